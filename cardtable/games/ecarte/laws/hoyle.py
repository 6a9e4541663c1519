"""The Club Code as Hoyle's Games reprints it in 1909: Cavendish's first fifty-one laws, and a note (002:1864-2104).

Law by law the two wordings agree, but for one letter in law 30 and one "the" in law 37 that do not alter the sense.
"""
from __future__ import annotations

from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.rules.laws import Code

# The number of the law and its lines in 002.
LINES = {
    1: "1866-1867", 2: "1871-1873", 3: "1875-1876", 4: "1878-1879", 5: "1881-1883", 6: "1885-1886", 7: "1888-1889",
    8: "1891-1896", 9: "1898-1902", 10: "1904-1905", 11: "1907-1910", 12: "1912-1913", 13: "1915-1917",
    14: "1919-1923", 15: "1925-1929", 16: "1931-1934", 17: "1936-1942", 18: "1944-1948", 19: "1950-1951",
    20: "1953-1955", 21: "1957-1959", 22: "1961-1962", 23: "1964-1966", 24: "1968-1971", 25: "1973-1980",
    26: "1982-1983", 27: "1985-1987", 28: "1989-1991", 29: "1993-1997", 30: "1999-2000", 31: "2002-2005",
    32: "2007-2009", 33: "2011-2016", 34: "2018-2021", 35: "2023-2025", 36: "2027-2030", 37: "2032-2035",
    38: "2037-2042", 39: "2044-2047", 40: "2049-2051", 41: "2053-2056", 42: "2058-2062", 43: "2064-2072",
    44: "2074-2076", 45: "2078-2080", 46: "2082-2084", 47: "2086-2087", 48: "2089-2090", 49: "2092-2097",
    50: "2099-2100", 51: "2103-2104",
}

# What Hoyle adds to a law, and where: footnotes 22 and 23, and the glossary, which defines the point and the vole.
ADDED = {
    26: (" The elder hand may ask for cards again and again. A dealer who likes his own hand ill will give them, but "
         "once the first proposal is past he does so or not as he pleases.", "18012-18015"),
    48: ("", "2114-2116"),
    51: (" For those who look on and bet, Hoyle refers the reader to Cavendish.", "18017-18019"),
}


def _source(number: int) -> str:
    parts = [LINES[number], *([ADDED[number][1]] if number in ADDED else ())]
    return ";".join([f"002:{part}" for part in parts])


HOYLE = Code("hoyle-1909", "Hoyle, 1909", True, tuple([
    law._replace(code="hoyle-1909", text=law.text + ADDED.get(law.number, ("", ""))[0], source=_source(law.number))
    for law in CAVENDISH.laws if law.number in LINES]))
