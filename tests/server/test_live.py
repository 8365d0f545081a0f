"""A table as its log makes it."""

from random import Random

import pytest

from projectl import Game
from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Decide, Drop, Entry, Hold, Sit, Start, TakeBack, read, write
from projectl.server.tables.live import MOST_TAKEN_BACK, OVER, PLAYING, STAND_IN, WAITING, LiveTable
from projectl.server.tables.shown import Clock, Wishes
from projectl.server.tables.wishes import check

ANN, BEN = "ann", "ben"


def table(**wishes: object) -> LiveTable:
    """Two people at a table, the game begun, Ann first."""
    seats = wishes.pop("seats", ["you", "open"])
    live = LiveTable("t", ANN, Wishes(seats=seats, **wishes), seed=7)  # type: ignore[arg-type]
    for seat, wish in enumerate(live.wishes.seats):
        live.apply(Sit(seat, (ANN, BEN)[seat % 2] if wish in ("you", "open") else None, None), 1.0)
    live.apply(Start(0), 1.0)
    return live


def play(live: LiveTable, person: str, seat: int, move: str, at: float = 2.0) -> Entry:
    entry = live.decide(person, seat, live.decision, move)
    live.apply(entry, at)
    return entry


def code(error: pytest.ExceptionInfo[NotNow]) -> str:
    return error.value.code


def test_entries_are_read_as_they_were_written() -> None:
    for entry in (
        Sit(1, "p"),
        Sit(1, kept="p"),
        Sit(0, bot="casual"),
        Sit(2),
        Start(3),
        Decide(0, "take W1"),
        Hold(0, "gain O1"),
        Drop(0),
        TakeBack(1),
    ):
        assert read(write(entry)) == entry


def test_lots_turn_the_table_and_keep_the_order() -> None:
    live = LiveTable("t", ANN, Wishes(seats=["you", "open", "casual"]), seed=7)
    for seat, entry in enumerate((Sit(0, ANN), Sit(1, BEN), Sit(2, bot="casual"))):
        assert live.phase == WAITING, seat
        live.apply(entry, 1.0)
    live.apply(Start(2), 1.0)
    assert [(chair.person, chair.bot) for chair in live.chairs] == [(None, "casual"), (ANN, None), (BEN, None)]
    assert live.phase == PLAYING


def test_nobody_moves_for_another() -> None:
    live = table()
    with pytest.raises(NotNow) as error:
        live.decide(BEN, 0, 0, "gain O1")
    assert code(error) == "not_your_seat"
    with pytest.raises(NotNow) as error:
        live.decide(BEN, 1, 0, "gain O1")
    assert (code(error), error.value.rule) == ("not_your_turn", "S5")
    with pytest.raises(NotNow) as error:
        live.decide(ANN, 5, 0, "gain O1")
    assert code(error) == "no_such_seat"


def test_a_move_for_an_older_position_is_refused_by_name() -> None:
    live = table()
    play(live, ANN, 0, "gain O1")
    with pytest.raises(NotNow) as error:
        live.decide(ANN, 0, 0, "gain O1")
    assert (code(error), error.value.arguments) == ("stale", {"given": 0, "now": 1})


def test_undo_until_something_hidden_comes_to_light_or_the_turn_is_over() -> None:
    live = table()
    play(live, ANN, 0, "gain O1")
    before = live.view(0)
    play(live, ANN, 0, "gain O1")
    assert live.may_undo(ANN) == [0]
    assert live.may_undo(BEN) == []
    live.apply(live.take_back(ANN, 0, live.decision), 3.0)
    assert live.view(0) == before
    assert live.decision == 3
    play(live, ANN, 0, "take W1")
    with pytest.raises(NotNow) as error:
        live.take_back(ANN, 0, live.decision)
    assert code(error) == "undo_revealed"
    play(live, ANN, 0, "gain O1")
    with pytest.raises(NotNow) as error:
        live.take_back(ANN, 0, live.decision)
    assert code(error) == "undo_turn_over"
    with pytest.raises(NotNow) as error:
        live.take_back(BEN, 1, live.decision)
    assert code(error) == "nothing_to_undo"


