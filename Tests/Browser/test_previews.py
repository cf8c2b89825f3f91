"""Screenshots of previews against those recorded in the packages, with a tolerance for how fonts are drawn.

After a change that is meant: RECORD_SNAPSHOTS=1 with the same command, and look at the pictures.
"""

import io
import os
import socket
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT
from PIL import Image, ImageChops

#: The part of the pixels that may differ by more than a shade.
TOLERANCE = 0.015
SHADE = 40

#: A picture is named for its view, width, scheme and language. For a new one make an empty file of that name, and record.
PICTURES = sorted((ROOT / "Packages").glob("*/Snapshots/*.png"))


@pytest.fixture(scope="module")
def gallery():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    executable = os.environ.get("TUMBLE_DEV", str(ROOT / ".build/debug/tumble-dev"))
    process = subprocess.Popen([executable, "previews", "--port", str(port)], text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    process.stdout.readline()
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(timeout=10)


def test_every_text_is_drawn_in_the_font_of_the_tests(gallery: str, open_page):
    page = open_page(gallery)
    widths = page.evaluate("""() => ["Inter", "system-ui", "serif", "monospace", "DejaVu Sans", "Liberation Sans", "Nimbus Sans", "Noto Sans"].map((family) => {
      const context = document.createElement("canvas").getContext("2d");
      context.font = "100px '" + family + "'";
      return context.measureText("Where is my laundry?").width;
    })""")
    assert len(set(widths)) == 1, f"More than one font is known: {widths}"


def test_pictures_are_found():
    assert len(PICTURES) >= 20


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_preview_looks_as_recorded(gallery: str, open_page, file: Path):
    view, size, scheme, language = file.stem.split("-")
    width = int(size)
    page = open_page(f"{gallery}/{file.parent.parent.name}/{view}?scheme={scheme}&language={language}", {"width": width, "height": 900}, reduced_motion="reduce")
    # What lies in a container of a query gets its style with a layout of its own: the second frame has it.
    page.evaluate("() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))")
    shown = Image.open(io.BytesIO(page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": 900}))).convert("RGB")
    if os.environ.get("RECORD_SNAPSHOTS"):
        shown.quantize(64).save(file, optimize=True)
        return
    assert file.stat().st_size, f"{file.name} isn't recorded: run this test with RECORD_SNAPSHOTS=1"
    recorded = Image.open(file).convert("RGB")
    difference = ImageChops.difference(shown, recorded).convert("L").point(lambda value: 255 if value > SHADE else 0)
    part = difference.histogram()[255] / (shown.width * shown.height)
    if part > TOLERANCE:
        folder = ROOT / "Screenshots/previews"
        folder.mkdir(parents=True, exist_ok=True)
        shown.save(folder / f"{file.parent.parent.name}-{file.name}")
    assert part <= TOLERANCE, f"{part:.1%} of {file.name} differ; what is shown now lies in Screenshots/previews"
