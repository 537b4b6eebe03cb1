"""AT-F, AT-K, AT-X and the cards: spaces, tokens, markers, special actions, the rest of the examples."""

import pytest

from rookery.games.age_of_thieves.cards.reading import book, city
from tests.clauses import clause
from tests.rules.age_of_thieves.table import alarmed, declaring, pass_all, resolving, table, thief
from tests.scenario import Scenario

BYSTANDER = thief("zain", "Sa2", "move:1")
DOWN = {"Na4": {"token": "down"}}


@clause("AT-F2")
def test_guards_appear_on_posts() -> None:
    story = resolving(thief("morius", "Na2", "G19:5"), BYSTANDER, guards=["Nc3"])
    story.when(0, "resolve").legal(0, has=["at Na4", "at Nd3", "at Nd5"], not_has=["at Nc3", "at Na3", "at Sa4"])
    story.when(0, "at Nd5").event("appear", figure="guard", space="Nd5")


@clause("AT-K1")
def test_a_stash_is_a_card() -> None:
    story = resolving(thief("morius", "Na3", "move:5"), BYSTANDER, spaces=DOWN).chance("face stash", "draw G04")
    story.when(0, "sneak", "go Na4", "turn").expect({"players.0.hand": "G04", "box.stash": 1})


@clause("AT-K2", "AT-Q27")
def test_alert_citizens_cost_everybody_in_the_district_a_card() -> None:
    story = resolving(
        thief("morius", "Na3", "move:5", hand=["G04"]), thief("jasmine", "Nc4", hand=["G05", "G06"]),
        thief("noiron", "Na0", hand=["G07"]), thief("zain", "Sa2", "move:1", hand=["G08"]), spaces=DOWN,
    ).chance("face citizens")  # fmt: skip
    story.when(0, "sneak", "go Na4", "turn").then(waiting=(0, 1), asked="discard")
    story.when(0, "discard G04").when(1, "discard G06").expect({"discard": {"G04": 1, "G06": 1}, "box.citizens": 1})
    rats = resolving(
        thief("morius", "Nb8", "G14:5", hand=["G04"]), thief("jasmine", "Ea2", hand=["G05"]), BYSTANDER,
        spaces={"Eb1": {"token": "down"}},
    ).chance("face citizens")  # fmt: skip
    rats.when(0, "resolve").then(waiting=1, asked="discard")  # those near the token, not near its finder


@clause("AT-K3", "AT-Q28")
def test_a_plain_garb_guard_finds_the_nearest_space() -> None:
    story = resolving(
        thief("morius", "Nb3", "move:5", states=["cloak"]), BYSTANDER, guards=["Na4"], spaces=DOWN, first=1
    ).chance("face plainclothes")
    story.when(0, "sneak", "go Na4", "turn").then(waiting=1, asked="nearest").legal(1, only=["at Na3", "at Nb3"])
    story.when(1, "at Na3").event("appear", space="Na3").no_event("caught")


@clause("AT-K6")
def test_a_familiar_neighbourhood_gives_a_step_also_in_a_run() -> None:
    story = resolving(thief("morius", "Na2", "move:5", tokens={"neighbourhood": 1}), BYSTANDER)
    story.when(0, "run", "familiar").expect_view(0, {"walk.left": 8}).expect({"box.neighbourhood": 1})


@clause("AT-K7", "AT-Q58")
def test_trinkets_are_a_jewel_and_a_token() -> None:
    story = resolving(thief("morius", "Na3", "move:5"), thief("zain", "Nb3", "G14:2"), spaces=DOWN)
    story.chance("face trinkets").when(0, "sneak", "go Na4", "turn")
    lying = story.fork().when(0, "stop").expect({"spaces.Na4.jewels.trinkets": 1})
    assert lying.match.view(None)["spaces"]["Na4"] == {"jewels": {"trinkets": 1}}
    story.when(0, "take trinkets").expect_view(None, {"thieves.0.worth": 1}).when(0, "stop")
    story.when(1, "resolve").event("token-stolen", seat=1, victim=0, token="trinkets")


@clause("AT-K7", "AT-Q29")
def test_rats_may_bring_trinkets() -> None:
    story = resolving(thief("noiron", "Na3", "G14:5"), BYSTANDER, spaces=DOWN).chance("face trinkets")
    story.when(0, "resolve").then(waiting=0, asked="keep")
    story.fork().when(0, "none").expect({"spaces.Na4.jewels.trinkets": 1, "players.0.jewels.trinkets": 0})
    story.when(0, "keep").event("take", seat=0, jewel="trinkets").expect({"players.0.jewels.trinkets": 1})
    assert "Na4" not in story.match.document()["spaces"]


