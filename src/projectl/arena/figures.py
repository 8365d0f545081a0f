"""The report's plots: which figures are drawn, and how."""

from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import Final

import numpy as np

from projectl.arena import plots
from projectl.arena.match import Result
from projectl.arena.plots import Axis, Row
from projectl.arena.settings import Settings
from projectl.arena.summary import (
    best_first,
    contests,
    entrants,
    percentile,
    ratings,
    scores_of,
    seat_rates,
    seated,
    share_won,
    think_times,
)
from projectl.bots import short_name
from projectl.words import say
from projectl.words.phrases import figure

COLOURS: Final = 8
MOST_BANDS: Final = 4
"""With more bots than this, shades would only cover each other."""
MOST_BINS: Final = 40
LEAST_MS: Final = 0.01
"""What the clock of a match tells apart."""


def signed(value: float) -> str:
    """A rating as it is written."""
    return figure(round(value), "+d") if round(value) else "0"


def mean_score(value: float) -> str:
    """A mean score as it is written."""
    return figure(round(value, 1) + 0.0, ".1f")  # and no -0.0


def wins(value: float) -> str:
    """Games won, parts of shared victories among them."""
    return figure(value, ",.0f" if value == round(value) else ",.1f")


def between(low: str, high: str) -> str:
    """From where to where, both as they are written."""
    return say("report-between", low=low, high=high)


def round_word(settings: Settings) -> str:
    """What a round is called in ids of messages."""
    return "beat" if settings.variant == "line-clear" else "round"


def milliseconds(value: float) -> str:
    """A time to think, as short as it can be said."""
    if value >= 1000:
        return say("arena-seconds", number=figure(value / 1000, ".3g"))
    return say("arena-milliseconds", number=figure(value, ".3g" if value < 100 else ".0f"))


def mean_rounds(results: Sequence[Result]) -> int:
    """How many rounds a game took."""
    return round(fmean(result.rounds for result in results))


def length(settings: Settings, results: Sequence[Result]) -> str:
    """How long a game took."""
    return say(f"report-length-{round_word(settings)}", rounds=mean_rounds(results))


def labels(settings: Settings) -> list[str]:
    """What each entrant is called; bots named twice are numbered."""
    names = [short_name(bot) for bot in settings.bots]
    told = [
        f"{name} ({names[: number + 1].count(name)})" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]
    return [*told, say("arena-opponent")] if settings.is_solo else told


def colour(entrant: int) -> str:
    """The class of an entrant's colour."""
    return f"c{entrant % COLOURS}"


def _colours(settings: Settings) -> list[str]:
    """The colour of each entrant; the automatic opponent is grey."""
    count = len(settings.bots)
    return [colour(number) if number < count else "grey" for number in range(entrants(settings))]


def ratings_plot(settings: Settings, results: Sequence[Result]) -> str:
    """Ratings with their intervals, best first."""
    found = ratings(settings, results)
    along = plots.axis([0, *(one.low for one in found), *(one.high for one in found)])
    names, colours = labels(settings), _colours(settings)
    rows = []
    for number in best_first([one.value for one in found]):
        one = found[number]
        drawn = plots.line(((along.at(one.low), 0.5), (along.at(one.high), 0.5)), "bar")
        drawn += plots.dot(along.at(one.value), 0.5)
        note = between(signed(one.low), signed(one.high))
        title = f"{names[number]}: {signed(one.value)}, {note}"
        rows.append(Row(names[number], colours[number], drawn, signed(one.value), title, note))
    return plots.rows(rows, along, zero=0)


def crosstable(settings: Settings, results: Sequence[Result]) -> str:
    """Who beats whom, as a table of shares."""
    names, colours = labels(settings), _colours(settings)
    count = len(names)
    wins = np.zeros((count, count))
    for contest in contests(settings, results):
        for one in set(contest.seats):
            for other in set(contest.seats) - {one}:
                wins[one, other] += share_won(contest, one)
    order = best_first([one.value for one in ratings(settings, results)])
    heads = "".join(f'<th scope="col" class="{colours[one]}"><i></i>{escape(names[one])}</th>' for one in order)
    lines = []
    for one in order:
        cells = []
        for other in order:
            total = wins[one, other] + wins[other, one]
            if one == other or not total:
                cells.append("<td></td>")
                continue
            share = wins[one, other] / total
            cells.append(
                f'<td class="{"more" if share > 0.5 else "less"}" style="--s:{abs(share - 0.5) * 2:.2f}">'
                f"{figure(share, '.0%')}</td>"
            )
        head = f'<th scope="row" class="{colours[one]}"><i></i>{escape(names[one])}</th>'
        lines.append(f"<tr>{head}{''.join(cells)}</tr>")
    table = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="wide cross">{table}</div>'


