"""Positions of Medioevo Universale set up by hand, for the gallery and the tests."""

from __future__ import annotations

from msgspec import convert, structs

from render.samples import Sample, question, with_turns
from rules.core import Setup, engine
from rules.core.outcome import Outcome
from rules.core.words import words
from rules.medioevo.campaign import Campaign
from rules.medioevo.data import (
    BUILDING_ROWS,
    EMPIRE_CARDS,
    ENGINE_ROWS,
    EVENTS,
    REALMS,
    VEHICLES,
    Building,
    Engine,
    Realm,
    Unit,
    Vehicle,
)
from rules.medioevo.effects import impose
from rules.medioevo.game import Medioevo
from rules.medioevo.powers import Window
from rules.medioevo.purchases import Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import (
    Army,
    Directive,
    Guest,
    Offer,
    Pact,
    Payment,
    Player,
    SiegeEngine,
    Standing,
    Transport,
    Trial,
    War,
)
from rules.medioevo.turn import Auction, Reign
from rules.medioevo.view import BattleSideView, BattleView, MedioevoView, RouteView, WindowView

GAME = Medioevo()
_UNITS: dict[str, Unit] = {"l": "light", "h": "heavy", "c": "cavalry", "a": "archer",
                           "1": "captain1", "2": "captain2", "3": "captain3"}  # fmt: skip


def table(realms: tuple[Realm, ...], turn: int) -> MedioevoState:
    state = MedioevoState(
        seats=len(realms),
        players=[Player(realm=realm) for realm in realms],
        turns=10,
        turn=turn,
        order=list(range(len(realms))),
        dice={"d4": 2, "d6": 5, "d8": 3},
        events=list(EVENTS),
        empire=list(EMPIRE_CARDS),
    )
    state.acts = [0] * len(realms)
    return state


def place(state: MedioevoState, seat: int | None, text: str) -> None:
    """`serbia l3 h2 fort wagon2; adriatic galley1=wine,salt` for a seat; without a seat: barbarians and buildings."""
    for part in filter(None, (part.strip() for part in text.split(";"))):
        where, *things = part.split()
        for thing in things:
            _put(state, seat, where, thing)


def _put(state: MedioevoState, seat: int | None, where: str, thing: str) -> None:
    kind, _, cargo = thing.partition("=")
    name = kind.rstrip("0123456789")
    level = int(kind[len(name) :] or 1)
    building: Building | None = next((building for building in BUILDING_ROWS if building == name), None)
    vehicle: Vehicle | None = next((vehicle for vehicle in VEHICLES if vehicle == name), None)
    engine: Engine | None = next((engine for engine in ENGINE_ROWS if engine == name), None)
    if building:
        damage = int(cargo or 0)
        state.buildings.setdefault(where, {})[BUILDING_ROWS[building].category] = Standing(building, damage)
    elif name == "market":
        state.markets[where] = cargo.split(",")  # type: ignore[assignment]
    elif seat is None:
        state.barbarians.setdefault(where, {})[_UNITS[kind[0]]] = int(kind[1:] or 1)
    elif name == "token":
        state.players[seat].control.append(where)
    elif vehicle:
        goods = {good: cargo.split(",").count(good) for good in cargo.split(",") if good}
        carried = Transport(state.name(vehicle), vehicle, level, where, goods)  # type: ignore[arg-type]
        state.players[seat].transports.append(carried)
    elif engine:
        state.players[seat].engines.append(SiegeEngine(state.name("engine"), engine, where))
    else:
        state.players[seat].station(where, _UNITS[kind[0]], int(kind[1:] or 1))


def fires(state: MedioevoState) -> None:
    for where in state.world.fires:
        state.barbarians[where] = {"light": 1}


