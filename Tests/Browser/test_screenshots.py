"""README's pictures of the product: the screens as people meet them, with demo data. `make snapshots` records those that look different.

Times of day are in them, so a picture is recorded anew only where more than a few words of it differ.
"""

import io
import os

import pytest
from conftest import PHONE, ROOT, Server
from PIL import Image, ImageChops
from screens import Screen, enter, visit
from world import World

FOLDER = ROOT / "Docs/screenshots"
SIZES = {"phone": PHONE, "desktop": {"width": 1280, "height": 800}}
SCHEMES = ["light", "dark"]
IS_RECORDING = bool(os.environ.get("RECORD_SNAPSHOTS"))

#: The part of the pixels that the time of day may change.
TOLERANCE = 0.02
#: Bytes of a picture, so that a clone stays small.
LARGEST = 60_000

#: By name: who sees it, and where it is.
PICTURES = {
    "home": ("customer", lambda world: "/customer/home"),
    "order": ("customer", lambda world: f"/customer/activity/{world.current}"),
    "chat": ("customer", lambda world: f"/customer/messages/{world.conversation}"),
    "driver": ("driver", lambda world: "/driver/home"),
    "board": ("dispatcher", lambda world: "/dispatcher/home"),
}

NAMES = [f"{name}-{size}-{scheme}" for name in PICTURES for size in SIZES for scheme in SCHEMES]


def differ(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return True
    difference = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value > 40 else 0)
    return difference.histogram()[255] / (one.width * one.height) > TOLERANCE


@pytest.mark.skipif(not IS_RECORDING, reason="RECORD_SNAPSHOTS=1 records README's pictures")
def test_pictures_are_recorded(server: Server, open_page):
    FOLDER.mkdir(parents=True, exist_ok=True)
    world = World(server.url)
    for name, (person, place) in PICTURES.items():
        for size, viewport in SIZES.items():
            for scheme in SCHEMES:
                page = open_page(server.url, viewport, color_scheme=scheme, reduced_motion="reduce")
                enter(page, person)
                visit(page, server.url, Screen(name, place(world)))
                # What marks a development build isn't part of the product.
                page.evaluate("() => document.querySelector('.t-ribbon')?.remove()")
                page.evaluate("() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))")
                shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                file = FOLDER / f"{name}-{size}-{scheme}.webp"
                if not file.exists() or differ(shown, Image.open(file).convert("RGB")):
                    shown.save(file, quality=82, method=6)
                page.close()


def test_every_picture_is_in_the_readme_and_small():
    readme = (ROOT / "README.md").read_text()
    for name in NAMES:
        file = FOLDER / f"{name}.webp"
        assert file.exists(), f"{file.name} isn't recorded: make snapshots"
        assert file.stat().st_size <= LARGEST, f"{file.name} has {file.stat().st_size} bytes"
        assert f"Docs/screenshots/{file.name}" in readme, f"README.md doesn't show {file.name}"
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
