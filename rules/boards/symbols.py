"""The shapes of the drawings, defined once a page and placed from there.

Each is drawn about 0,0. Rules reach into a placed shape by inheritance only, so colours come in
as custom properties set on the `use`.
"""

from __future__ import annotations

from typing import Final

from django.utils.safestring import SafeString, mark_safe

from rules.preset import BoardKind, RulePreset

FIELDS: Final = {
    "field": '<rect class="field-ground" width="58" height="212"/>',
    "flower": (
        '<path class="flower-line" d="M0 0c-5-3-5-9 0-10 5 1 5 7 0 10zm0 0c3-5 9-5 10 0-1 5-7 5-10'
        " 0zm0 0c5 3 5 9 0 10-5-1-5-7 0-10zm0 0c-3 5-9 5-10 0 1-5 7-5 10 0z"
        '"/>'
    ),
    "checker-stone": (
        '<circle class="checker-body" r="22.2"/>'
        '<path class="checker-shade" d="M19.2 3.5a19.5 19.5 0 0 1-35 8.6a22.5 22.5 0 0 0 35-8.6z"/>'
        '<path class="checker-sheen" d="M-15.5-7a17 17 0 0 1 11.2-9.4"/>'
    ),
}
TRIANGLES: Final = {
    "triangle-up": '<path class="triangle-ground" d="M-28.5 0h57L0-200z"/>',
    "triangle-down": '<path class="triangle-ground" d="M-28.5 0h57L0 200z"/>',
    "checker-disc": (
        '<circle class="checker-body" r="22.2"/>'
        '<circle class="checker-groove" r="16"/><circle class="checker-groove" r="7"/>'
    ),
}
TRAY: Final = {
    "checker-edge": '<rect class="checker-body" x="-23" y="-5" width="46" height="10" rx="2.5"/>',
}
MARKS: Final = {
    "mark-field": (
        '<rect class="mark-frame-casing" x="3" y="3" width="52" height="206"/>'
        '<rect class="mark-frame" x="3" y="3" width="52" height="206"/>'
    ),
    "mark-movable": '<circle class="mark-casing" r="25.2"/><circle class="mark-line" r="25.2"/>',
    "mark-chosen": (
        '<circle class="mark-casing" r="25.2"/><circle class="mark-casing" r="15.5"/>'
        '<circle class="mark-line" r="25.2"/><circle class="mark-line" r="15.5"/>'
    ),
    "mark-last": '<circle class="mark-spot-casing" r="7"/><circle class="mark-spot" r="4.5"/>',
    "mark-landing": '<circle class="mark-spot-casing" r="13"/><circle class="mark-spot" r="9.5"/>',
    "mark-hit": (
        '<path class="mark-casing" d="M0-25.5L25.5 0L0 25.5L-25.5 0z"/>'
        '<path class="mark-line" d="M0-25.5L25.5 0L0 25.5L-25.5 0z"/>'
        '<circle class="mark-spot-casing" r="11"/><circle class="mark-spot" r="7.5"/>'
    ),
    "mark-refused": (
        '<rect class="mark-seal" x="-16" y="-16" width="32" height="32" rx="3"/>'
        '<path class="mark-cross" d="M-8-8L8 8M8-8L-8 8"/>'
    ),
    "mark-blocked": (
        '<path class="mark-casing" d="M-23-7v14M23-7v14M-23 0h46"/>'
        '<path class="mark-line" d="M-23-7v14M23-7v14M-23 0h46"/>'
    ),
}
KINDS: Final = {BoardKind.FIELDS: FIELDS, BoardKind.TRIANGLES: TRIANGLES}


def symbols_for(*presets: RulePreset, interactive: bool = True) -> SafeString:
    """Return the shapes that boards of these games need, once a page.

    A page whose boards bear no marks leaves those out with `interactive=False`.
    """
    shapes: dict[str, str] = {}
    for preset in presets:
        shapes |= KINDS[preset.board]
        if preset.bears_off:
            shapes |= TRAY
    if interactive:
        shapes |= MARKS
    return sheet(shapes)


def sheet(shapes: dict[str, str]) -> SafeString:
    """Return an SVG that defines the named symbols and draws nothing itself."""
    symbols = "".join(
        f'<symbol id="{name}" overflow="visible">{shape}</symbol>' for name, shape in shapes.items()
    )
    return mark_safe(  # noqa: S308 -- built of the constants above
        '<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">'
        f"{symbols}</svg>"
    )