def test_in_line_clear_both_act_and_the_order_of_arrival_counts() -> None:
    live = table(seats=["you", "open", "you", "open"], variant="line-clear")
    assert live.to_decide == (0, 2)
    live.apply(live.decide(ANN, 0, 0, "gain O1"), 2.0)
    live.apply(live.decide(ANN, 2, 0, "gain O1"), 2.0)  # seat 2 had not heard of seat 0's move
    with pytest.raises(NotNow) as error:
        live.decide(ANN, 2, 0, "gain O1")
    assert code(error) == "stale"


def test_whoever_leaves_is_stood_in_for_and_may_come_back() -> None:
    live = table()
    live.apply(live.stand(BEN, 1), 2.0)
    assert live.chairs[1].bot == STAND_IN
    with pytest.raises(NotNow) as error:
        live.sit("carl", 0)
    assert code(error) == "seat_taken"
    with pytest.raises(NotNow) as error:
        live.sit(ANN, 1)
    assert code(error) == "one_seat", "nobody plays against themselves by the way"
    assert [live.may_sit(person, 1) for person in (ANN, BEN, "carl")] == [False, True, True]
    live.apply(live.sit("carl", 1), 3.0)
    assert live.seats_of("carl") == [1]
    assert not live.may_sit(BEN, 1)


def test_with_hidden_piles_a_seat_is_only_for_who_left_it() -> None:
    live = table(options={"hidden_piles": True})
    live.apply(live.stand(BEN, 1), 2.0)
    for person in (ANN, "carl", ""):
        assert not live.may_sit(person, 1)
        with pytest.raises(NotNow) as error:
            live.sit(person, 1)
        assert code(error) == "seat_kept"
    assert live.may_sit(BEN, 1)
    live.apply(live.sit(BEN, 1), 3.0)
    assert live.seats_of(BEN) == [1]


def test_who_left_before_the_game_has_nothing_to_come_back_to() -> None:
    live = LiveTable("t", ANN, Wishes(seats=["you", "open", "open"], options={"hidden_piles": True}), seed=1)
    for entry in (Sit(0, ANN), Sit(1, BEN), Sit(2, BEN), Sit(1), Sit(1, bot=STAND_IN)):
        live.apply(entry, 1.0)
    live.apply(Start(0), 1.0)
    assert not live.may_sit(BEN, 1)


def test_whose_time_is_up_finds_the_seat_kept() -> None:
    live = table(clock=Clock(60))
    with pytest.raises(NotNow):
        live.stand_in(0, 60.0)
    live.apply(live.stand_in(0, 62.0), 62.0)
    assert live.chairs[0].bot == STAND_IN
    assert [live.may_sit(person, 0) for person in (ANN, BEN, "carl")] == [True, False, False]
    live.apply(live.sit(ANN, 0), 63.0)
    assert live.seats_of(ANN) == [0]


def test_nobody_is_advised_while_somebody_may_come_back() -> None:
    live = table(clock=Clock(60))
    assert not live.is_alone(BEN)
    live.apply(live.stand_in(0, 62.0), 62.0)
    assert live.people == {BEN}
    assert not live.is_alone(BEN)
    live.apply(live.let_go(ANN), 63.0)
    assert live.is_alone(BEN)


def test_a_seat_that_is_kept_waits_for_one_person() -> None:
    live = LiveTable("t", ANN, Wishes(seats=["open", "open"]), seed=1)
    live.apply(Sit(0, ANN), 1.0)
    live.apply(Sit(1, kept=BEN), 1.0)
    assert not live.is_full
    assert (live.people, live.awaited, live.ever) == ({ANN}, {BEN}, {ANN, BEN})
    with pytest.raises(NotNow) as error:
        live.sit("carl", 1)
    assert code(error) == "seat_kept"
    live.apply(live.sit_kept(BEN), 2.0)
    assert live.is_full
    assert not live.awaited


def test_nobody_takes_back_for_ever() -> None:
    live = table()
    for number in range(MOST_TAKEN_BACK):
        play(live, ANN, 0, "gain O1")
        assert live.may_undo(ANN) == [0], number
        live.apply(live.take_back(ANN, 0, live.decision), 2.0)
    play(live, ANN, 0, "gain O1")
    assert live.may_undo(ANN) == []
    with pytest.raises(NotNow) as error:
        live.take_back(ANN, 0, live.decision)
    assert (code(error), error.value.arguments) == ("undo_too_often", {"most": MOST_TAKEN_BACK})
    for person, seat in ((ANN, 0), (ANN, 0), (BEN, 1), (BEN, 1), (BEN, 1), (ANN, 0)):
        play(live, person, seat, "gain O1")
    assert live.may_undo(ANN) == [0], "the next turn begins anew"


