"""Drives 'segue mcp' with PyPI's client: every tool, a whole story within ten seconds, and a client that means no good."""

import asyncio
import base64
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from mcp import Client, ClientSession, MCPError
from mcp.client.stdio import StdioServerParameters, stdio_client

SEGUE, CATALOG = sys.argv[1:3]
MEBIBYTE = 1 << 20


def server(folder):
    return StdioServerParameters(
        command=SEGUE, args=["mcp"], cwd=folder, env={**os.environ, "SEGUE_CATALOG": CATALOG})


def text(result):
    return "".join(part.text for part in result.content if part.type == "text")


def png_size(result):
    picture = next(part for part in result.content if part.type == "image")
    data = base64.b64decode(picture.data)
    assert picture.mime_type == "image/png" and data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24]), len(data)


async def call(session, tool, **arguments):
    result = await session.call_tool(tool, arguments)
    assert not result.is_error, f"{tool}: {text(result)}"
    return result


async def story(session, folder):
    """Find a card that expands, preview it, write a variant with a longer spring, validate it, export it."""
    began = time.monotonic()
    found = await call(session, "search", query="expand card spring")
    for preset in found.structured_content["presets"]:
        shown = await call(session, "show", id=preset["id"])
        parameters = {p["name"]: p["default"] for p in shown.structured_content["parameters"]}
        if "card" in preset["summary"] and "spring" in text(shown) and "response" in parameters:
            card, response = preset["id"], parameters["response"]
            break

    (width, height), size = png_size(await call(session, "preview", id=card))
    assert width <= 800 and size < 400_000, (width, height, size)

    written = await call(session, "new", id="slow-card", extends=card)
    file = Path(folder, text(written).splitlines()[0])
    longer = f"{int(response.removesuffix('ms')) * 3 // 2}ms"
    with file.open("a") as variant:
        variant.write(f"parameters:\n  response: {{default: {longer}}}\n")

    report = await call(session, "validate", paths=[str(file.relative_to(folder))])
    assert report.structured_content["errors"] == 0
    await call(session, "export", id="slow-card", output="slow-card.html")
    assert "Slow card" in Path(folder, "slow-card.html").read_text()
    seconds = time.monotonic() - began
    print(f"story: {card}, response {response} → {longer}; {width} × {height} pixels in {size} bytes; {seconds:.1f} s")
    assert seconds < 10


async def every_tool(session, folder):
    tools = {tool.name: tool for tool in (await session.list_tools()).tools}
    driven = set()

    async def drive(tool, **arguments):
        driven.add(tool)
        return await call(session, tool, **arguments)

    assert (await drive("list", operation="tab")).structured_content["presets"]
    assert "swipe-back" in text(await drive("list", what="gestures"))
    assert (await drive("search", query="bottom sheet")).structured_content["presets"]
    shown = await drive("show", id="cell-zoom")
    assert shown.structured_content["id"] == "cell-zoom" and "PARAMETER" in text(shown)
    size, _ = png_size(await drive("preview", id="cover", gesture="pull-down-flick", width=400))
    assert size[0] <= 400
    assert ".cellZoom(" in text(await drive("use", id="cell-zoom", parameters={"keep-below": 0.5}))
    assert "yaml/duplicate-key" in text(await drive("explain", code="duplicate-key"))
    await drive("new", id="plain")
    await drive("validate", paths=["catalog/custom/plain.yaml"], laws=False)
    compared = await drive("diff", old="catalog/custom/plain.yaml", new="catalog/custom/plain.yaml")
    assert "nothing changed" in text(compared) and compared.structured_content["presets"] == []
    for suffix in ["png", "webp", "mp4"]:
        await drive("export", id="crossfade", output=f"fade.{suffix}", scale=1)
        assert Path(folder, f"fade.{suffix}").stat().st_size > 1000
    assert driven == set(tools), set(tools) - driven
    assert {name for name, tool in tools.items() if not tool.annotations.read_only_hint} == {
        "new", "export"}

    resources = [str(resource.uri) for resource in (await session.list_resources()).resources]
    for address in resources:
        assert (await session.read_resource(address)).contents[0].text
    assert {"segue://schema/preset", "segue://guide/presets", "segue://guide/mcp"} <= set(resources)


