"""Friendly names in four languages: an adjective and an animal that fit every child.

In French and German all the animals are of one gender, so that the adjectives agree.
"""

from __future__ import annotations

from typing import Final


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


JOINT: Final = {
    "en": "%(adjective)s %(animal)s",
    "fr": "%(animal)s %(adjective)s",
    "de": "%(adjective)s %(animal)s",
    "ja": "%(adjective)s%(animal)s",
}

ADJECTIVES: Final = {
    "en": _words(
        """
        Quiet Blue Red Small Paper Green Tall Golden Silver Bright Brave Calm Clever Curious
        Early Gentle Happy Honest Kind Lively Lucky Merry Nimble Patient Polite Proud Quick
        Shiny Sunny Swift Warm Wise
        """
    ),
    "fr": _words(
        """
        agile attentif bleu brillant calme charmant curieux doré doux drôle fidèle fier gai
        gentil habile heureux honnête joyeux léger libre malin matinal patient poli prudent
        rapide rouge sage souriant tranquille vert vif
        """
    ),
    "de": _words(
        """
        Leiser Blauer Roter Kleiner Grüner Großer Goldener Heller Mutiger Ruhiger Kluger
        Neugieriger Früher Sanfter Froher Ehrlicher Netter Lebhafter Lustiger Munterer
        Flinker Geduldiger Höflicher Stolzer Schneller Sonniger Warmer Weiser Treuer Freier
        Wacher Bunter
        """
    ),
    "ja": _words(
        """
        しずかな あおい あかい ちいさな みどりの おおきな きんいろの ぎんいろの あかるい
        ゆうかんな おだやかな かしこい はやおきの やさしい うれしい しょうじきな しんせつな
        げんきな ゆかいな にこにこ すばやい のんびり れいぎただしい はやい きらきら
        あたたかい ものしり じゆうな わくわく すてきな まじめな ほがらかな
        """
    ),
}

ANIMALS: Final = {
    "en": _words(
        """
        Fox Heron Otter Robin Badger Beaver Falcon Finch Hare Hawk Hedgehog Ibex Kestrel
        Kingfisher Koala Lark Lynx Marten Owl Panda Penguin Puffin Rabbit Raven Seal Sparrow
        Squirrel Stork Swallow Swan Tiger Wren
        """
    ),
    "fr": _words(
        """
        Renard Héron Castor Hérisson Lapin Lynx Hibou Écureuil Faucon Merle Moineau Pinson
        Cygne Panda Koala Dauphin Tigre Lion Loup Chamois Bouquetin Chevreuil Cerf Pélican
        Colibri Papillon Grillon Lézard Poulain Ourson Lièvre Flamant
        """
    ),
    "de": _words(
        """
        Fuchs Reiher Otter Igel Biber Dachs Falke Fink Hase Habicht Steinbock Eisvogel Koala
        Luchs Marder Panda Pinguin Rabe Spatz Storch Schwan Tiger Löwe Wolf Hirsch Delfin
        Specht Adler Kranich Pelikan Frosch Schmetterling
        """
    ),
    "ja": _words(
        """
        きつね さぎ かわうそ うさぎ りす ふくろう つばめ すずめ ひばり めじろ はくちょう
        つる かもめ ぺんぎん ぱんだ こあら いるか らっこ しか きりん とら らいおん かわせみ
        うぐいす はりねずみ ももんが ひつじ らくだ ほたる ちょう とんぼ かめ
        """
    ),
}
