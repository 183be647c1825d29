"""Addresses of the exercises."""

from __future__ import annotations

from django.urls import path

from tutorials.practice import views

app_name = "practice"
urlpatterns = [
    path("exercises/", views.exercises, name="exercises"),
    path("exercises/<slug:slug>/", views.exercise, name="exercise"),
]
