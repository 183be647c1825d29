from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.config.test_env import STRONG

PRODUCTION = {
    "DJANGO_SECRET_KEY": STRONG,
    "DJANGO_ALLOWED_HOSTS": "choroku.example",
    "DJANGO_PROXY_HOPS": "1",
    "DATABASE_URL": "sqlite://:memory:",
}


def manage(
    root: Path, variables: dict[str, str], *arguments: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a server would: with these variables and no others of ours."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=root,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_production_example_passes_djangos_deployment_checks(root: Path) -> None:
    done = manage(root, PRODUCTION, "check", "--deploy", "--fail-level", "WARNING")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("change", "variable"),
    [
        ({"DJANGO_SECRET_KEY": ""}, "DJANGO_SECRET_KEY"),
        ({"DJANGO_SECRET_KEY": "x" * 60}, "DJANGO_SECRET_KEY"),
        ({"DJANGO_ALLOWED_HOSTS": ""}, "DJANGO_ALLOWED_HOSTS"),
        ({"DJANGO_CSRF_TRUSTED_ORIGINS": "choroku.example"}, "DJANGO_CSRF_TRUSTED_ORIGINS"),
        ({"DJANGO_HSTS_SECONDS": "soon"}, "DJANGO_HSTS_SECONDS"),
        ({"DJANGO_PROXY_HOPS": "one"}, "DJANGO_PROXY_HOPS"),
        ({"DJANGO_BEHIND_PROXY": "0"}, "DJANGO_PROXY_HOPS"),
        ({"DJANGO_DEBUG": "perhaps"}, "DJANGO_DEBUG"),
        ({"DATABASE_URL": "oracle://x"}, "DATABASE_URL"),
    ],
)
def test_a_command_stops_in_one_line_that_names_the_variable(
    root: Path, change: dict[str, str], variable: str
) -> None:
    done = manage(root, {**PRODUCTION, **change}, "check")
    assert done.returncode == 1
    assert done.stderr.startswith(f"manage.py: {variable}: ")
    assert done.stderr.count("\n") == 1


def test_a_server_stops_in_one_line_that_names_the_variable(root: Path) -> None:
    variables = {**PRODUCTION, "DJANGO_SECRET_KEY": "", "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [sys.executable, "-c", "import config.wsgi"],
        cwd=root,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stderr.startswith("config.wsgi: DJANGO_SECRET_KEY: not set")
    assert done.stderr.count("\n") == 1


def test_gunicorn_believes_nobody_about_the_client(root: Path) -> None:
    said = runpy.run_path(str(root / "gunicorn.conf.py"))
    trusted = ("forwarded_allow_ips", "secure_scheme_headers", "forwarder_headers")
    assert not any(said[name] for name in trusted)


@pytest.mark.parametrize("declared", ["0", "1", "2"])
def test_the_number_of_proxies_has_to_be_said(root: Path, declared: str) -> None:
    deploy = ("check", "--deploy", "--fail-level", "WARNING")
    said = manage(root, {**PRODUCTION, "DJANGO_PROXY_HOPS": declared}, *deploy)
    assert said.returncode == 0, said.stderr
    unsaid = manage(root, {**PRODUCTION, "DJANGO_PROXY_HOPS": ""}, *deploy)
    assert unsaid.returncode == 1
    assert "choroku.W001" in unsaid.stderr


def test_a_machine_without_time_zones_is_refused(root: Path) -> None:
    done = manage(root, {**PRODUCTION, "PYTHONTZPATH": "/nonexistent"}, "check")
    assert done.returncode == 1
    assert "choroku.E003" in done.stderr
    assert "tzdata" in done.stderr


SHOW = """
import json
from django.conf import settings

names = sorted(json.loads({names!r}))
print(json.dumps([getattr(settings, name) for name in names]))
"""


def test_production_is_strict_about_transport_and_cookies(root: Path) -> None:
    wanted = {
        "CSRF_COOKIE_SECURE": True,
        "DEBUG": False,
        "LANGUAGE_COOKIE_SECURE": True,
        "SECURE_HSTS_SECONDS": 365 * 24 * 3600,
        "SECURE_PROXY_SSL_HEADER": ["HTTP_X_FORWARDED_PROTO", "https"],
        "SECURE_SSL_REDIRECT": True,
        "SESSION_COOKIE_SECURE": True,
        "X_FRAME_OPTIONS": "DENY",
    }
    code = SHOW.format(names=json.dumps(list(wanted)))
    done = manage(root, PRODUCTION, "shell", "--no-imports", "-c", code)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [wanted[name] for name in sorted(wanted)]


def test_quickstart_is_refused_outside_development(root: Path) -> None:
    done = manage(root, {**PRODUCTION, "DJANGO_DEBUG": "0"}, "quickstart")
    assert done.returncode == 1
    assert "DJANGO_DEBUG=1" in done.stderr