def start() -> MedioevoState:
    state = table(("hungary", "byzantium", "golden_horde"), 1)
    fires(state)
    place(state, 0, "pannonia village a1 wagon1; great_plain caravan1")
    place(state, 1, "constantinople village a1 galley1; macedonia ship1")
    place(state, 2, "crimea village; saraj a1 wagon2")
    for seat, player in enumerate(state.players):
        player.cards = [4 + seat * 13]
        player.tokens = {"red": 1} if seat == 0 else {"yellow": 1}
        player.honour = 10
    state.push(Shopping(lists={seat: [] for seat in range(3)}, done=[1]))
    return state


def crowded() -> MedioevoState:
    state = table(REALMS, 7)
    fires(state)
    for seat, text in enumerate(_CROWDED):
        place(state, seat, text)
    for where in list(state.barbarians):
        if any(where in player.armies or where in player.control for player in state.players):
            del state.barbarians[where]
    place(state, None, "volhynia l4 a2 11; burgundy l3; aegean l2 a1; yaik l3 a1 11; serbia l2")
    for seat, player in enumerate(state.players):
        player.honour = (17, 12, 24, 9, 15, 21)[seat]
        player.florins = (340, 1120, 90, 760, 415, 1605)[seat]
        player.tax = (30, 20, 40, 20, 10, 30)[seat]
        player.loans = (0, 1, 2, 0, 0, 1)[seat]
        player.technology = {"blue": 2, "green": 2 + seat % 3, "red": seat % 4, "yellow": 1, "purple": seat % 2}
        player.cards = [1 + seat * 11, 4 + seat * 11, 9 + seat * 11][: 1 + seat % 3]
        player.turned = player.cards[:1] if seat % 2 else []
        player.tokens = {"red": 1 + seat % 2, "orange": seat % 3} if seat % 3 else {"red": 1}
        player.used_tokens = {"red": 1}
    state.players[2].prisoners = {1: {"light": 2, "cavalry": 1}}
    state.players[0].prisoners = {5: {"heavy": 1}}
    state.order = [2, 5, 0, 4, 1, 3]
    state.push(Shopping(lists={seat: [] for seat in range(6)}, done=[0, 3]))
    return state


_CROWDED = (
    # Byzantium
    "constantinople city castle cathedral h4 a2 31 galley3 galley2 market=salt,furs,spices,wine ship2=cloth,cloth,salt;"
    "thrace l2; macedonia town fort h2 c1 wagon2; nicaea tower l3; ionia village ship1=wine,wine; paphlagonia l1;"
    "bulgaria h3 c2 11 wagon3 trebuchet fort=2; achaea token; rum l2 a1 token; aegean galley2 l4 a2",
    # Mamluks
    "delta city fort cathedral l3 a2 market=wine,salt,grain ship3=spices,spices,spices,grain; cairo village; "
    "upper_egypt l1; sinai l1 caravan2=grain,spices; palestine town castle h3 c3 21 wagon2 cathedral=1; transjordan c1;"
    "damascus l4 tower catapult caravan1=arms; outremer token; cyprus l3 ship1; levantine galley3 h4 a1",
    # Hungary
    "pannonia city castle c4 h3 31 wagon3 market=furs,grain; upper_hungary l2 tower; dalmatia village l2 ship1=slaves;"
    "great_plain town l2 caravan2=grain,grain; transylvania village fort h2; slavonia h2 wagon1; croatia l3 tower;"
    "austria h4 c2 21 bombard wagon2 fort; bohemia token; lesser_poland h2 l2; serbia h3 c1; adriatic galley1 l2",
    # Empire
    "saxony town l2 ship2=salt,salt; rhineland village fort a3; thuringia l1; franconia town castle h4 c2 11 wagon2; "
    "swabia l2; bavaria h3 fort a2 catapult; flanders village l2; lombardy village l3 caravan2=arms,wine;"
    "burgundy token; veneto l2 ship1; north_sea galley1",
    # Novgorod
    "novgorod city fort cathedral h3 a3 21 market=cloth,salt; pskov village l3 caravan1=cloth; karelia l1; "
    "ladoga town ship2=furs,salt; beloozero l1; torzhok c2 wagon2; estonia l2 token; smolensk h3 c1 wagon1;"
    "livonia village h2 tower galley1; suzdal village l2; baltic_east galley2 h2 a2",
    # Golden Horde
    "crimea town fort c3 a2 ship1=slaves,slaves galley1; azov c4 11 wagon3; don_steppe c2; bolghar village l2;"
    "saraj city castle c4 h2 31 caravan3=spices,furs,salt,wine; yedisan c2 token; ryazan token; alania l2; "
    "kiev village c3 h1 trebuchet wagon2 tower=1; georgia village l2 fort; trebisonda l1; black_east galley2 l3",
)


