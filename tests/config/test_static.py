from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import Settings

MANIFEST = "whitenoise.storage.CompressedManifestStaticFilesStorage"


@pytest.fixture
def collected(settings: Settings, tmp_path: Path) -> Path:
    """Return the folder of static files as a server has them: collected, under hashed names."""
    settings.STATIC_ROOT = tmp_path
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": MANIFEST}}
    call_command("collectstatic", interactive=False, verbosity=0)
    return tmp_path


@pytest.mark.django_db
def test_collected_files_refer_to_each_other_and_pages_to_them(
    collected: Path, client: Client
) -> None:
    page = client.get("/en/").content.decode()
    addresses = re.findall(r'(?:href|src)="/static/([^"#?]+)', page)
    assert addresses
    for address in addresses:
        assert re.search(r"\.[0-9a-f]{12}\.\w+$", address), f"{address} has no hash in its name"
        assert (collected / address).exists()