def test_rats_leave_tokens_that_lie_on_stacks() -> None:
    owner = thief(
        "jasmine", "Na4", "move:3", tokens={"informer": 2, "agent": 1, "neighbourhood": 1},
        used={"informer": 1, "agent": 1},
    )  # fmt: skip
    story = resolving(thief("noiron", "Na3", "G14:5"), owner, BYSTANDER).when(0, "resolve")
    story.legal(0, only=["token 1 informer", "token 1 neighbourhood"])
    owner["used"] = {"informer": 2, "agent": 1}
    other = resolving(thief("noiron", "Na3", "G14:5"), owner, BYSTANDER).when(0, "resolve")
    other.event("token-stolen", seat=0, victim=1, token="neighbourhood")  # nothing else is left to choose


@clause("AT-K8", "AT-Q52")
def test_a_dark_alley_hides_on_whatever_space() -> None:
    story = resolving(thief("morius", "Na3", "move:5"), BYSTANDER, spaces=DOWN, guards=["Na3"], die=2)
    story.chance("face alley").when(0, "sneak", "go Na4", "turn").expect_view(None, {"thieves.0.hidden": True})
    story.when(0, "stop").event("watch").no_event("caught").expect({"spaces.Na4.token": "alley"})
    torches = alarmed(
        thief("morius", "Na4"), BYSTANDER, spaces={"Na4": {"token": "alley"}}, event="A07", guards=["Na3"], die=2
    )
    torches.event("caught", seat=0)


@clause("AT-K9", "AT-K10")
def test_manholes_and_ladders() -> None:
    spaces = {"Na4": {"token": "manhole"}, "Sa4": {"token": "ladder"}}
    story = resolving(thief("joanne", "Na3", "move:5"), BYSTANDER, spaces=spaces)
    story.when(0, "sneak", "go Na4").legal(0, has=["sewer Sa4", "sewer Sd2"], not_has=["sewer Na4"])
    morius = resolving(thief("morius", "Sa3", "move:5"), BYSTANDER, spaces=spaces)
    morius.when(0, "sneak", "go Sa4").legal(0, has=["sewer Na4", "sewer Nd2"])
    flood = resolving(thief("joanne", "Na3", "move:5"), BYSTANDER, spaces=spaces, event="C09")
    flood.when(0, "sneak", "go Na4").refused(0, "sewer Sa4", "AT-M6")


@clause("AT-X2", "AT-EX10")
def test_smoke_hides_and_makes_robbable() -> None:
    story = resolving(
        thief("nikolai", "Na3", "G01:5 move:3"),
        thief("jasmine", "Nb3", jewels={"yellow": 1}),
        BYSTANDER,
        guards=["Nb4"],
        die=2,
    )
    story.when(0, "resolve", "at Nb3").no_event("rob").no_event("mark")
    story.expect_view(None, {"thieves.1.hidden": True}).expect({"spaces.Nb4.smoke": True, "spaces.Nc2.smoke": True})
    story.when(0, "sneak", "go Na4", "go Nb3", "rob 1 yellow", "stop").event("watch").no_event("caught")


@clause("AT-X3")
def test_fire_blocks_every_figure() -> None:
    story = resolving(
        thief("morius", "Na3", "move:5 G05:3"), BYSTANDER, guards=["Nc3"], spaces={"Na4": {"fire": True}}
    )
    story.when(0, "sneak").legal(0, not_has="go Na4").when(0, "stop", "resolve").legal(
        0, has="at Nb4", not_has="at Na4"
    )
    rain = resolving(thief("zain", "Na3", "G03:5"), thief("morius", "Sa2", "move:1"), event="C12").when(
        0, "resolve"
    )
    rain.event("no-target", seat=0, card="G03")


@clause("AT-EX8")
def test_seduction_or_beacon() -> None:
    def jasmine() -> Scenario:
        return resolving(
            thief("jasmine", "Nc4", "special+G04:5"), thief("joanne", "Na3"), BYSTANDER, guards=["Nb4"]
        )

    special = jasmine()
    special.when(0, "special").event("discard", seat=0, card="G04").event("reposition", space="Nc4").no_event(
        "caught"
    )
    cover = jasmine()
    cover.when(0, "cover", "go Nb3", "go Na4", "go Na3").event("caught", seat=1, space="Na3")


def test_seduction_catches_the_others_and_not_jasmine() -> None:
    story = resolving(
        thief("jasmine", "Nc4", "special+G04:5"), thief("joanne", "Nc4"), BYSTANDER, guards=["Nb4"], die=2
    )
    story.when(0, "special").event("caught", seat=1).no_event("caught", seat=0).event("watch").then(waiting=2)


def test_seduction_needs_a_space_without_the_watch() -> None:
    story = resolving(thief("jasmine", "Nc4", "special+G26:5"), BYSTANDER, guards=["Nc4", "Nb4"])
    story.when(0, "special").event("no-target", seat=0, card="special").expect({"guards": "Nc4 Nb4"})


