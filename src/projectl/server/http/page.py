"""The page a browser gets until there is a client to give it."""

from litestar import MediaType, get

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Project L</title>
<h1>Project L</h1>
<p>This is a server where people and bots play Project L, the board game of fitting pieces into puzzles.</p>
<p>Programs talk to it over <a href="/api/openapi.json">HTTP</a> and over a WebSocket at <code>/ws</code>;
<code>docs/protocol.md</code>, which came with this program, tells how.</p>
<p><a href="/api/tables">Open tables</a> · <a href="/api/bots">Bots</a> · <a href="/readyz">Is it ready?</a></p>
</html>
"""


@get(["/", "/t/{table:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def page() -> str:
    """The same wherever a link leads."""
    return PAGE


ROUTES = [page]