async def long_work(session, folder):
    """Progress arrives, a request is taken back, and the server still answers."""
    progress = []

    async def note(done, total, message):
        progress.append((done, total))

    arguments = {"paths": ["many"]}
    many = Path(folder, "many", "slide")
    many.mkdir(parents=True)
    for path in sorted(Path(CATALOG, "slide").glob("*.yaml")) + sorted(Path(CATALOG, "zoom").glob("*.yaml")):
        (many / path.name).write_bytes(path.read_bytes())
    work = asyncio.create_task(session.call_tool("validate", arguments, progress_callback=note))
    while not progress:
        await asyncio.sleep(0.02)
        assert not work.done(), text(work.result())
    began = time.monotonic()
    await session.send_ping()
    ping = time.monotonic() - began
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    began = time.monotonic()
    assert "law/" in text(await call(session, "explain", code="law"))
    print(f"long work: ping while it runs {ping * 1000:.0f} ms, answered {time.monotonic() - began:.1f} s "
          f"after it was taken back at {progress[-1]}")
    assert all(a < b for a, b in zip(progress, progress[1:]))


async def refused(session, folder):
    for arguments in [{"paths": ["/etc/passwd"]}, {"paths": ["../x.yaml"]}, {"paths": ["out"]}]:
        result = await session.call_tool("validate", arguments)
        assert result.is_error and "is outside of" in text(result), text(result)
    result = await session.call_tool("export", {"id": "cover", "output": "/tmp/segue-was-here.png"})
    assert result.is_error and not Path("/tmp/segue-was-here.png").exists()
    for tool, arguments in [("show", {}), ("show", {"id": 1}), ("remove", {"id": "cover"})]:
        try:
            await session.call_tool(tool, arguments)
        except MCPError as error:
            assert error.code == -32602, error
        else:
            raise AssertionError(f"{tool} {arguments} was not refused")


def hostile():
    """Bytes that are no messages: each is answered, none is kept, and the server ends with its input."""
    process = subprocess.Popen(
        [SEGUE, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        cwd=tempfile.gettempdir())

    def memory(name):
        status = Path(f"/proc/{process.pid}/status").read_text()
        return int(re.search(rf"{name}:\s+(\d+)", status)[1])

    def ask(line):
        process.stdin.write(line + b"\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    def code(line):
        return ask(line)["error"]["code"]

    assert code(b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}') == -32600
    before = memory("VmHWM")
    assert code(b"[" * (MEBIBYTE - 1)) == -32700
    assert code(b'"' + b"\\u0041" * (MEBIBYTE // 6 - 2)) == -32700
    assert code(b"[" + b"1," * (MEBIBYTE // 2 - 2) + b"1]") == -32600
    most = memory("VmHWM") - before
    assert code(b"x" * (64 * MEBIBYTE)) == -32600
    longest = memory("VmHWM") - before
    assert code(b"\xff\xfe") == -32700 and code(b"\0") == -32700 and code(b"[]") == -32600
    assert ask(b'{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}')["result"]
    for line in [b'{"jsonrpc":"2.0","id":99,"result":{}}', b'{"jsonrpc":"2.0","method":"nothing"}']:
        process.stdin.write(line + b"\n")
    assert ask(b'{"jsonrpc":"2.0","id":3,"method":"tools/list"}')["id"] == 3
    process.stdin.close()
    assert process.wait(timeout=5) == 0
    assert process.stdout.read() == b"" and process.stderr.read() == b""
    print(f"hostile: +{most / 1024:.0f} MiB for messages of 1 MiB, +{longest / 1024:.0f} MiB with one of 64 MiB")
    assert longest < 32 * 1024


async def elsewhere(folder):
    """A client that starts the server in another folder names the project's."""
    parameters = StdioServerParameters(
        command=SEGUE, args=["mcp", "--folder", folder], cwd="/", env={**os.environ, "SEGUE_CATALOG": CATALOG})
    async with Client(parameters) as client:
        result = await client.call_tool("export", {"id": "crossfade", "output": "there.png", "scale": 1})
        assert not result.is_error and Path(folder, "there.png").exists(), text(result)
    refusal = subprocess.run([SEGUE, "mcp"], cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert refusal.returncode == 2 and "--folder" in refusal.stderr and not refusal.stdout


async def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        Path(folder, "out").symlink_to("/etc")
        async with stdio_client(server(folder)) as streams, ClientSession(*streams) as session:
            started = await session.initialize()
            print(f"{started.server_info.name} {started.server_info.version}, protocol {started.protocol_version}")
            for part in [story, every_tool, long_work, refused]:
                began = time.monotonic()
                await part(session, folder)
                print(f"{part.__name__}: passed in {time.monotonic() - began:.1f} s")
        await elsewhere(folder)
    began = time.monotonic()
    hostile()
    print(f"hostile: passed in {time.monotonic() - began:.1f} s")


asyncio.run(main())
