"""The report: one HTML file with everything in it, to look at, to mail, to open in ten years."""

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Final

from projectl.arena import figures
from projectl.arena.match import Result
from projectl.arena.settings import Settings
from projectl.arena.sprt import Answer
from projectl.arena.summary import Standing, best_first, causes, fair_share, standings
from projectl.words import say, spoken_here
from projectl.words.phrases import figure

STYLE: Final = Path(__file__).with_name("report.css")

HEADS: Final = (
    "arena-head-bot",
    "arena-head-games",
    "arena-head-wins",
    "arena-head-rate",
    "report-head-fair",
    "arena-head-rating",
    "report-head-mean",
    "arena-head-think",
    "arena-head-forfeits",
)
NONE: Final = "\N{EN DASH}"
BESIDE: Final = " \N{MIDDLE DOT} "


def table_words(settings: Settings) -> list[str]:
    """What was played: players, variant, edition and the rest; options as they are typed."""
    return [
        *([] if settings.is_solo else [say("report-players", players=settings.players)]),
        say(f"mode-{settings.variant}"),
        *([say(f"difficulty-{settings.difficulty}")] if settings.difficulty else []),
        say("report-edition", edition=say(f"edition-{settings.edition}")),
        *(say(f"expansion-{each}") for each in settings.expansions),
        *(f"{name}={value}" for name, value in settings.options.items()),
    ]


def headline(settings: Settings, results: Sequence[Result], rows: Sequence[Standing]) -> str:
    """What one would tell a friend."""
    if not results:
        return say("report-none")
    names = figures.labels(settings)
    if settings.is_solo and len(rows) == 1:
        return say("report-solo", name=names[0], share=figure(rows[0].win_rate, ".0%"))
    order = best_first([row.rating for row in rows])
    best, second = order[0], order[1]
    if len(rows) > 2 or settings.is_solo:
        is_clear = rows[best].rating_low > rows[second].rating_high
        if is_clear:
            return say("report-leads-clearly", first=names[best])
        return say("report-leads", first=names[best], second=names[second])
    if rows[best].low <= fair_share(settings, results, best):
        return say("report-even", first=names[0], second=names[1])
    return say("report-beats", first=names[best], second=names[second], share=figure(rows[best].win_rate, ".0%"))


def _cell(text: str, kind: str = "") -> str:
    return f'<td class="{kind}">{text}</td>' if kind else f"<td>{text}</td>"


def _with_range(value: str, low: str, high: str) -> str:
    return _cell(f"<b>{value}</b><small>{figures.between(low, high)}</small>")


def table(settings: Settings, results: Sequence[Result], rows: Sequence[Standing]) -> str:
    """All figures, best first."""
    names = figures.labels(settings)
    body = []
    for number in best_first([row.rating for row in rows]):
        row = rows[number]
        cells = [
            f'<th scope="row" class="{figures.colour(number)}" title="{escape(row.bot)}"><i></i>'
            f"{escape(names[number])}</th>",
            _cell(figure(row.games, ",")),
            _cell(figures.wins(row.wins)),
            _with_range(figure(row.win_rate, ".1%"), figure(row.low, ".1%"), figure(row.high, ".1%")),
            _cell(figure(fair_share(settings, results, number), ".0%"), "soft"),
            _with_range(*map(figures.signed, (row.rating, row.rating_low, row.rating_high))),
            _cell(NONE if row.mean_score is None else figures.mean_score(row.mean_score)),
            _cell(NONE if row.p99_think_ms is None else figures.milliseconds(row.p99_think_ms)),
            _cell(str(row.forfeits), "bad" if row.forfeits else "soft"),
        ]
        body.append(f"<tr>{''.join(cells)}</tr>")
    head = "".join(f'<th scope="col">{escape(say(one))}</th>' for one in HEADS)
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
            said = say(
                "report-forfeited", times=count, code=f"<code>{escape(code)}</code>", game=game, cause=escape(sentence)
            )
            items.append(f"<li><b>{escape(names[number])}</b> {said}</li>")
    return f"<ul>{''.join(items)}</ul>"


def verdict(settings: Settings, answer: Answer) -> str:
    """What became of the question, in a sentence."""
    first, second = figures.labels(settings)
    kind = {None: "undecided", True: "better", False: "not-better"}[answer.is_better]
    low, high, ratio = figure(answer.question.low), figure(answer.question.high), figure(answer.ratio, "+.2f")
    return say(f"arena-{kind}", first=first, second=second, low=low, high=high, ratio=ratio, deals=answer.deals)


def section(title: str, text: str, body: str) -> str:
    """A part of the page."""
    said = f'<p class="lead">{text}</p>' if text else ""
    return f"<section><h2>{title}</h2>{said}{body}</section>" if body else ""


def sections(settings: Settings, results: Sequence[Result], rows: Sequence[Standing], zero: str) -> list[str]:
    """The parts of the page that show games."""
    unit = figures.round_word(settings)
    cross = "" if settings.is_solo or len(rows) <= 2 else figures.crosstable(settings, results)
    has_forfeits = any(result.forfeits for result in results)
    return [
        section(
            say("report-ratings"), say("report-ratings-about") + f" {zero}", figures.ratings_plot(settings, results)
        ),
        section(say("report-figures"), "", table(settings, results, rows)),
        section(say("report-cross"), say("report-cross-about"), cross),
        section(say(f"report-points-{unit}"), say("report-points-about"), figures.points_plot(settings, results)),
        section(say("report-scores"), say("report-scores-about"), figures.scores_plot(settings, results)),
        section(say("report-think"), say("report-think-about"), figures.think_plot(settings, results)),
        section(say("report-seats"), figures.seat_words(settings), figures.seats_plot(settings, results)),
        section(
            say("report-forfeits"),
            say("report-forfeits-about"),
            forfeits(settings, results) if has_forfeits else "",
        ),
    ]


def how_to_read(zero: str) -> str:
    """What the figures mean, a paragraph for each kind."""
    paragraphs = (
        (say("report-read-intervals"), say("report-read-intervals-about")),
        (say("report-read-ratings"), say("report-read-ratings-about", zero=zero)),
        (say("report-read-deals"), say("report-read-deals-about")),
    )
    return "".join(f"<p><b>{escape(head)}</b> {escape(text)}</p>" for head, text in paragraphs)


def page(settings: Settings, results: Sequence[Result], answer: Answer | None = None) -> str:
    """The whole report."""
    rows = standings(settings, results)
    title = headline(settings, results, rows)
    zero = say("report-zero-solo" if settings.is_solo else "report-zero")
    facts = [say("report-games", games=len(results)), *table_words(settings)]
    if results:
        facts.append(figures.length(settings, results))
    decided = f"<p>{escape(verdict(settings, answer))}</p>" if answer is not None else ""
    body = "".join(sections(settings, results, rows, zero)) if results else ""
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    origin = say("report-origin", seed=str(settings.seed), version=settings.version, code=settings.code, when=when)
    kicker = say("report-title")
    return (
        f'<!doctype html>\n<html lang="{spoken_here()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}{BESIDE}{escape(kicker)}</title>"
        f"<style>{STYLE.read_text('utf-8')}</style></head><body><main>"
        f'<header><p class="kicker">{escape(kicker)}</p><h1>{escape(title)}</h1>'
        f"<p>{escape(BESIDE.join(facts))}</p>{decided}</header>"
        f"{body}{section(say('report-read'), '', how_to_read(zero))}"
        f"<footer>{escape(origin)}</footer></main></body></html>\n"
    )
