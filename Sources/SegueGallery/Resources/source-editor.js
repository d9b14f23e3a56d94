"use strict";
// Draws the source element, such as a tapped cell, on the departing screenshot.

segue.sourceEditor = (() => {
  const make = segue.element;
  const screens = segue.ownScreens;
  let rectangle = null;
  let size = [0, 0];

  /** The size of a screenshot in points, as the engine reads it: phones save two or three pixels per point. */
  const points = ({ width, height }) => {
    const shorter = Math.min(width, height);
    const scale = [3, 2, 1].find((factor) => shorter / factor >= 320) ?? 1;
    return [width / scale, height / scale];
  };

  const canvas = make("canvas", { "aria-hidden": "true" });
  const box = make("div", { class: "source-box", tabindex: "0", role: "group" });
  const area = make("div", { class: "source-area" }, canvas, box);
  const place = make("output", { class: "time" });
  const command = make("div");
  const dialog = make("dialog", { class: "source-editor", "aria-labelledby": "source-title" },
    area, make("div", { class: "source-panel" },
      make("h2", { id: "source-title" }, "Draw the source"),
      make("p", {}, "Drag over the cell or button that a zoom starts from. With the keyboard, arrows move the frame, "
        + "and Shift and arrows change its size."),
      place,
      make("p", {},
        "The timelines of this page are laid out already. This command lays them out again for your screens:"),
      command,
      make("div", { class: "actions" },
        make("button", { type: "button", onclick: () => dialog.close() }, "Done"),
        make("button", { type: "button", onclick: () => change(null) }, "Clear"))));

  const rounded = (value) => Math.round(value * 10) / 10;
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  /** A rectangle inside the screen. */
  const inside = ([x, y, width, height]) => {
    const shown = [clamp(width, 1, size[0]), clamp(height, 1, size[1])];
    return [clamp(x, 0, size[0] - shown[0]), clamp(y, 0, size[1] - shown[1]), ...shown].map(rounded);
  };

  /** A word for a shell. */
  const quoted = (text) => (/^[\w.,/-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'");

  const commandText = () => [
    "segue gallery", "--from " + quoted(screens.from.name), "--to " + quoted(screens.to?.name ?? "to.png"),
    ...(rectangle ? ["--source " + rectangle.join()] : []), "-o mine",
  ].join(" ");

  const draw = () => {
    box.hidden = !rectangle;
    const [x, y, width, height] = rectangle ?? [];
    const text = rectangle ? `x ${x}, y ${y}, ${width} × ${height} pt` : "No source yet.";
    place.textContent = text;
    box.setAttribute("aria-label", "Source: " + text);
    command.replaceChildren(segue.snippet(
      { title: "Lay it out with your source", label: "the command", text: commandText() }));
    if (!rectangle) return;
    const names = ["left", "top", "width", "height"];
    names.forEach((name, index) => { box.style[name] = rectangle[index] / size[index % 2] * 100 + "%"; });
  };

  const change = (next) => {
    rectangle = next && inside(next);
    screens.source = rectangle;
    draw();
  };

  /** The point of the screen under a pointer. */
  const pointAt = ({ clientX, clientY }) => {
    const bounds = area.getBoundingClientRect();
    return [(clientX - bounds.left) / bounds.width * size[0], (clientY - bounds.top) / bounds.height * size[1]]
      .map((value, axis) => clamp(value, 0, size[axis]));
  };

  area.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    area.setPointerCapture(event.pointerId);
    const start = pointAt(event);
    const moved = event.target === box ? [...rectangle] : null;
    area.onpointermove = (next) => {
      const [x, y] = pointAt(next);
      if (moved) change([moved[0] + x - start[0], moved[1] + y - start[1], moved[2], moved[3]]);
      else change([Math.min(x, start[0]), Math.min(y, start[1]), Math.abs(x - start[0]), Math.abs(y - start[1])]);
    };
    area.onpointerup = area.onpointercancel = () => {
      area.onpointermove = null;
      if (rectangle) box.focus();
    };
  });

  box.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y, width, height] = rectangle;
    change(event.shiftKey ? [x, y, width + step[0], height + step[1]] : [x + step[0], y + step[1], width, height]);
  });
  // The page has keys of its own, which must not act behind the dialog.
  dialog.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") dialog.close();
  });
  dialog.addEventListener("close", () => {
    segue.screensBar.show();
    if (segue.pages.current) segue.pages.current.saveChanges();
    else history.replaceState(null, "", segue.cards.address());
  });
  document.body.append(dialog);

  return {
    /** Opens the editor on the departing screenshot. */
    open() {
      const { canvas: picture, size: pixels } = screens.from;
      size = points(pixels);
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d").drawImage(picture, 0, 0);
      rectangle = null;
      area.style.aspectRatio = size.join(" / ");
      change(screens.source ?? [size[0] / 4, size[1] / 4, size[0] / 2, size[1] / 4]);
      dialog.showModal();
      box.focus();
    },
  };
})();
