; Inno Setup 6 makes dist\cardtable-VERSION-setup.exe out of the folder that PyInstaller has made:
;   iscc /DVersion=0.1.0 packaging\windows\cardtable.iss
; It installs for one person without rights, or for all where there are some; it was not run where it was written.

#ifndef Version
  #error Say which version: /DVersion=...
#endif

[Setup]
AppId={{6E3A2C52-0F1B-4F0E-9E55-CA2DAB1E0001}
AppName=Card Table
AppVersion={#Version}
AppPublisher=the cardtable authors
DefaultDirName={autopf}\Card Table
DefaultGroupName=Card Table
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=cardtable-{#Version}-setup
SetupIconFile=build\packaging\icons\cardtable.ico
UninstallDisplayIcon={app}\cardtable.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Tasks]
Name: "desktop"; Description: "An icon on the desktop"; Flags: unchecked

[Files]
Source: "build\packaging\frozen\cardtable\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs
Source: "LICENSE"; DestDir: "{app}"

[Icons]
Name: "{group}\Card Table"; Filename: "{app}\cardtable.exe"
Name: "{autodesktop}\Card Table"; Filename: "{app}\cardtable.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.cardtable"; ValueType: string; ValueData: "CardTable.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\CardTable.Record"; ValueType: string; ValueData: "Card Table record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\CardTable.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\cardtable.exe,0"
Root: HKA; Subkey: "Software\Classes\CardTable.Record\shell\open\command"; ValueType: string; ValueData: """{app}\cardtable.exe"" look ""%1"""

[Run]
Filename: "{app}\cardtable.exe"; Description: "Sit down at the table"; Flags: nowait postinstall skipifsilent
