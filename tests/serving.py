"""The site served by gunicorn as in production, for measurements that are made by hand."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from importlib.util import find_spec


def require_gunicorn() -> None:
    """End the run with one line where gunicorn is not installed."""
    try:
        is_missing = find_spec("gunicorn") is None
    except ValueError:  # it is kept from being imported
        is_missing = True
    if is_missing:
        raise SystemExit("gunicorn is missing here: install requirements/deploy.txt first.")


@contextmanager
def served(
    workers: int, threads: int, environment: Mapping[str, str] | None = None
) -> Iterator[int]:
    """Serve the site on a free port; end the run with one line where it does not start."""
    require_gunicorn()
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "gunicorn", "config.wsgi:application", "--log-level=error"]
    command += [f"--workers={workers}", "--worker-class=gthread", f"--threads={threads}"]
    server = subprocess.Popen([*command, f"--bind=127.0.0.1:{port}"], env=environment)
    try:
        if not any(_answers(server, port) for _ in range(200)):
            raise SystemExit("gunicorn did not start; what it wrote above says why.")
        yield port
    finally:
        server.terminate()
        server.wait()


def _answers(server: subprocess.Popen[bytes], port: int) -> bool:
    with closing(socket.socket()) as probe:
        if server.poll() is None and probe.connect_ex(("127.0.0.1", port)) == 0:
            return True
    time.sleep(0 if server.poll() is not None else 0.1)
    return False
