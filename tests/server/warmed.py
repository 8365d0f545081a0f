"""Everything a server loads before it serves: who imports this has loaded it."""

import asyncio
import tempfile
from pathlib import Path

from litestar.testing import AsyncTestClient

from projectl.bots.compiling import SERVED, compile_parts
from projectl.server.app import make_app
from projectl.server.config import Config


async def _answer_once(folder: str) -> None:
    async with AsyncTestClient(make_app(Config(database=str(Path(folder) / "tables.db"), bots=0))) as client:
        await client.get("/healthz")


compile_parts(["engine", *SERVED])
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(_answer_once(folder))