def final() -> MedioevoState:
    state = crowded()
    state.stack.clear()
    state.turn = 10
    state.outcome = Outcome(
        scores=tuple(player.honour + 6 for player in state.players),
        winners=(2,),
        reason=words("medioevo-end-turns", turns=10),
        rows=(),
    )
    return state


def early() -> MedioevoState:
    """The first bids: nothing is on the map but fires."""
    state = table(("mamluks", "byzantium"), 1)
    state.dice = {}
    fires(state)
    state.push(Auction(bidders=[0, 1]))
    return state


def battle_side(seat: int | None, start: Army, army: Army, **more: object) -> BattleSideView:
    bare: dict[str, object] = {
        "galleys": 0, "capture": False, "captives": {}, "protection": None, "shelter": 0, "engines": (),
        "captain_levels": 0, "captain_uses": (), "arrows": (), "abilities": {}, "sacrificed": 0, "first_dice": {},
        "dice": {}, "rerolled": (), "attack": (), "attack_value": None, "casualties": (), "casualty_value": None,
        "damage": (), "owed": 0,
    }  # fmt: skip
    return convert({**bare, **more, "seat": seat, "start": start, "army": army}, BattleSideView)


def parts(**numbers: int) -> list[tuple[str, int]]:
    """What a value is made of, as a view tells it."""
    return [(f"medioevo-part-{part}", number) for part, number in numbers.items()]


def siege() -> MedioevoView:
    """Serbia under siege: the dice lie, the defender has damage to assign."""
    crew = {"engine": "engine9", "kind": "trebuchet", "crew": {"light": 2}, "target": "military", "rolls": (2, 7)}
    attacker = battle_side(
        2, {"heavy": 5, "cavalry": 2, "light": 4, "captain2": 1}, {"heavy": 4, "cavalry": 2, "light": 3, "captain2": 1},
        engines=[crew], captain_levels=1, captain_uses=["as-archer"], arrows=[3], abilities={"cavalry": 2},
        sacrificed=1, first_dice={"d4": 1, "d6": 6, "d8": 6}, dice={"d4": 3, "d6": 6, "d8": 6}, rerolled=["d4"],
        attack=parts(product=36, penalty=-1, sacrifice=4), attack_value=39,
        casualties=parts(lowest=3), casualty_value=3, damage=parts(archers=1), capture=True,
    )  # fmt: skip
    defender = battle_side(
        0, {"heavy": 6, "archer": 3}, {"heavy": 5, "archer": 2, "light": 1}, protection="melee", shelter=2,
        arrows=[1, 5, 8], abilities={"archer": 3}, first_dice={"d4": 4, "d6": 2, "d8": 7},
        dice={"d4": 4, "d6": 2, "d8": 7}, attack=parts(die=7), attack_value=7, casualties=parts(lowest=2),
        casualty_value=2, damage=parts(engines=1, score=10, superiority=1, protection=-2), owed=9,
        captives={"light": 1},
    )  # fmt: skip
    fight = BattleView(
        place="serbia", naval=False, round=2, step="melee", attacker=attacker, defender=defender, winner="attacker",
        past=False, superiority=1, fleeing_to=None, flight_cost=0,
    )  # fmt: skip
    return structs.replace(view(crowded()), battle=fight, awaited=(0,), phase="combat", step="battle")


