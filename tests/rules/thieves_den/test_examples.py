"""TD-X: the examples of the rulebook. Alice is seat 0, David seat 1, Kira seat 2."""

from tests.clauses import clause
from tests.rules.thieves_den.table import player, thieving, with_power

DISPLAY = ["AG1A", "NO1A", "CO1A", "EN1A", "ME1A", "PE3A"]


@clause("TD-X1")
def test_a_full_board_and_an_owner_bonus() -> None:
    story = thieving(player("C C G G A A F P", above="L01A"), player(), player(), turn=1)
    story.when(1, "rob L01A").then(waiting=0, asked="return").expect({"players.1.treasures": "P P P"})
    story.fork().when(0, "return gem").expect({"players.0.treasures": "C C G G A A F P"})
    story.when(0, "return codex").expect({"players.0.treasures": "C G G G A A F P"}).then(waiting=2)


@clause("TD-X2")
def test_a_short_supply() -> None:
    story = thieving(player(above="L01A"), player("P P P P P"), player()).when(0, "rob L01A")
    story.expect({"players.0.treasures": "P P"}).expect_view(0, {"city.P": 0})


@clause("TD-X3")
def test_a_passed_player_cannot_be_chosen() -> None:
    story = thieving(player("A C"), player("G G", passed=True), player(above="L28A"), turn=2).when(2, "rob L28A")
    story.legal(2, only=["steal 0 artifact", "steal 0 codex"]).refused(2, "steal 1 gem", "TD-T5")
    story.when(2, "steal 0 codex").expect({"players.1.treasures": "G G", "players.2.treasures": "C"})


@clause("TD-X4")
def test_a_robbery_that_feeds_a_rival() -> None:
    story = thieving(player(), player("", 2, above="L08A"), player(), turn=2).when(2, "rob L08A")
    story.expect({"players.2.thieves": 2, "players.2.treasures": "F F", "players.1.thieves": 4})
    story.when(0, "pass").when(1, "pass").when(2, "pass").expect({"players.1.thieves": 5})


@clause("TD-X5")
def test_a_deal() -> None:
    story = thieving(player("", 0), player("", 0), player("C C", 1), turn=2, display=DISPLAY).chance("fence TI1A")
    story.when(2, "deal AG1A").expect({"players.2.reputation.fences": 5, "players.2.treasures": []})
    assert story.match.view(None)["display"][0] == "TI1A"
    story.expect({"players.2.sold": "AG1A"})  # nobody can do anything: cleanup has come


@clause("TD-X6")
def test_a_power() -> None:
    story = with_power("PW05", player("C"), player("P"), player(), turn=1).when(1, "power PW05 potion")
    story.expect({"players.1.reputation.powers": 3, "powers.0.paid": "P"})
    story.when(2, "pass").refused(0, "power PW05 codex", "TD-A10")


@clause("TD-X7")
def test_the_hag() -> None:
    story = thieving(player("F"), player(), player("F"), turn=2).when(2, "hag fossil")
    story.expect({"players.2.reputation.hag": 2, "hag": "F"}).refused(0, "hag fossil", "TD-A12")


@clause("TD-X8")
def test_the_vault() -> None:
    story = thieving(player(), player("", 2), player(), turn=1).when(1, "vault codex")
    story.expect({"players.1.thieves": 0, "players.1.treasures": "C", "vault": 2})


@clause("TD-X9")
def test_a_recruit() -> None:
    story = thieving(player(), player(), player("G P"), turn=2).when(2, "recruit gem potion")
    story.expect({"players.2.thieves": 4, "players.2.treasures": [], "recruit": "G P"})
