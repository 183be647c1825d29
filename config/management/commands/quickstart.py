"""The command `quickstart`: from a fresh checkout to a running development site."""

from __future__ import annotations

import errno
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from django.conf import settings
from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand, CommandError
from django.core.servers.basehttp import get_internal_wsgi_application, run
from django.db import connection

from config.pending_migrations import has_unapplied_migrations

HOST = "127.0.0.1"
FIRST_PORT = 8000
LAST_PORT = 65_535
PORTS_TRIED = 20


def port_number(text: str) -> int:
    """Parse a port; 0 lets the system choose one."""
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ArgumentTypeError(f"{text} is not a port")
    return int(text)


class Command(BaseCommand):
    """Update catalogues, database and content, and serve the site on this machine."""

    help = "Bring words, database and content up to date and serve the site on this machine."
    requires_system_checks: list[str] = []  # some pass only after the preparations

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the port to serve on."""
        parser.add_argument("port", type=port_number, nargs="?", default=FIRST_PORT)

    def handle(self, *args: Any, port: int, **options: Any) -> None:
        """Prepare, then serve until interrupted."""
        if not settings.DEBUG:
            raise CommandError("quickstart is for development; it needs DJANGO_DEBUG=1.")
        self._prepare()
        try:
            self._serve(port)
        except KeyboardInterrupt:
            self.stdout.write("")

    def _prepare(self) -> None:
        """Compile, migrate and load what is missing; existing data is kept."""
        call_command("compilecatalogues", stdout=self.stdout)
        if has_unapplied_migrations(connection):
            call_command("migrate", verbosity=0, skip_checks=True)
        if "load_curriculum" in get_commands():
            call_command("load_curriculum", stdout=self.stdout)
        self.check()

    def _serve(self, wanted: int) -> None:
        """Serve on the port, or on the next free one."""
        application = get_internal_wsgi_application()
        for port in range(wanted, min(wanted + PORTS_TRIED, LAST_PORT + 1)):
            try:
                run(HOST, port, application, threading=True, on_bind=self._announce)
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise CommandError(f"Port {port}: {error.strerror}.") from error
                self.stdout.write(f"Port {port} is taken, trying the next one.")
        raise CommandError(f"No free port from {wanted} on; name another one.")

    def _announce(self, port: object) -> None:
        self.stdout.write("Chōroku is ready; Ctrl-C ends it.")
        self.stdout.write(f"http://{HOST}:{port}/")
        self.stdout.flush()