def raid() -> MedioevoView:
    """Barbarians at sea, before any die is rolled."""
    fight = BattleView(
        place="aegean", naval=True, round=1, step="prepare", past=False, winner=None,
        superiority=0, fleeing_to=None, flight_cost=0,
        attacker=battle_side(None, {"light": 2, "archer": 1}, {"light": 2, "archer": 1}, galleys=1),
        defender=battle_side(0, {"light": 4, "archer": 2}, {"light": 4, "archer": 2}, galleys=2),
    )  # fmt: skip
    return structs.replace(view(crowded()), battle=fight, awaited=(0,), phase="combat", step="battle")


def trading() -> MedioevoView:
    """Two routes under way."""
    routes = (
        RouteView(seat=1, transport="ship1", open=("sicily", "ifriqiya"), done=("cyprus",), destination="veneto"),
        RouteView(seat=5, transport="caravan1", open=("kiev",), done=("bolghar", "crimea"), destination="pomerania"),
    )
    return structs.replace(view(crowded()), routes=routes, trader=1, awaited=(1,), phase="trade", step="trade")


def choosing() -> MedioevoView:
    """Two cards have been looked at, one of them may be kept."""
    return structs.replace(view(crowded(), 2), own_cards=(57, 16), awaited=(2,), step="audience")


def quarrels() -> MedioevoView:
    """Wars of every kind, and what is proposed to end them."""
    state = crowded()
    state.wars = [War((0, 2), since=4), War((1, 3), since=7), War((2, 5), since=7, struck=True), War((0, 1), since=6)]
    state.truces = [(0, 1)]
    state.offers = [
        Offer(kind="peace", proposer=0, to=2),
        Offer(kind="armistice", proposer=2, to=5),
        Offer(kind="peace", proposer=3, to=1, declined=True),
    ]
    return view(state, 2)


def bonds() -> MedioevoView:
    """Pacts in force, one of them on trial and one secret, an ally who was directed, and drafts."""
    state = crowded()
    state.wars = [War((1, 3), since=6, attacker=1)]
    state.pacts = [
        Pact(number=417, kind="nonaggression", parties=[0, 2, 4], signed=[0, 2, 4]),
        Pact(number=208, kind="passage", parties=[2, 1], signed=[1, 2], until=9, favoured=2, secret=True,
             payments=[Payment(2, 1, 100, "turn")]),
        Pact(number=733, kind="defence", parties=[3, 5], signed=[3, 5], until=8, units=6, tried=7,
             directives=[Directive(3, 5, "palestine", 6)]),
        Pact(number=540, kind="trade", parties=[2, 5], signed=[2, 5], until=7, ending=[5],
             payments=[Payment(5, 2, 50, "deal")]),
    ]  # fmt: skip
    state.trials = [Trial(pact=733, accuser=3, accused=5, votes={0: True, 1: False, 3: True})]
    state.drafts = [
        Pact(number=611, kind="free", parties=[4, 2], signed=[4], until=10, text="Leave me Rome, I leave you Venice."),
        Pact(number=322, kind="exchange", parties=[2, 0], signed=[2], payments=[Payment(2, 0, 200)]),
    ]
    return view(state, 2)