def test_whispers_below_are_for_morius_alone() -> None:
    spaces = {"Na4": {"token": "down"}, "Sa4": {"token": "down"}, "Ea4": {"token": "down"}}
    story = resolving(thief("morius", "Na2", "special+G04:5"), BYSTANDER, spaces=spaces).chance(
        "face informer", "face alley"
    )
    story.when(0, "special", "at Na4", "at Sa4").then(waiting=0, asked="swap")
    story.expect_view(0, {"spaces.Na4.face": "informer"}).expect_view(
        1, {"spaces.Na4": {"token": "down", "looked": True}}
    )
    story.when(0, "swap").expect_view(0, {"spaces.Na4.face": "alley"}).told(1, "swap", count=None)


def test_light_fingers_take_a_card_only_two_see() -> None:
    story = resolving(
        thief("noiron", "Na2", "special+G04:5"), thief("jasmine", "Na4", hand=["G10", "G11"]), BYSTANDER
    ).chance("lift G11")
    story.when(0, "special").told(0, "steal", card="G11").told(1, "steal", card="G11").told(2, "steal", card=None)
    story.expect_view(1, {"known": [{"card": "G11", "seats": [0]}]}).expect_view(2, {"known": []})


def test_powder_store_and_prototype_use_the_discard_pile() -> None:
    store = resolving(
        thief("zain", "Na2", "special+G03:5"), thief("joanne", "Sa2", "move:1"), discard=["G01", "G27", "G04"]
    )
    store.when(0, "special").legal(0, only=["pick G01", "pick G27", "none"]).when(0, "pick G01", "pick G27")
    store.expect({"players.0.hand": ["G01", "G27"], "discard": {"G03": 1, "G04": 1}})
    store.expect_view(None, {"known": [{"card": "G01", "seats": [0]}, {"card": "G27", "seats": [0]}]})
    proto = resolving(thief("nikolai", "Na2", "special+G04:5"), BYSTANDER, discard=["G11", "G10"])
    proto.when(0, "special").event("effect", seat=0, card="G11").then(asked="move").expect_view(0, {"walk.left": 3})


def test_confiscation_puts_a_jewel_down() -> None:
    story = resolving(
        thief("joanne", "Na2", "special+G04:5"),
        thief("jasmine", "Na3", jewels={"green": 1, "emperor": 1}),
        BYSTANDER,
        lifted=True,
        gates="N",
    )
    story.when(0, "special").legal(
        0, only=["at Na3", "at Na2", "at Na4", "at Nb2"]
    )  # the only jewel that may be taken
    story.when(0, "at Na4").expect(
        {"spaces.Na4.jewels.green": 1, "players.1.jewels": {"green": 0, "emperor": 1, "yellow": 0, "trinkets": 0}}
    )


def test_joanne_is_heard_less_by_guards_until_the_alarm() -> None:
    calm = declaring(thief("joanne", "Na2"), thief("zain", "Sa2")).match.view(0)["watch"]["hearing"]
    assert calm["guard"][0] == calm["guard"][1] - 1 and calm["captain"][0] == calm["captain"][1]
    story = declaring(thief("joanne", "Na2"), thief("zain", "Sa2"), alarm=True, gates="N")
    alarm = story.match.view(0)["watch"]["hearing"]
    assert alarm["guard"][0] == alarm["guard"][1] and alarm["captain"][0] == alarm["captain"][1]


@pytest.mark.parametrize("steps", [("G06", 5), ("G11", 3), ("G16", 3)])
def test_cards_that_move(steps: tuple[str, int]) -> None:
    story = resolving(thief("morius", "Na2", f"{steps[0]}:5"), BYSTANDER)
    story.when(0, "resolve").expect_view(0, {"walk.left": steps[1]})


def test_spring_boots_pass_a_guard_but_do_not_stop_beside_him() -> None:
    story = resolving(thief("morius", "Nb4", "G16:5"), BYSTANDER, guards=["Nc3"], die=1)
    passed = (
        story.fork().when(0, "resolve", "go Nc3", "go Nc4").no_event("caught").when(0, "stop").no_event("caught")
    )
    assert passed.match.view(None)["thieves"][0]["at"] == "Nc4"
    story.when(0, "resolve", "go Nc3", "stop").event("caught", seat=0)


