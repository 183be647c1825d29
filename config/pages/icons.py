"""The icons of the site: an SVG symbol for each name, styled in CSS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Icon:
    """An SVG symbol: its content, and the side of its square view box (0 if centred on 0,0)."""

    side: int
    drawing: str

    def symbol(self, name: str) -> str:
        """Return the definition of a symbol, needed once a page."""
        box = f'viewBox="0 0 {self.side} {self.side}"' if self.side else 'overflow="visible"'
        return f'<symbol id="{name}" {box}>{self.drawing}</symbol>'


def _line(path: str) -> Icon:
    return Icon(24, f'<path class="icon-line" d="{path}"/>')


def _sign(ground: str, cut: str) -> Icon:
    return Icon(24, f'{ground}<path class="sign-cut" d="{cut}"/>')


_DISC: Final = '<circle class="sign" cx="12" cy="12" r="11"/>'
_RING: Final = '<circle class="sure-line" cx="8" cy="8" r="6.5"/>'

ICONS: Final = {
    "logo": Icon(
        32,
        '<path class="logo-back" d="M14 1h12.5A4.5 4.5 0 0 1 31 5.5V18a4.5 4.5 0 0 1-4.5 4.5h-1.75'
        'V12.5a5.25 5.25 0 0 0-5.25-5.25H9.5V5.5A4.5 4.5 0 0 1 14 1z"/>'
        '<rect class="logo-front" x="1" y="9.5" width="21.5" height="21.5" rx="4.5"/>'
        '<path class="logo-pip" d="M7.45 12.55a2.1 2.1 0 1 0 .01 0zm8.6 0a2.1 2.1 0 1 0 .01 0z'
        "m-8.6 5.6a2.1 2.1 0 1 0 .01 0zm8.6 0a2.1 2.1 0 1 0 .01 0z"
        'm-8.6 5.6a2.1 2.1 0 1 0 .01 0zm8.6 0a2.1 2.1 0 1 0 .01 0z"/>',
    ),
    "icon-menu": _line("M4 7h16M4 12h16M4 17h16"),
    "icon-search": Icon(
        24,
        '<circle class="icon-line" cx="10.5" cy="10.5" r="6"/>'
        '<path class="icon-line" d="M15 15l5.5 5.5"/>',
    ),
    "icon-theme": Icon(
        24,
        '<circle class="icon-line" cx="12" cy="12" r="8"/>'
        '<path class="icon-fill" d="M12 4a8 8 0 0 1 0 16z"/>',
    ),
    "icon-undo": _line("M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4"),
    "icon-restart": _line("M5 5v14M19 6l-9 6 9 6z"),
    "icon-arrow": _line("M4 12h15M13 6l6 6-6 6"),
    "icon-print": _line("M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"),
    "icon-link": _line(
        "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
    ),
    "sign-refused": _sign(
        '<rect class="sign" x="1.5" y="1.5" width="21" height="21" rx="2.5"/>',
        "M7.5 7.5l9 9M16.5 7.5l-9 9",
    ),
    "sign-late": _sign('<circle class="sign" cx="12" cy="12" r="10.5"/>', "M12 6v6l4 3.5"),
    "sign-other": _sign(
        '<path class="sign" d="M12 .5L23.5 12 12 23.5.5 12z"/>', "M8 10h8M8 14h8M14 7.5l-4 9"
    ),
    "sign-right": _sign(_DISC, "M7 12.5l3.6 3.6L17 8.5"),
    "sign-hint": _sign(
        '<path class="sign" d="M8 1h8v2.6h-8zM8 20.4h8V23H8zM12 4.6c5.6 0 9 3 9 7.4s-3.4 7.4-9 7.4'
        '-9-3-9-7.4 3.4-7.4 9-7.4z"/>',
        "M5.5 9.7h13M5.5 14.3h13",
    ),
    "sign-note": _sign(_DISC, "M12 11.5v5.5M12 7.2v.01"),
    "sure-attested": Icon(16, '<circle class="sure-fill" cx="8" cy="8" r="7"/>'),
    "sure-single": Icon(16, f'{_RING}<path class="sure-fill" d="M8 1a7 7 0 0 0 0 14z"/>'),
    "sure-ours": Icon(16, _RING),
    "sure-disputed": Icon(
        16,
        '<path class="sure-line" d="M8 1l7 7-7 7-7-7z"/>'
        '<path class="sure-fill" d="M8 1L1 8l7 7z"/>',
    ),
    "sure-unknown": Icon(
        16,
        '<path class="sure-line" d="M1.5 5V1.5H5M11 1.5h3.5V5M14.5 11v3.5H11M5 14.5H1.5V11"/>',
    ),
    "only-left": Icon(
        16, '<path class="sure-line" d="M8 1h7v14H8"/><path class="sure-fill" d="M0 0h8v16H0z"/>'
    ),
    "only-right": Icon(
        16, '<path class="sure-line" d="M8 1H1v14h7"/><path class="sure-fill" d="M8 0h8v16H8z"/>'
    ),
    "pip": Icon(
        0,
        '<circle class="pip-ring" r="9"/><circle class="pip-dot" r="4"/>'
        '<path class="pip-tick" d="M-4.5.5l3 3 6-6.5"/>',
    ),
}
