"""Writes a catalog of generated presets: python3 generate.py FOLDER [COUNT].

The presets are of the size and make of those in the catalog: parameters, expressions, two
operations, an interaction. The same call writes the same bytes.
"""

import os
import random
import sys

FAMILIES = 20

PRESET = """\
# yaml-language-server: $schema=../schema/preset.json
schema: 1
id: {id}
name: {name}
summary: The new screen slides over the old one, which drifts {parallax} as far and dims.
tags: [slide, {tag}, generated]
license: MIT
parameters:
  parallax:
    type: number
    default: {parallax}
    range: [0, 1]
    unit: container widths
    help: How far the lower screen drifts.
  dimming: {{type: number, default: {dimming}, range: [0, 1], help: How dark the lower screen gets.}}
  tilt: {{type: angle, default: {tilt}deg, range: [0deg, 90deg], help: How far the screen turns.}}
transitions:
  push:
    duration: {duration}ms
    easing: "{easing}"
    tracks:
      - {{layer: to, translate-x: {{from: container.width * direction}}}}
      - {{layer: from, translate-x: {{to: -parallax * container.width * direction}}}}
      - layer: from
        rotate-y: {{to: tilt * direction}}
        corner-radius: {{to: "min(container.width, container.height) * {radius}"}}
      - {{layer: dimming, above: from, opacity: {{from: 0, to: dimming}}}}
  pop:
    reverse: push
    easing: mirrored
interaction:
  pop:
    gesture: {{edge-pan: leading}}
    progress: gesture.distance / container.width
    finish: progress > 0.5 or gesture.speed > {speed}
    hand-over: velocity
reduced-motion: none
preview:
  scene: feed-to-detail
  poster: {poster}%
"""


def main():
    folder = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    chance = random.Random(1)
    for family in range(FAMILIES):
        os.makedirs(f"{folder}/family-{family}", exist_ok=True)
    for index in range(count):
        text = PRESET.format(
            id=f"preset-{index}",
            name=f"Preset {index}",
            tag=chance.choice(["fast", "slow", "calm", "bold"]),
            parallax=chance.randrange(100) / 100,
            dimming=chance.randrange(50) / 100,
            tilt=chance.randrange(90),
            duration=chance.randrange(200, 900),
            easing=chance.choice(
                ["ease-in-out", "linear", "spring(damping-ratio: 0.8)",
                 "cubic-bezier(0.2, 0, 0, 1)"]),
            radius=chance.randrange(20) / 100,
            speed=chance.randrange(300, 900),
            poster=chance.randrange(100))
        with open(f"{folder}/family-{index % FAMILIES}/preset-{index}.yaml", "w") as file:
            file.write(text)


main()