def test_points_held_back_and_granted() -> None:
    story = resolving(thief("morius", "Na2", "G13:5 G25:4"), thief("jasmine", "Na3"), BYSTANDER)
    story.when(0, "resolve").event("loss", seat=1, count=4).when(0, "resolve").event("gain", seat=0, count=3)
    choke = resolving(thief("morius", "Na2", "G27:5"), thief("jasmine", "Na3"), thief("noiron", "Nb2"), BYSTANDER)
    choke.when(0, "resolve", "at Na3").event("loss", seat=1, count=2).event("loss", seat=2).no_event("loss", seat=0)
    cell = resolving(thief("morius", "Na2", "G27:5"), thief("jasmine", "Na0"), thief("noiron", "Nb1"), BYSTANDER)
    cell.when(0, "resolve", "at Na1").event("loss", seat=2).no_event("loss", seat=1)  # no gas in dungeons


@clause("AT-G12")
def test_rags_are_lost_with_a_theft() -> None:
    prey = thief("jasmine", "Na4", jewels={"yellow": 1}, states=["marked"])
    story = resolving(thief("noiron", "Na3", "move:5", states=["rags"]), prey, BYSTANDER).when(0, "sneak", "go Na4")
    story.expect_view(None, {"thieves.0.hidden": True})
    story.when(0, "rob 1 yellow").expect_view(None, {"thieves.0.hidden": False})


def test_a_strong_arm_throws_nothing_but_grenades_farther() -> None:
    story = resolving(thief("zain", "Nb4", "G04:5 G02:3"), thief("morius", "Sa2", "move:1"), guards=["Nd5"])
    assert city().far(city().names.index("Nb4"), city().names.index("Nd5")) == 6
    story.when(0, "resolve").event("no-target", seat=0, card="G04")  # a Beacon reaches 5
    story.when(0, "resolve").legal(0, has=["at Nd5"])  # a Noise Grenade 3, and 3 more


def test_eavesdroppers_see_stacks_and_blackmail_is_paid_in_cards() -> None:
    spied = thief("jasmine", "Na3", "special+G05:2 move:1")
    story = resolving(thief("morius", "Na2", "G24:5 ambush:4"), spied, BYSTANDER)
    story.chance("draw G06").when(0, "resolve").told(0, "listen", card="special", cover="G05", points=2)
    story.told(2, "listen", card=None, points=2).expect_view(0, {"thieves.1.stacks.0.cover": "G05"})
    mail = resolving(thief("morius", "Na2", "G23:5"), thief("jasmine", "Na3", hand=["G07", "G08"]), BYSTANDER)
    mail.when(0, "resolve").then(waiting=1, asked="give").when(1, "give G08").told(0, "give", card="G08").told(
        2, "give", card=None
    )
    mail.expect({"players.0.hand": "G08", "players.1.hand": "G07"})


def test_bribes_draughts_noise_and_snares() -> None:
    guards = ["Nc3"]
    bribe = resolving(thief("morius", "Nb4", "G20:5"), BYSTANDER, guards=guards, die=2)
    bribe.when(0, "resolve").event("stun", space="Nc3").when(0, "go Nc4", "stop")
    bribe.event("moved", space="Nc4").event("watch").no_event("caught")
    noise = resolving(thief("morius", "Nb4", "G02:5"), BYSTANDER, guards=guards, die=2)
    noise.when(0, "resolve", "at Nc4").event("stun", space="Nc3").no_event("caught")
    loud = alarmed(thief("morius", "Nb4", "G02:5"), BYSTANDER, captains=guards, die=2)
    loud.when(0, "resolve", "at Nc4").event("stun", figure="captain", space="Nc3").event("watch").no_event("caught")
    snare = resolving(thief("morius", "Nb4", "G08:5"), BYSTANDER, guards=guards, die=2)
    snare.when(0, "resolve", "watch Nc3").event("watch-stays", space="Nc3").no_event("caught")
    held = resolving(thief("morius", "Nb4", "G08:5"), thief("jasmine", "Nb3", "move:3"), BYSTANDER, die=1)
    held.when(0, "resolve", "rival 1").event("mark", seat=1).when(1, "run").event("stop", seat=1)  # no step to take
    own = resolving(thief("morius", "Nb4", "G08:5"), BYSTANDER, die=1).when(0, "resolve")
    own.event("aims", seat=0, victim=0).no_event("mark").expect({"players.0.states": "snared resolved"})
    draught = alarmed(thief("morius", "Nb4", "G21:5"), BYSTANDER, captains=["Nc3"], die=2)
    draught.when(0, "resolve").event("stun", figure="captain", space="Nc3").no_event("caught")
    drunk = resolving(thief("morius", "Nb4", "G21:5"), thief("jasmine", "Nb3"), BYSTANDER)
    drunk.when(0, "resolve").event("loss", seat=1, count=3)


def test_the_whole_deck_and_the_whole_bag() -> None:
    assert sum(book().copies) == 70 and sum(book().tokens) == 51
    assert len(city().swords) == 12 and len(city().token_spaces) == 40 and len(city().sewers_in) == 5
    pass_all(table("resolve", thief("morius", "Na2"), thief("zain", "Sa2"), die=3)).then(over=False)
