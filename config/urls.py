"""URL patterns of the site; all pages but the admin's have their language in the path."""

from __future__ import annotations

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

from config import views
from config.pages.choices import FURIGANA, THEME, keep_choice
from config.pages.news import feed
from config.pages.sitemap import robots, sitemap
from config.search.views import search

handler400 = "config.pages.errors.bad_request"
handler403 = "config.pages.errors.permission_denied"
handler404 = "config.pages.errors.page_not_found"
handler500 = "config.pages.errors.server_error"

urlpatterns = [
    path("healthz", views.healthz, name="healthz"),
    path("", views.root, name="root"),
    path("robots.txt", robots, name="robots"),
    path("sitemap.xml", sitemap, name="sitemap"),
    path("admin/", admin.site.urls),
    *i18n_patterns(
        path("", views.home, name="home"),
        path("theme/", keep_choice, {"choice": THEME}, name="theme"),
        path("furigana/", keep_choice, {"choice": FURIGANA}, name="furigana"),
        path("news.atom", feed, name="feed"),
        path("search/", search, name="search"),
        path("", include("rules.urls")),
        path("", include("tutorials.practice.urls")),
        path("", include("tutorials.play.urls")),
        path("", include("tutorials.accounts.urls")),
        path("", include("tutorials.classrooms.urls")),
    ),
]
