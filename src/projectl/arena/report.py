"""The report: one HTML file with everything in it, to look at, to mail, to open in ten years."""

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Final

from projectl.arena import figures, plots
from projectl.arena.match import Result
from projectl.arena.settings import Settings
from projectl.arena.sprt import Answer
from projectl.arena.summary import Standing, best_first, causes, fair_share, standings

STYLE: Final = Path(__file__).with_name("report.css")

HOW_TO_READ: Final = """
<p><b>Intervals.</b> Every bar and every range is a 95&nbsp;% interval: play the same arena on other deals again and
again, and 19 of 20 such intervals hold the truth. Two bots whose intervals overlap widely have not been told apart.
Four times as many games halve an interval.</p>
<p><b>Ratings</b> are Bradley-Terry strengths on the Elo scale: 100 points more mean winning 64&nbsp;% of the games
against each other, 200 mean 76&nbsp;%, 400 mean 91&nbsp;%. Only differences mean something: {zero} With more than two
seats the model is the same, and only first places count. One drawn game is added for every pair, so that a bot that
never lost has a rating too.</p>
<p><b>Shared deals.</b> Games come in groups on one deal, and in a group every bot sits on every seat: the luck of the
cards and of going first falls on all alike. A shared victory counts as a part for each.</p>
"""
HEADS: Final = (
    "bot",
    "games",
    "wins",
    "win rate",
    "fair share",
    "rating",
    "mean score",
    "p99 think",
    "forfeits",
)
POINTS: Final = (
    "Mean score so far; the shade holds the middle half of the games. "
    "A game that is over keeps its final score, which counts Finishing Touches."
)
THINK: Final = "Each decision on the clock. Bar: from the median to the 99th percentile; dot: the longest."


def table_words(settings: Settings) -> str:
    """What was played, in a line."""
    players = "" if settings.is_solo else figures.counted(settings.players, "player")
    options = [f"{name}={value}" for name, value in settings.options.items()]
    parts = [players, settings.variant, settings.difficulty or "", f"{settings.edition} edition", *settings.expansions]
    return ", ".join(part for part in [*parts, *options] if part)


def headline(settings: Settings, results: Sequence[Result], rows: Sequence[Standing]) -> str:
    """What one would tell a friend."""
    if not results:
        return "No game has been played yet"
    names = figures.labels(settings)
    if settings.is_solo and len(rows) == 1:
        return f"{names[0]} beats the automatic opponent in {rows[0].win_rate:.0%} of its games"
    order = best_first([row.rating for row in rows])
    best, second = order[0], order[1]
    is_clear = rows[best].rating_low > rows[second].rating_high
    if len(rows) > 2 or settings.is_solo:
        return f"{names[best]} leads{' clearly' if is_clear else f', but not clearly ahead of {names[second]}'}"
    if rows[best].low <= fair_share(settings, results, best):
        return f"{names[0]} and {names[1]} have not been told apart"
    return f"{names[best]} beats {names[second]} in {rows[best].win_rate:.0%} of the games"


def _cell(text: str, kind: str = "") -> str:
    return f'<td class="{kind}">{text}</td>' if kind else f"<td>{text}</td>"


def table(settings: Settings, results: Sequence[Result], rows: Sequence[Standing]) -> str:
    """All figures, best first."""
    names = figures.labels(settings)
    body = []
    for number in best_first([row.rating for row in rows]):
        row = rows[number]
        cells = [
            f'<th scope="row" class="{figures.colour(number)}" title="{escape(row.bot)}"><i></i>'
            f"{escape(names[number])}</th>",
            _cell(f"{row.games:,}"),
            _cell(f"{row.wins:,.1f}".removesuffix(".0")),
            _cell(f"<b>{row.win_rate:.1%}</b><small>{row.low:.1%} to {row.high:.1%}</small>"),
            _cell(f"{fair_share(settings, results, number):.0%}", "soft"),
            _cell(
                f"<b>{figures.signed(row.rating)}</b>"
                f"<small>{figures.signed(row.rating_low)} to {figures.signed(row.rating_high)}</small>"
            ),
            _cell("\N{EN DASH}" if row.mean_score is None else figures.mean_score(row.mean_score)),
            _cell("\N{EN DASH}" if row.p99_think_ms is None else figures.milliseconds(row.p99_think_ms)),
            _cell(str(row.forfeits), "bad" if row.forfeits else "soft"),
        ]
        body.append(f"<tr>{''.join(cells)}</tr>")
    head = "".join(f'<th scope="col">{one}</th>' for one in HEADS)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def forfeits(settings: Settings, results: Sequence[Result]) -> str:
    """Who forfeited why, with an example of each."""
    names = figures.labels(settings)
    items = []
    for number, _bot in enumerate(settings.bots):
        for code, count in causes(results, number).most_common():
            game, sentence = next(
                (result.game, one.cause)
                for result in results
                for one in result.forfeits
                if one.code == code and result.seats[one.seat] == number
            )
            items.append(
                f"<li><b>{escape(names[number])}</b> {count}\N{MULTIPLICATION SIGN} <code>{escape(code)}</code>, "
                f"for example in game {game}: {escape(sentence)}</li>"
            )
    return f"<ul>{''.join(items)}</ul>"


