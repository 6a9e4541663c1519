"""What the suite leaves out of a sample is tried in the long counts."""
from __future__ import annotations

from pathlib import Path

import pytest

from tests.spread import sampled, spread
from tools import samples

TESTS = """from tests.spread import far, sampled
import pytest

@pytest.mark.parametrize("n", sampled(range(10), 3))
def test_it(n: int) -> None:
    assert n < far(10, 9), "the last fails in the long counts alone"
"""


def test_each_game_and_each_way_is_tried() -> None:
    assert spread("abc", [1, 2]) == [("a", 1), ("b", 2), ("c", 1)]
    assert spread("a", [1, 2]) == [("a", 1), ("a", 2)]


@pytest.mark.parametrize(("most", "found"), [(1, [0]), (2, [0, 9]), (3, [0, 4, 9]), (10, list(range(10))),
                                             (20, list(range(10)))])
def test_a_sample_is_taken_from_all_along(most: int, found: list[int]) -> None:
    assert sampled(range(10), most, whole=False) == found
    assert sampled(range(10), most, whole=True) == list(range(10))


def test_the_whole_is_run_and_what_fails_there_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "test_of_ten.py"
    file.write_text(TESTS)
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))
    with pytest.raises(AssertionError, match="1 failed, 9 passed"):
        samples.run(str(file))
    file.write_text(TESTS.replace("9)", "10)"))
    assert samples.run(str(file)) == {"passed": 10}


def test_a_part_is_made_of_each_file_that_takes_samples() -> None:
    assert "whole tests/table/lessons/test_lesson_page.py" in [part.name for part in samples.parts()]