def powers() -> MedioevoState:
    """Much is in force at once: bans, shields, hired barbarians, guests, loans of all kinds. A battle is about to begin
    in Serbia, and not all have said whether they react."""
    state = crowded()
    state.stack[:] = [Campaign(waiting=[5])]
    wagon = next(piece.id for piece in state.players[2].transports if piece.kind == "wagon")
    engine = state.players[2].engines[0].id
    impose(state, "no_trade", 1, place="serbia")
    impose(state, "no_fighting", 4, place="transylvania")
    impose(state, "no_leaving", 0, place="pannonia")
    impose(state, "double_walls", 2, place="austria")
    impose(state, "free_passage", 0, place="volhynia")
    impose(state, "safe", 2, piece="pannonia/military")
    impose(state, "safe", 2, piece=engine)
    impose(state, "unseen", 2, piece=wagon)
    impose(state, "crossing", 2, place="adriatic", piece=wagon)
    impose(state, "rebuy", 2, piece="heavy", count=2)
    impose(state, "stays_turned", 0, piece="26")
    impose(state, "more_crew", 2, until="battle", place="serbia")
    impose(state, "more_archers", 2, until="round", place="serbia", count=2)
    impose(state, "majority_needed", 0, until="battle", place="serbia")
    impose(state, "trapped", 2, until="battle", place="serbia", piece="seat0/archer")
    impose(state, "guise", 2, place="serbia", piece="seat2/heavy/captain1")
    hungary = state.players[2]
    hungary.points, hungary.lent, hungary.borrowable = {"red": 2, "blue": 1}, ["guilds"], [57]
    hungary.banked, hungary.guest = 300, {"lesser_poland": 4}
    hungary.hired = {"serbia": {"heavy": 2}}
    state.guests = [Guest(2, "light", "volhynia", "upper_hungary"), Guest(2, "archer", "volhynia", "upper_hungary")]
    state.push(Window(moment="battle", place="serbia", involved=[0, 2], asked=[0, 2, 5], answers={5: None}))
    return state


def reckoning() -> MedioevoView:
    """The siege of Serbia with all that."""
    window = WindowView(moment="dice", place="serbia")
    return structs.replace(view(powers()), battle=siege().battle, window=window)


def view(state: MedioevoState, seat: int | None = None) -> MedioevoView:
    return GAME.view(state, seat)


def unsettled() -> MedioevoView:
    """Three of six realms are taken."""
    setup = Setup(game=GAME.id, version=GAME.version, seats=6, seed="realms")
    state, _ = engine.start(GAME, setup)
    for index, realm in enumerate(("hungary", "byzantium", "golden_horde"), 1):
        (seat,) = engine.awaited(state)
        state = engine.submit(GAME, state, seat, Reign(realm), seed="realms", index=index).state
    return view(state, engine.awaited(state)[0])


def samples() -> list[Sample]:
    full = view(crowded())
    return with_turns(
        [
            Sample("crowded", full, news=("thrace", "serbia", "bohemia")),
            Sample("start", view(start())),
            Sample("early", view(early())),
            Sample("final", view(final())),
            question("near", full, (), ("serbia",)),
            question("march", full, ("dalmatia", "slavonia", "thrace", "transylvania"), ("serbia",), numbered=True),
            question("anywhere", full, full.lands, numbered=True),
            question("fight", siege(), ()),
            Sample("zoom-land", full, focus="serbia", rings=("serbia",)),
            Sample("zoom-realm", full, focus="hungary"),
            Sample("zoom-sea", full, focus="aegean"),
            Sample("zoom-levant", full, focus="palestine"),
            Sample("trade", trading()),
            Sample("battle", siege()),
            Sample("siege", siege(), kind="battle"),
            Sample("raid", raid(), kind="battle"),
            Sample("own", view(crowded(), 2), kind="realm"),
            Sample("other", view(crowded(), 2), kind="realm", focus="byzantium"),
            Sample("first", view(start(), 0), kind="realm"),
            Sample("cards", view(crowded(), 2), kind="hand"),
            Sample("turned", view(crowded()), kind="hand", focus="empire"),
            Sample("market", choosing(), kind="hand"),
            Sample("no-cards", view(early(), 1), kind="hand"),
            Sample("known", view(crowded(), 2), kind="technology"),
            Sample("unknown", view(start()), kind="technology"),
            Sample("quarrels", quarrels(), kind="pacts"),
            Sample("bonds", bonds(), kind="pacts"),
            Sample("calm", view(start()), kind="pacts"),
            Sample("choice", unsettled(), kind="portraits", rings=("empire", "novgorod", "mamluks")),
            Sample("powers", view(powers())),
            Sample("zoom-powers", view(powers()), focus="pannonia"),
            Sample("zoom-guests", view(powers()), focus="volhynia"),
            Sample("powers", reckoning(), kind="battle"),
            Sample("powers", view(powers(), 2), kind="realm"),
        ]
    )
