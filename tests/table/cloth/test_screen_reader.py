"""With a client listening Qt calls our interfaces from C++ at any moment; without one a fault there never shows."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.spread import sampled

ROOT = Path(__file__).resolve().parents[3]
LAUNCHERS = [Path(folder) / "at-spi-bus-launcher" for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")]
LAUNCHER = next((path for path in LAUNCHERS if path.exists()), None)
SCRIPT = 'at_spi="$1"; shift; "$at_spi" --launch-immediately & sleep 1; "$@"; code=$?; kill %1; exit $code'


@pytest.mark.slow
@pytest.mark.skipif(LAUNCHER is None or not shutil.which("dbus-run-session") or not shutil.which("xvfb-run"),
                    reason="no screen reader's bus on this machine")
@pytest.mark.parametrize("what", sampled(["listened_game", "listened"], 1))
def test_a_table_that_changes_while_a_client_listens_lives_to_its_end(tmp_path: Path, what: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                   "XDG_RUNTIME_DIR": str(tmp_path)}
    tmp_path.chmod(0o700)
    ran = subprocess.run(
        ["dbus-run-session", "--", "xvfb-run", "-a", "bash", "-mc", SCRIPT, "bash", str(LAUNCHER),
         sys.executable, "-m", f"tests.table.{what}"],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
