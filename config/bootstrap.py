"""Build the locked environment that `quickstart` and `test` need, and restart inside it.

Only the standard library, and only syntax that an older Python reads as well: this module must
live long enough to say which one is needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
MINIMUM = (3, 11)
MINORS = (14, 13, 12, 11)

# Each lock includes the previous one, so an environment built for a later one serves an earlier.
LOCKS = ("base.txt", "dev.txt", "e2e.txt")
LOCK_OF = {"quickstart": "base.txt", "test": "e2e.txt"}
MODULE_OF = {"quickstart": "django", "test": "xdist"}
FAST = "not browser and not thorough"


class CannotStartError(Exception):
    """Why the project cannot be run and what to do, in one line."""


def prepare(argv: Sequence[str]) -> None:
    """Return if this process can run the command; otherwise replace it by one that can."""
    command = argv[1] if len(argv) > 1 else ""
    if command not in LOCK_OF:
        return
    if command == "quickstart":
        os.environ.setdefault("DJANGO_DEBUG", "1")
    environment = VirtualEnvironment(ROOT / ".venv", ROOT / "requirements")
    if not environment.steps_aside_for(MODULE_OF[command]):
        built = environment.ensure(LOCK_OF[command])
        if built or not environment.is_running():
            start_again(environment.python, [str(ROOT / "manage.py"), *argv[1:]])
    if command == "test":
        os.chdir(ROOT)
        start_again(Path(sys.executable), ["-m", "pytest", *pytest_arguments(argv[2:])])


def pytest_arguments(arguments: Sequence[str]) -> list[str]:
    """Translate `--fast` for pytest; run on every core unless arguments say otherwise.

    Unless more is asked for, every core gets a process.
    """
    chosen = ["-m", FAST] if "--fast" in arguments else []
    others = [argument for argument in arguments if argument != "--fast"]
    return chosen + (others or ["-n", "auto"])


def start_again(python: Path, arguments: Sequence[str]) -> NoReturn:
    """Replace this process by another Python."""
    command = [str(python), *arguments]
    sys.stdout.flush()
    if os.name == "nt":  # exec would hand the terminal back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # noqa: S606


class VirtualEnvironment:
    """The project's virtual environment, with a stamp of what is installed in it."""

    def __init__(self, folder: Path, locks: Path) -> None:
        scripts = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
        self.folder = folder
        self.locks = locks
        self.python = folder.joinpath(*scripts)
        self.stamp = folder / "choroku-stamp.json"

    def is_running(self) -> bool:
        """Return whether this process runs inside it."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def steps_aside_for(self, module: str) -> bool:
        """Return whether this process runs in someone else's virtual environment that has all."""
        if sys.prefix == sys.base_prefix or importlib.util.find_spec(module) is None:
            return False
        return not self.is_running() or self._is_made_by_uv()

    def ensure(self, lock: str) -> bool:
        """Install a lock file if needed; return whether anything was installed."""
        stamp = read_stamp(self.stamp)
        digests = {name: digest(self.locks / name) for name in LOCKS}
        running = python_version() if self.is_running() else None
        if self.python.exists() and is_fresh(stamp, lock, digests, running):
            return False
        if not (self.python.exists() and is_extensible(stamp, lock, digests, running)):
            self._create()
        self._install(lock)
        included = LOCKS[: LOCKS.index(lock) + 1]
        content = {"python": self._version(), **{name: digests[name] for name in included}}
        self.stamp.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
        return True

    def _create(self) -> None:
        if self.folder.is_symlink():  # `--clear` would empty what it leads to
            raise CannotStartError(f"{self.folder} is a link: remove it, then start again")
        python = pick_interpreter(find_candidates(self.folder), has_venv)
        print(f"Creating {self.folder.name} with {python} …", flush=True)
        _run([python, "-m", "venv", "--clear", str(self.folder)])

    def _install(self, lock: str) -> None:
        print(f"Installing requirements/{lock}: once, half a minute or less …", flush=True)
        self.stamp.unlink(missing_ok=True)  # an interrupted installation is not trusted
        options = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps"]
        _run([str(self.python), "-m", "pip", "install", *options, "-r", str(self.locks / lock)])

    def _version(self) -> str:
        code = "import sys; print('{}.{}'.format(*sys.version_info))"
        return subprocess.check_output([str(self.python), "-c", code]).decode().strip()

    def _is_made_by_uv(self) -> bool:
        notes = self.folder / "pyvenv.cfg"
        return not self.stamp.exists() and notes.exists() and "\nuv = " in notes.read_text("utf-8")


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def python_version() -> str:
    """Return the major and minor version, which decide where packages lie."""
    return "{}.{}".format(*sys.version_info)


def read_stamp(path: Path) -> dict[str, str]:
    """Return what was installed; empty if the stamp is missing or damaged."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def is_fresh(
    stamp: Mapping[str, str], lock: str, digests: Mapping[str, str], running: str | None
) -> bool:
    """Return whether a lock is installed unchanged for the running Python."""
    return stamp.get(lock) == digests[lock] and running in (None, stamp.get("python"))


def is_extensible(
    stamp: Mapping[str, str], lock: str, digests: Mapping[str, str], running: str | None
) -> bool:
    """Return whether a lock only adds packages, so that none are left over."""
    return lock not in stamp and is_fresh(stamp, LOCKS[0], digests, running)


def find_candidates(own: Path) -> Iterator[str]:
    """Return Pythons that may build the environment, the running one first."""
    found = [getattr(sys, "_base_executable", sys.executable)]
    found += [shutil.which(f"python3.{minor}") or "" for minor in MINORS]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for minor in MINORS:
        found += sorted(map(str, pyenv.glob(f"versions/3.{minor}.*/bin/python3")), reverse=True)
    return (python for python in found if python and own not in Path(python).parents)


def has_venv(python: str) -> bool:
    """Return whether a Python is new enough and can create an environment with pip."""
    code = f"import sys, venv, ensurepip; sys.exit(sys.version_info < {MINIMUM})"
    try:
        return subprocess.run([python, "-c", code], capture_output=True).returncode == 0
    except OSError:
        return False


def pick_interpreter(candidates: Iterable[str], fits: Callable[[str], bool]) -> str:
    """Return the first suitable Python."""
    for python in candidates:
        if fits(python):
            return python
    wanted = "Python {}.{} or newer with its venv module is needed".format(*MINIMUM)
    raise CannotStartError(f"{wanted}; on Debian or Ubuntu: apt install python3-venv")


def _run(command: Sequence[str]) -> None:
    if subprocess.call(command) != 0:
        raise CannotStartError(
            f"{' '.join(command[1:4])} failed, see above; the next start tries again"
        )