def points_plot(settings: Settings, results: Sequence[Result]) -> str:
    """The score so far, round by round."""
    whole = [result for result in results if not result.is_cut]
    if not whole:
        return ""
    rounds = int(percentile([result.rounds for result in whole], 95))
    names, colours = labels(settings), _colours(settings)
    tracks: list[list[list[int]]] = [[] for _ in names]
    for result in whole:
        padded = [*result.points[:-1], *([result.points[-1]] * max(1, rounds - len(result.points) + 1))]
        for seat, entrant in enumerate(seated(settings, result)):
            tracks[entrant].append([scores[seat] for scores in padded[:rounds]])
    curves = {number: np.array(one, dtype=float) for number, one in enumerate(tracks) if one}
    means = {number: one.mean(0) for number, one in curves.items()}
    has_bands = len(curves) <= MOST_BANDS
    bands = {number: np.percentile(one, (25, 75), axis=0) for number, one in curves.items()} if has_bands else {}
    every = [0.0, *(float(v) for one in [*means.values(), *bands.values()] for v in one.ravel())]
    up = plots.axis(every)
    ticks = plots.axis([1, max(rounds, 2)], 8).ticks
    across = Axis(1, max(rounds, 2), tuple(one for one in ticks if 1 <= one <= rounds and one == int(one)))
    at = [across.at(number) for number in range(1, rounds + 1)]
    shades, lines = [], []
    for number, mean in means.items():
        if number in bands:
            low, high = ([(x, up.at(float(v))) for x, v in zip(at, edge, strict=True)] for edge in bands[number])
            shades.append(f'<g class="{colours[number]}">{plots.area([*low, *reversed(high)], "band")}</g>')
        curve = [(x, up.at(float(v))) for x, v in zip(at, mean, strict=True)]
        lines.append(f'<g class="{colours[number]}">{plots.line(curve, "curve")}</g>')
    unit = round_word(settings)
    named = plots.legend([(names[number], colours[number]) for number in means])
    title = say(f"report-mean-after-{unit}")
    return named + plots.chart("".join([*shades, *lines]), across, up, title, say(f"report-axis-{unit}"))


def scores_plot(settings: Settings, results: Sequence[Result]) -> str:
    """How the final scores are spread."""
    names, colours = labels(settings), _colours(settings)
    scores = {number: scores_of(settings, results, number) for number in range(len(names))}
    every = [score for one in scores.values() for score in one]
    if not every:
        return ""
    low, high = min(every), max(every)
    width = -(-(high - low + 1) // MOST_BINS)
    edges = [low - 0.5 + width * number for number in range((high - low) // width + 2)]
    along = plots.axis([edges[0], edges[-1]], 8)
    counts = {number: np.histogram(one, edges)[0] / len(one) for number, one in scores.items() if one}
    most = max(float(one.max()) for one in counts.values())
    rows = []
    for number, shares in counts.items():
        outline = [(along.at(edges[0]), 0.0)]
        for left, right, share in zip(edges[:-1], edges[1:], shares, strict=True):
            tall = float(share) / most * 0.94
            outline += [(along.at(left), tall), (along.at(right), tall)]
        outline.append((along.at(edges[-1]), 0.0))
        mean = fmean(scores[number])
        drawn = plots.area(outline, "hill")
        drawn += plots.line(((along.at(mean), 0), (along.at(mean), 1)), "mean")
        note = between(figure(min(scores[number])), figure(max(scores[number])))
        title = f"{names[number]}: {say('report-mean-of', mean=mean_score(mean))}, {note}"
        rows.append(Row(names[number], colours[number], drawn, mean_score(mean), title, note))
    return plots.rows(rows, along, kind="hills")


def think_plot(settings: Settings, results: Sequence[Result]) -> str:
    """Median, 99th percentile and the longest time of a decision."""
    names, colours = labels(settings), _colours(settings)
    times = {number: think_times(results, number) for number in range(len(settings.bots))}
    spread = {
        number: [max(LEAST_MS, one) for one in (percentile(ms, 50), percentile(ms, 99), max(ms))]
        for number, ms in times.items()
        if ms
    }
    if not spread:
        return ""
    along = plots.log_axis([one for three in spread.values() for one in three])
    rows = []
    for number, (median, p99, longest) in spread.items():
        drawn = plots.line(((along.at(median), 0.5), (along.at(p99), 0.5)), "bar")
        drawn += plots.dot(along.at(longest), 0.5, "small dot")
        told = [
            say("report-think-most", time=milliseconds(p99)),
            say("report-think-median", time=milliseconds(median)),
            say("report-think-longest", time=milliseconds(longest)),
        ]
        title, note = f"{names[number]}: {', '.join(told)}", "<br>".join(told[1:])
        rows.append(Row(names[number], colours[number], drawn, milliseconds(p99), title, note))
    return plots.rows(rows, along, written=_on_the_axis, kind="tall")


def _on_the_axis(ms: float) -> str:
    return say("arena-milliseconds", number=plots.number(ms))


def seat_words(settings: Settings) -> str:
    """What the plot of seats shows."""
    if settings.is_solo:
        return say("report-seats-about-solo")
    return say("report-seats-about", share=figure(1 / settings.players, ".0%"))


def seats_plot(settings: Settings, results: Sequence[Result]) -> str:
    """How often each seat wins."""
    found = seat_rates(settings, results)
    top = max(one.high for one in found)
    along = plots.axis([0, min(100, top * 100)])
    names = (
        [say("report-bots"), say("arena-opponent")]
        if settings.is_solo
        else [say("report-seat-first" if not seat else "report-seat", number=seat + 1) for seat in range(len(found))]
    )
    rows = []
    for name, one in zip(names, found, strict=True):
        drawn = plots.line(((along.at(one.low * 100), 0.5), (along.at(one.high * 100), 0.5)), "bar")
        drawn += plots.dot(along.at(one.value * 100), 0.5)
        value, note = figure(one.value, ".1%"), between(figure(one.low, ".0%"), figure(one.high, ".0%"))
        rows.append(Row(name, "grey", drawn, value, f"{name}: {value}, {note}", note))
    return plots.rows(rows, along, written=lambda one: figure(one / 100, ".0%"), zero=100 / len(found))
