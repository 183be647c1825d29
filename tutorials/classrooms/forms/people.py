"""Names, codes and cards of learners; roles and invitations of teachers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.accounts.forms import SiteForm, email_field
from tutorials.accounts.models import LONGEST_NAME, LONGEST_NICKNAME, Learner
from tutorials.classrooms.cards.codes import read_code
from tutorials.classrooms.models import Role
from tutorials.classrooms.names.nickname_faults import word_fault
from tutorials.classrooms.names.nicknames import clean_nickname, find_fault, read_list

LONGEST_LIST: Final = 50_000


class NicknameForm(SiteForm):
    """One name; `taken` are the names of the others."""

    nickname = forms.CharField(
        label=gettext_lazy("Nickname"),
        help_text=gettext_lazy("Not your full name: the class has to recognise it, nobody else."),
        max_length=4 * LONGEST_NICKNAME,
        widget=forms.TextInput(attrs={"autocomplete": "off", "dir": "auto"}),
    )

    def __init__(self, *args: Any, taken: set[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.taken = taken

    def clean_nickname(self) -> str:
        """Refuse a name that is empty, too long or taken."""
        name = clean_nickname(self.cleaned_data["nickname"])
        if fault := find_fault(name, self.taken):
            raise forms.ValidationError(word_fault(fault))
        return name


class NameListForm(SiteForm):
    """A list of names, one a line; every line that is wrong gets its own message."""

    names = forms.CharField(
        label=gettext_lazy("Nicknames, one a line"),
        help_text=gettext_lazy("Blank lines do not matter. Either all are enrolled or none."),
        max_length=LONGEST_LIST,
        widget=forms.Textarea(attrs={"rows": 12, "dir": "auto", "autocomplete": "off"}),
    )

    def __init__(self, *args: Any, taken: list[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.taken = taken

    def clean_names(self) -> list[str]:
        """Return the names, or refuse the list with all that is wrong in it."""
        names, faults = read_list(self.cleaned_data["names"], self.taken)
        if faults:
            raise forms.ValidationError([word_fault(fault, in_list=True) for fault in faults])
        if not names:
            raise forms.ValidationError(_("The list holds no name."))
        return names


class NewCardsForm(SiteForm):
    """For whom new cards are made."""

    learners = forms.TypedMultipleChoiceField(
        label=gettext_lazy("Who gets a new card"), coerce=int, widget=forms.CheckboxSelectMultiple
    )

    def __init__(self, *args: Any, learners: Sequence[Learner], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.by_pk = {learner.pk: learner for learner in learners}
        field = self.fields["learners"]
        if isinstance(field, forms.ChoiceField):
            field.choices = [(row.pk, row.nickname) for row in learners]
        field.error_messages["required"] = _("Tick at least one learner.")
        gone = _("Somebody you ticked is not in the class any more.")
        field.error_messages["invalid_choice"] = gone

    def clean_learners(self) -> list[Learner]:
        """Return the learners themselves."""
        return [self.by_pk[pk] for pk in self.cleaned_data["learners"]]


class CodeForm(SiteForm):
    """The code of a class."""

    code = forms.CharField(
        label=gettext_lazy("Code of the class"),
        max_length=40,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false"}
        ),
    )

    def clean_code(self) -> str:
        """Return the code as it is stored."""
        return read_code(self.cleaned_data["code"])


class CardForm(SiteForm):
    """What is typed from a card."""

    number = forms.CharField(
        label=gettext_lazy("Number on the card"),
        max_length=40,
        widget=forms.TextInput(attrs={"autocomplete": "off", "inputmode": "numeric"}),
    )
    words = forms.CharField(
        label=gettext_lazy("The five words"),
        help_text=gettext_lazy("In their order, with spaces between them."),
        max_length=200,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
        ),
    )
    next = forms.CharField(required=False, widget=forms.HiddenInput)

    def clean_number(self) -> str:
        """Return the number as it is stored."""
        return read_code(self.cleaned_data["number"])


class FirstWordForm(SiteForm):
    """The first word of a card, besides its picture."""

    word = forms.CharField(
        label=gettext_lazy("The first of the five words"),
        help_text=gettext_lazy("It is on your card. Others use this browser as well."),
        max_length=40,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
        ),
    )


class InvitationForm(SiteForm):
    """Who is invited as what; without an address the link is shown only."""

    role = forms.ChoiceField(label=gettext_lazy("As"), choices=Role.choices)
    email = email_field(gettext_lazy("E-mail (if the link is to be sent)"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].required = False


class RoleForm(SiteForm):
    """What a co-teacher may do; "none" takes them out."""

    role = forms.ChoiceField(
        label=gettext_lazy("Role"),
        choices=[*Role.choices, ("none", gettext_lazy("not here any more"))],
    )


class OrganisationForm(SiteForm):
    """The name of an organisation."""

    name = forms.CharField(label=gettext_lazy("Name"), max_length=LONGEST_NAME)


class ConfirmForm(SiteForm):
    """A word that says that erasing is meant: the name of what is erased."""

    name = forms.CharField(label=gettext_lazy("Name"), max_length=200)

    def __init__(self, *args: Any, wanted: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.wanted = wanted

    def clean_name(self) -> str:
        """Refuse anything but the name."""
        name = " ".join(self.cleaned_data["name"].split())
        if name.casefold() != " ".join(self.wanted.split()).casefold():
            raise forms.ValidationError(_("This is not the name; nothing was erased."))
        return name
