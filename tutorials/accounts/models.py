"""People: whoever signs in, the organisations they work for, and learners, who need neither."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

LONGEST_NAME = 60
LONGEST_NICKNAME = 40


class User(AbstractUser):
    """Someone with a sign-in, and the language they read best; teachers sign in by e-mail."""

    language = models.CharField(
        _("language"), max_length=10, choices=settings.LANGUAGES, blank=True, default=""
    )

    class Meta(AbstractUser.Meta):
        constraints = [
            models.UniqueConstraint(
                Lower("email"), condition=~models.Q(email=""), name="one_account_for_an_address"
            )
        ]


class Organisation(models.Model):
    """A school, a club, a museum, or one teacher: it owns learners and classrooms."""

    name = models.CharField(max_length=LONGEST_NAME)
    members = models.ManyToManyField(User, through="Membership", related_name="organisations")
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """Membership of a teacher in an organisation, as its owner or not."""

    organisation = models.ForeignKey(
        Organisation, on_delete=models.CASCADE, related_name="memberships"
    )
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="memberships")
    is_owner = models.BooleanField(default=False)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["organisation", "user"], name="member_once")]

    def __str__(self) -> str:
        return f"{self.user} in {self.organisation}"


class Learner(models.Model):
    """Someone whose progress is kept: no address, only what they tried, and perhaps a nickname.

    `key_hash` belongs to the secret in the browser of a learner who asked to keep progress;
    everything is erased after `kept_until`. A learner of an organisation has a nickname and
    signs in by a card instead; how long they are kept is up to their classrooms.
    """

    key_hash = models.CharField(max_length=64, unique=True, null=True, blank=True, editable=False)
    kept_until = models.DateField(null=True, blank=True)
    organisation = models.ForeignKey(
        Organisation, on_delete=models.CASCADE, related_name="learners", null=True, blank=True
    )
    nickname = models.CharField(max_length=LONGEST_NICKNAME, blank=True, default="")
    archived_at = models.DateTimeField(null=True, blank=True)
    signed_in_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"learner {self.pk}"


class Card(models.Model):
    """What signs a learner in again: a number to find it by, and hashes of its two secrets.

    `words_hash` belongs to the words that are typed, `first_word_hash` to the first of them, and
    `key_hash` to the longer secret in the picture. A new card in its place ends every session that
    the old one began.
    """

    learner = models.OneToOneField(Learner, on_delete=models.CASCADE, related_name="card")
    number = models.CharField(max_length=8, unique=True)
    words_hash = models.CharField(max_length=64, editable=False)
    first_word_hash = models.CharField(max_length=64, editable=False, default="")
    key_hash = models.CharField(max_length=64, unique=True, editable=False)
    made_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"card {self.number}"


class Failure(models.Model):
    """An event that is limited, such as a failed sign-in or an e-mail: kept for a day.

    `about` is a keyed hash of what is counted, so that the row names nobody.
    """

    about = models.CharField(max_length=64, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = [models.Index(fields=["about", "created_at"], name="failures_of_late")]

    def __str__(self) -> str:
        return f"failure at {self.created_at:%Y-%m-%d %H:%M}"


class AuditEntry(models.Model):
    """Who did something to the data of an organisation's people, and when; never a nickname."""

    class Action(models.TextChoices):
        """What was done."""

        CREATED = "created", _("created")
        CHANGED = "changed", _("changed")
        INVITED = "invited", _("invited a teacher")
        JOINED = "joined", _("joined as a teacher")
        REMOVED = "removed", _("removed a teacher")
        ENROLLED = "enrolled", _("enrolled learners")
        RESET = "reset", _("made new cards")
        ARCHIVED = "archived", _("archived")
        RESTORED = "restored", _("restored")
        EXPORTED = "exported", _("exported")
        ERASED = "erased", _("erased")

    organisation = models.ForeignKey(Organisation, on_delete=models.CASCADE, related_name="audit")
    actor = models.ForeignKey(
        User, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )
    action = models.CharField(max_length=10, choices=Action.choices)
    subject = models.CharField(max_length=LONGEST_NAME, blank=True, default="")
    learners = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.action} {self.subject}"
