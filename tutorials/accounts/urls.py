"""Addresses of teachers' accounts."""

from __future__ import annotations

from django.urls import path

from tutorials.accounts.views import account, email_links, signing_in

app_name = "accounts"
urlpatterns = [
    path("sign-in/", signing_in.sign_in, name="sign_in"),
    path("sign-out/", signing_in.sign_out, name="sign_out"),
    path("sign-up/", email_links.sign_up, name="sign_up"),
    path("sign-up/<str:token>/", email_links.finish, name="finish"),
    path("password/", email_links.forgotten, name="forgotten"),
    path("password/<str:uid>/<str:token>/", email_links.new_password, name="new_password"),
    path("account/", account.account, name="account"),
    path("account/password/", account.change_password, name="change_password"),
    path("account/email/", account.change_address, name="change_address"),
    path("account/email/<str:token>/", account.confirm_address, name="confirm_address"),
    path("account/delete/", account.delete, name="delete"),
]
