"""What a player of Barony may do: one module a kind."""

from rules.barony.actions.build import Build
from rules.barony.actions.city import City
from rules.barony.actions.expedition import Expedition
from rules.barony.actions.move import Move
from rules.barony.actions.pass_ import Pass
from rules.barony.actions.place import Place
from rules.barony.actions.recruit import Recruit
from rules.barony.actions.title import Title

__all__ = ["Build", "City", "Expedition", "Move", "Pass", "Place", "Recruit", "Title"]
