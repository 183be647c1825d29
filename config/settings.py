"""The site's settings, read from the environment through `config.env`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from csp.constants import NONE, SELF

from config.env import EnvError, EnvironmentVariables

BASE_DIR = Path(__file__).resolve().parent.parent
DEVELOPMENT_KEY = "development-only: signs nothing that matters, never leaves this machine"

env = EnvironmentVariables(os.environ)

DEBUG = env.flag("DJANGO_DEBUG")
SECRET_KEY = DEVELOPMENT_KEY if DEBUG else env.secret("DJANGO_SECRET_KEY")
SECRET_KEY_FALLBACKS = env.secrets("DJANGO_SECRET_KEY_FALLBACKS")
ALLOWED_HOSTS = env.hosts("DJANGO_ALLOWED_HOSTS")
CSRF_TRUSTED_ORIGINS = env.origins("DJANGO_CSRF_TRUSTED_ORIGINS")
if not (DEBUG or ALLOWED_HOSTS):
    raise EnvError("DJANGO_ALLOWED_HOSTS", "not set; name the hosts the site answers to.")

# --- Applications ---------------------------------------------------------------------------

INSTALLED_APPS = [
    "modeltranslation",  # before the admin, which it extends
    "tutorials.accounts.staff.apps.StaffConfig",  # Django's admin
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
    "django_htmx",
    "template_partials",
    "csp",
    "config",
    "rules",
    "tutorials.accounts",
    "tutorials.curriculum",
    "tutorials.practice",
    "tutorials.play",
    "tutorials.classrooms",
]

MIDDLEWARE = [
    "config.middleware.AcceptedEncodings",  # before anything that compresses
    "tutorials.accounts.guards.middleware.WarnOfProxies",  # before anything leads elsewhere
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # below WhiteNoise, whose files are compressed
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "config.middleware.BodyLimit",  # before the token is looked for in the body
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "config.middleware.PermissionsPolicyMiddleware",
    "tutorials.accounts.guards.middleware.LimitCostlyPages",
    "tutorials.accounts.guards.middleware.CardSessionMiddleware",
    "config.pages.errors.MethodNotAllowedPage",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "config" / "templates"],
        "APP_DIRS": True,  # template_partials wraps the loaders this gives
        "OPTIONS": {
            "builtins": ["template_partials.templatetags.partials"],
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.context_processors.site",
            ],
        },
    },
]

# --- Data -----------------------------------------------------------------------------------

own_database = quote(str(BASE_DIR / "var" / "db.sqlite3"))
database: dict[str, Any] = {**env.database("DATABASE_URL", f"sqlite:///{own_database}")}
database["CONN_MAX_AGE"] = 600
database["CONN_HEALTH_CHECKS"] = True
if database["ENGINE"] == "django.db.backends.sqlite3":
    # Write-ahead logging lets readers continue during a write; IMMEDIATE takes the write lock
    # at the start, so that two writers wait for each other instead of failing half-way.
    database["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 5,
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
            " PRAGMA mmap_size=134217728; PRAGMA cache_size=-8000;"
            # Overwrite deleted data instead of only freeing its pages.
            " PRAGMA secure_delete=ON;"
        ),
    }
else:
    # Give up on an unreachable database server after so many seconds; the page says so.
    database.setdefault("OPTIONS", {}).setdefault("connect_timeout", 5)
DATABASES = {"default": database}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Both caches hold pure renderings only, so each process may have its own. Whole pages have a share
# of their own, so that fragments, of which there are as many as tries, cannot evict them.
MEGABYTE = 1024 * 1024
CACHES: dict[str, dict[str, Any]] = {
    name: {
        "BACKEND": "config.bounded_cache.BoundedLocMemCache",
        "LOCATION": name,
        "OPTIONS": {"MAX_ENTRIES": 20_000, "MAX_BYTES": share * MEGABYTE},
    }
    for name, share in (("default", 12), ("pages", 20))
}

# Seconds for which shared pages are cached; in development changes show at once.
PAGE_SECONDS = 0 if DEBUG else 300
# The cookie values that change how a page looks; any other counts as no cookie.
PAGE_COOKIES = {"theme": ("light", "dark"), "furigana": ("off",)}
PERSONAL_COOKIES = ("sessionid", "progress", "class-work")

AUTH_USER_MODEL = "accounts.User"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{validator}"}
    for validator in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

LOGIN_URL = "accounts:sign_in"
LOGIN_REDIRECT_URL = "classrooms:index"
PASSWORD_RESET_TIMEOUT = 3 * 24 * 3600

# --- E-mail ---------------------------------------------------------------------------------

mail = env.mail("DJANGO_EMAIL_URL", "console:" if DEBUG else "smtp://localhost")
EMAIL_BACKEND = f"django.core.mail.backends.{mail.kind}.EmailBackend"
EMAIL_HOST, EMAIL_PORT = mail.host, mail.port
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = mail.user, mail.password
EMAIL_USE_TLS, EMAIL_USE_SSL = mail.starts_tls, mail.speaks_tls
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = env.text("DJANGO_EMAIL_FROM", "Chōroku <choroku@localhost>")

# --- Languages ------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("fr", "Français"), ("de", "Deutsch"), ("ja", "日本語")]
LOCALE_PATHS = [BASE_DIR / "locale"]
FORMAT_MODULE_PATH = ["config.formats"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"
# The languages in which the courses have their texts. A new one comes in once its texts and the
# migration for them are there; until then its readers are given the English ones.
CONTENT_LANGUAGES = ("en", "fr", "de", "ja")
MODELTRANSLATION_LANGUAGES = CONTENT_LANGUAGES
MODELTRANSLATION_DEFAULT_LANGUAGE = "en"
MODELTRANSLATION_ENABLE_FALLBACKS = False  # a missing text is an error of the content check

# --- Static files ---------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "var" / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        ),
    },
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# --- Uploads ----------------------------------------------------------------------------------

# Bytes that a form may send; views that take files as well say so (`rules.http.takes_files_up_to`).
# They are held in memory, so nothing is written to disk.
LARGEST_FORM = 64 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = FILE_UPLOAD_MAX_MEMORY_SIZE = 4 * MEGABYTE

# --- Security -------------------------------------------------------------------------------

SECURE_SSL_REDIRECT = not DEBUG
# Requested by a supervisor on the same machine, without TLS.
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SECURE_HSTS_SECONDS = 0 if DEBUG else env.number("DJANGO_HSTS_SECONDS", 365 * 24 * 3600)
# Subdomains and the browsers' preload lists concern more than this site: left to its owner.
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = env.flag("DJANGO_HSTS_SUBDOMAINS")
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
# The number of our own proxies in front; None if it is not set.
PROXY_HOPS = env.proxy_hops("DJANGO_PROXY_HOPS", "DJANGO_BEHIND_PROXY")
if PROXY_HOPS:
    # Only behind a proxy that always sets this header itself: whoever sends it is believed.
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_SECURE = not DEBUG
CSRF_COOKIE_SECURE = not DEBUG
CSRF_COOKIE_HTTPONLY = True  # forms carry the token; no script reads it
CSRF_FAILURE_VIEW = "config.pages.errors.csrf_failure"
LANGUAGE_COOKIE_SECURE = not DEBUG
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600

# Nothing inline and nothing from elsewhere: no nonce, no data: address.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [NONE],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}

# --- Logging --------------------------------------------------------------------------------

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"terse": {"()": "config.log_filters.ClientErrorFilter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "filters": ["terse"]}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {  # both through the root's handler
        "django": {"handlers": [], "level": "INFO"},
        "choroku.security": {"level": "INFO"},
    },
}