def verdict(settings: Settings, answer: Answer) -> str:
    """What became of the question, in a sentence."""
    first, second = figures.labels(settings)
    low, high = plots.number(answer.question.low), plots.number(answer.question.high)
    deals = figures.counted(answer.deals, "deal")
    evidence = f"log likelihood ratio {plots.number(answer.ratio, '+.2f')} after {deals}"
    if answer.is_better is None:
        return f"It is not decided whether {first} is better than {second} ({low} or {high} Elo; {evidence})."
    if answer.is_better:
        return f"{first} is better than {second}: {high} Elo explains the games, {low} does not ({evidence})."
    return f"{first} is not better than {second} by {high} Elo: {low} explains the games ({evidence})."


def section(title: str, text: str, body: str) -> str:
    """A part of the page."""
    said = f'<p class="lead">{text}</p>' if text else ""
    return f"<section><h2>{title}</h2>{said}{body}</section>" if body else ""


def sections(settings: Settings, results: Sequence[Result], rows: Sequence[Standing], zero: str) -> list[str]:
    """The parts of the page that show games."""
    unit = figures.round_word(settings)
    cross = "" if settings.is_solo or len(rows) <= 2 else figures.crosstable(settings, results)
    beaten = "How often the bot of the row won, of the games that one of the two won."
    has_forfeits = any(result.forfeits for result in results)
    return [
        section("Ratings", f"Dot: the rating. Bar: its 95 % interval. {zero}", figures.ratings_plot(settings, results)),
        section("Figures", "", table(settings, results, rows)),
        section("Who beats whom", beaten, cross),
        section(f"How points come in, {unit} by {unit}", POINTS, figures.points_plot(settings, results)),
        section("Final scores", "How often each was made; line: the mean.", figures.scores_plot(settings, results)),
        section("Time to think", THINK, figures.think_plot(settings, results)),
        section("Does the seat matter?", figures.seat_words(settings), figures.seats_plot(settings, results)),
        section(
            "Forfeits", "A bot that breaks down loses the game.", forfeits(settings, results) if has_forfeits else ""
        ),
    ]


def page(settings: Settings, results: Sequence[Result], answer: Answer | None = None) -> str:
    """The whole report."""
    rows = standings(settings, results)
    title = headline(settings, results, rows)
    zero = "0 is the automatic opponent." if settings.is_solo else "0 is the mean of the bots here."
    facts = f"{figures.counted(len(results), 'game')}, {table_words(settings)}"
    if results:
        facts += f", {figures.length(settings, results)} a game"
    decided = f"<p>{escape(verdict(settings, answer))}</p>" if answer is not None else ""
    body = "".join(sections(settings, results, rows, zero)) if results else ""
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    origin = f"seed {settings.seed}, projectl {settings.version} (code {settings.code}), {when}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} \N{MIDDLE DOT} Project L arena</title>"
        f"<style>{STYLE.read_text('utf-8')}</style></head><body><main>"
        f'<header><p class="kicker">Project L arena</p><h1>{escape(title)}</h1><p>{escape(facts)}</p>{decided}</header>'
        f"{body}{section('How to read this', '', HOW_TO_READ.format(zero=zero))}"
        f"<footer>{escape(origin)}</footer></main></body></html>\n"
    )
