"""The WSGI application that a server such as gunicorn runs: `config.wsgi:application`."""

from __future__ import annotations

import os
import sys
from typing import Final

from django.core.wsgi import get_wsgi_application

from config.env import EnvError

CANNOT_START: Final = 3
"""The exit status by which a worker tells gunicorn not to start others in its place."""

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

try:
    application = get_wsgi_application()
except EnvError as error:
    sys.stderr.write(f"config.wsgi: {error}\n")
    sys.exit(CANNOT_START)