def test_a_seat_meant_for_a_bot_is_not_taken() -> None:
    live = LiveTable("t", ANN, Wishes(seats=["open", "expert"]), seed=1)
    live.apply(Sit(1, bot="expert"), 1.0)
    with pytest.raises(NotNow) as error:
        live.sit(BEN, 1)
    assert code(error) == "seat_taken"


def test_clocks_count_while_deciding_and_never_run_backwards() -> None:
    live = table(clock=Clock(60, 5))
    clocks = live.clocks
    assert clocks is not None
    play(live, ANN, 0, "gain O1", at=11.0)
    assert clocks.left(0, 11.0) == 50
    assert clocks.left(0, 5.0) == 50  # the machine's clock was set back
    play(live, ANN, 0, "gain O1", at=4.0)
    assert live.at == 11.0
    play(live, ANN, 0, "gain O1", at=21.0)
    assert clocks.left(0, 30.0) == 45
    assert clocks.left(1, 30.0) == 51
    assert clocks.running == (1,)


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(seats=["you"], variant="solo", difficulty="standard"),
        Wishes(seats=["you", "open"], edition="revised"),
        Wishes(seats=["you", "open", "you", "open"], variant="line-clear"),
        Wishes(seats=["you", "open", "you"], expansions=["ghost", "ambassador"]),
    ],
)
def test_a_whole_game_folds_to_the_same_table_again(wishes: Wishes) -> None:
    random, log = Random(5), list[tuple[Entry, float]]()
    live, twin = (LiveTable("t", ANN, wishes, seed=9) for _ in range(2))

    def note(entry: Entry) -> None:
        log.append((read(write(entry)), len(log)))
        live.apply(entry, len(log) - 1)

    for seat in range(len(wishes.seats)):
        note(Sit(seat, (ANN, BEN)[seat % 2]))
    note(Start(0))
    while live.phase != OVER:
        seat = random.choice(live.to_decide)
        person = live.chairs[seat].person or ""
        if live.may_undo(person) and random.random() < 0.2:
            note(live.take_back(person, live.may_undo(person)[0], live.decision))
        elif seat in live.holding:
            note(live.end(person, seat, live.decision))
        else:
            move = random.choice(live.legal(person)[str(seat)])
            note(live.decide(person, seat, live.decision, move, hold=random.random() < 0.5))
    for entry, at in log:
        twin.apply(entry, at)
    assert twin.view(0) == live.view(0)
    assert (twin.number, twin.decision, twin.phase) == (live.number, live.decision, OVER)
    assert twin.game.record() == live.game.record()
    assert {Hold, Drop} <= {type(entry) for entry, _ in log}


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(seats=["casual", "casual"]),
        Wishes(seats=["you", "exec:rm"]),
        Wishes(seats=["you", "mcts:think_ms=99999"]),
        Wishes(seats=["you"]),
        Wishes(seats=["you", "open"], edition="no such"),
        Wishes(seats=["you", "open"], options={"no such": True}),
        Wishes(seats=["you", "open"], puzzles="/etc/passwd"),
        Wishes(seats=["you", "open"], difficulty="unbeatable"),
    ],
)
def test_what_does_not_go_together_is_refused(wishes: Wishes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        check(wishes)


def test_a_path_is_never_opened_for_somebody_at_the_table(tmp_path: object) -> None:
    secret = str(tmp_path) + "/secret.txt"
    with pytest.raises(ValueError, match=r"\w") as error:
        check(Wishes(seats=["you", "open"], puzzles=secret))
    assert "No such file" not in str(error.value)


def test_scores_are_counted_once_for_all_who_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def count(_game: Game) -> tuple[int, ...]:
        counted.append(1)
        return 0, 0

    monkeypatch.setattr(Game, "scores", property(count))
    live = table()
    for _ in range(3):
        assert live.scores(None) == live.scores(0) == [0, 0]
    assert len(counted) == 1
    play(live, live.chairs[0].person or "", 0, "gain O1")
    assert live.scores(None) == live.scores(1) == [0, 0]
    assert len(counted) == 2
