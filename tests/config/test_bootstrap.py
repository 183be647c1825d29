from __future__ import annotations

import ast
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from config import bootstrap
from config.bootstrap import (
    FAST,
    LOCKS,
    CannotStartError,
    VirtualEnvironment,
    find_candidates,
    has_venv,
    is_extensible,
    is_fresh,
    pick_interpreter,
    pytest_arguments,
    read_stamp,
)

DIGESTS = {"base.txt": "b", "dev.txt": "d", "e2e.txt": "e"}
BASE_BUILT = {"python": "3.11", "base.txt": "b"}
ALL_BUILT = {"python": "3.11", **DIGESTS}


class Replaced(Exception):
    """Stands for a process that another one has taken the place of."""


@pytest.fixture
def replacements(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the command lines of the processes that would have been started instead."""
    started: list[list[str]] = []

    def replace(python: Path, arguments: list[str]) -> None:
        started.append([python.name, *arguments])
        raise Replaced

    monkeypatch.setattr(bootstrap, "start_again", replace)
    return started


@pytest.fixture
def environment(tmp_path: Path) -> VirtualEnvironment:
    """Return an environment with locks but nothing built."""
    locks = tmp_path / "requirements"
    locks.mkdir()
    for name in LOCKS:
        (locks / name).write_text(f"{name}\n")
    return VirtualEnvironment(tmp_path / ".venv", locks)


@pytest.fixture
def built(environment: VirtualEnvironment, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is created and installed, without doing it."""
    done: list[str] = []

    def create(self: VirtualEnvironment) -> None:
        done.append("create")
        self.python.parent.mkdir(parents=True, exist_ok=True)
        self.python.touch()

    def install(self: VirtualEnvironment, lock: str) -> None:
        done.append(lock)

    monkeypatch.setattr(VirtualEnvironment, "_create", create)
    monkeypatch.setattr(VirtualEnvironment, "_install", install)
    monkeypatch.setattr(VirtualEnvironment, "_version", lambda self: "3.11")
    return done


def test_the_first_python_that_fits_is_picked() -> None:
    assert pick_interpreter(["3.9", "3.13", "3.11"], lambda name: name != "3.9") == "3.13"


def test_without_a_fitting_python_one_line_names_the_package() -> None:
    with pytest.raises(CannotStartError, match="apt install python3-venv") as caught:
        pick_interpreter(["3.9"], lambda name: False)
    assert "\n" not in str(caught.value)


def test_a_shim_that_leads_nowhere_and_a_missing_file_do_not_fit(tmp_path: Path) -> None:
    shim = tmp_path / "python3.14"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert not has_venv(str(shim))
    assert not has_venv(str(tmp_path / "nothing"))


def test_no_candidate_lies_in_the_environment_that_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / ".venv" / "bin" / "python3.13"
    monkeypatch.setattr("shutil.which", lambda name: str(inside))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    kept = tmp_path / "pyenv" / "versions" / "3.12.1" / "bin" / "python3"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert list(find_candidates(tmp_path / ".venv"))[1:] == [str(kept)]


@pytest.mark.parametrize("content", ["", "{", "[]", "\udcff"])
def test_a_spoilt_stamp_says_nothing(tmp_path: Path, content: str) -> None:
    path = tmp_path / "stamp"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert read_stamp(path) == {}
    assert read_stamp(tmp_path / "missing") == {}


def test_a_lock_is_fresh_while_it_and_the_python_are_the_same() -> None:
    assert is_fresh(BASE_BUILT, "base.txt", DIGESTS, running=None)
    assert is_fresh(BASE_BUILT, "base.txt", DIGESTS, running="3.11")
    assert not is_fresh(BASE_BUILT, "base.txt", DIGESTS, running="3.13")
    assert not is_fresh(BASE_BUILT, "base.txt", {**DIGESTS, "base.txt": "new"}, running=None)
    assert not is_fresh(BASE_BUILT, "e2e.txt", DIGESTS, running=None)
    assert not is_fresh({}, "base.txt", DIGESTS, running=None)


def test_only_a_lock_that_was_never_there_is_added_to_what_is_there() -> None:
    assert is_extensible(BASE_BUILT, "e2e.txt", DIGESTS, running=None)
    assert not is_extensible(BASE_BUILT, "e2e.txt", DIGESTS, running="3.13")
    assert not is_extensible(ALL_BUILT, "e2e.txt", {**DIGESTS, "e2e.txt": "new"}, running=None)
    assert not is_extensible(BASE_BUILT, "e2e.txt", {**DIGESTS, "base.txt": "new"}, running=None)


def test_the_environment_is_built_once_and_extended_once(
    environment: VirtualEnvironment, built: list[str]
) -> None:
    assert environment.ensure("base.txt") is True
    assert environment.ensure("base.txt") is False
    assert environment.ensure("e2e.txt") is True
    assert environment.ensure("e2e.txt") is False
    assert environment.ensure("base.txt") is False
    assert built == ["create", "base.txt", "e2e.txt"]


def test_a_changed_lock_is_noticed_and_built_anew(
    environment: VirtualEnvironment, built: list[str]
) -> None:
    environment.ensure("base.txt")
    (environment.locks / "base.txt").write_text("changed\n")
    assert environment.ensure("base.txt") is True
    assert built == ["create", "base.txt"] * 2


def test_an_installation_that_breaks_off_is_repaired_by_the_next_start(
    environment: VirtualEnvironment, built: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: VirtualEnvironment, lock: str) -> None:
        raise CannotStartError("no network")

    with monkeypatch.context() as patch:
        patch.setattr(VirtualEnvironment, "_install", fail)
        with pytest.raises(CannotStartError):
            environment.ensure("base.txt")
    assert environment.ensure("base.txt") is True
    assert built == ["create", "create", "base.txt"]


def test_an_environment_elsewhere_is_not_emptied_through_a_link(
    environment: VirtualEnvironment, tmp_path: Path
) -> None:
    kept = tmp_path / "elsewhere" / "kept"
    kept.parent.mkdir()
    kept.touch()
    environment.folder.symlink_to(kept.parent)
    with pytest.raises(CannotStartError, match="is a link"):
        environment.ensure("base.txt")
    assert kept.exists()


def test_the_project_steps_aside_for_an_environment_made_by_uv(
    environment: VirtualEnvironment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(environment.folder))
    environment.folder.mkdir()
    notes = environment.folder / "pyvenv.cfg"
    notes.write_text("home = /usr/bin\nversion = 3.11\n")
    assert not environment.steps_aside_for("django")
    notes.write_text("home = /usr/bin\nuv = 0.13\nversion_info = 3.11\n")
    assert environment.steps_aside_for("django")
    assert not environment.steps_aside_for("no_such_module")


def test_the_project_steps_aside_for_another_environment_that_has_all(
    environment: VirtualEnvironment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", "/elsewhere")
    assert environment.steps_aside_for("django")
    assert not environment.steps_aside_for("no_such_module")
    monkeypatch.setattr(sys, "base_prefix", "/elsewhere")
    assert not environment.steps_aside_for("django"), "a system's Python is not an environment"


@pytest.mark.parametrize("argv", [["manage.py"], ["manage.py", "migrate"]])
def test_every_other_command_runs_in_the_environment_it_is_given(
    argv: list[str], replacements: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        VirtualEnvironment, "ensure", lambda self, lock: pytest.fail("nothing to build")
    )
    bootstrap.prepare(argv)
    assert replacements == []


def test_test_becomes_pytest_with_the_same_arguments(
    replacements: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VirtualEnvironment, "steps_aside_for", lambda self, module: True)
    with pytest.raises(Replaced):
        bootstrap.prepare(["manage.py", "test", "-k", "dice"])
    assert replacements[0][1:] == ["-m", "pytest", "-k", "dice"]


def test_an_environment_just_built_is_entered_even_from_inside_its_remains(
    replacements: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DJANGO_DEBUG", "1")
    monkeypatch.setattr(VirtualEnvironment, "steps_aside_for", lambda self, module: False)
    monkeypatch.setattr(VirtualEnvironment, "is_running", lambda self: True)
    monkeypatch.setattr(VirtualEnvironment, "ensure", lambda self, lock: True)
    with pytest.raises(Replaced):
        bootstrap.prepare(["manage.py", "quickstart", "8123"])
    assert replacements[0][1].endswith("manage.py")
    assert replacements[0][2:] == ["quickstart", "8123"]


def test_fast_leaves_out_what_takes_long_and_goes_no_further() -> None:
    assert pytest_arguments(["--fast", "-x"]) == ["-m", FAST, "-x"]
    assert pytest_arguments(["-x"]) == ["-x"]


def test_all_tests_are_spread_over_the_cores_unless_some_are_chosen() -> None:
    spread = ["-n", "auto"]
    assert pytest_arguments([]) == spread
    assert pytest_arguments(["--fast"]) == ["-m", FAST, *spread]
    assert pytest_arguments(["tests/foo.py", "-k", "x"]) == ["tests/foo.py", "-k", "x"]


def test_each_lock_holds_the_whole_of_the_one_before_it(root: Path) -> None:
    pins = [
        {line for line in (root / "requirements" / lock).read_text().splitlines() if "==" in line}
        for lock in LOCKS
    ]
    for smaller, larger in pairwise(pins):
        assert smaller <= larger


@pytest.mark.parametrize("lock", [*LOCKS, "deploy.txt"])
def test_a_lock_pins_by_hash_and_names_no_host(root: Path, lock: str) -> None:
    text = (root / "requirements" / lock).read_text()
    assert "://" not in text
    for requirement in text.replace("\\\n", " ").splitlines():
        assert "--hash=sha256:" in requirement


@pytest.mark.parametrize("name", ["manage.py", "config/__init__.py", "config/bootstrap.py"])
def test_what_runs_first_is_readable_for_an_older_python(root: Path, name: str) -> None:
    ast.parse((root / name).read_text(encoding="utf-8"), feature_version=(3, 8))


def test_the_bootstrap_needs_nothing_but_the_standard_library(root: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(root)!r}); import config.bootstrap"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
