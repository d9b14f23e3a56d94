// Draws the source element, such as a tapped cell, on the departing screenshot.

import { currentPage } from "./current-page.js";
import { sizeInPoints } from "./device-screens.js";
import { make, snippet } from "./elements.js";
import { filters } from "./filters.js";
import { clamp } from "./numbers.js";
import { ownScreens } from "./own-screens.js";
import { saveChanges } from "./page-tuning.js";
import { screensBar } from "./screens-bar.js";

let sourceRectangle = null;
let editedSize = [0, 0];

const sourceCanvas = make("canvas", { "aria-hidden": "true" });
const sourceBox = make("div", { class: "source-box", tabindex: "0", role: "group" });
const sourceArea = make("div", { class: "source-area" }, sourceCanvas, sourceBox);
const sourceOutput = make("output", { class: "time" });
const commandContainer = make("div");
const sourceDialog = make("dialog", { class: "source-editor", "aria-labelledby": "source-title" },
  sourceArea, make("div", { class: "source-panel" },
    make("h2", { id: "source-title" }, "Draw the source"),
    make("p", {}, "Drag over the cell or button that a zoom starts from. With the keyboard, arrows move the frame, "
      + "and Shift and arrows change its size."),
    sourceOutput,
    make("p", {},
      "The timelines of this page are laid out already. This command lays them out again for your screens:"),
    commandContainer,
    make("div", { class: "actions" },
      make("button", { type: "button", onclick: () => sourceDialog.close() }, "Done"),
      make("button", { type: "button", onclick: () => changeSource(null) }, "Clear"))));

const roundedTenth = (value) => Math.round(value * 10) / 10;

/** A rectangle inside the screen. */
const insideScreen = ([x, y, width, height]) => {
  const shown = [clamp(width, 1, editedSize[0]), clamp(height, 1, editedSize[1])];
  return [clamp(x, 0, editedSize[0] - shown[0]), clamp(y, 0, editedSize[1] - shown[1]), ...shown].map(roundedTenth);
};

/** A word for a shell. */
const shellWord = (text) => (/^[\w.,/-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'");

const commandText = () => [
  "segue gallery", "--from " + shellWord(ownScreens.from.name), "--to " + shellWord(ownScreens.to?.name ?? "to.png"),
  ...(sourceRectangle ? ["--source " + sourceRectangle.join()] : []), "-o mine",
].join(" ");

const drawSource = () => {
  sourceBox.hidden = !sourceRectangle;
  const [x, y, width, height] = sourceRectangle ?? [];
  const text = sourceRectangle ? `x ${x}, y ${y}, ${width} × ${height} pt` : "No source yet.";
  sourceOutput.textContent = text;
  sourceBox.setAttribute("aria-label", "Source: " + text);
  commandContainer.replaceChildren(snippet(
    { title: "Lay it out with your source", label: "the command", text: commandText() }));
  if (!sourceRectangle) return;
  const names = ["left", "top", "width", "height"];
  names.forEach((name, index) => { sourceBox.style[name] = sourceRectangle[index] / editedSize[index % 2] * 100 + "%"; });
};

const changeSource = (next) => {
  sourceRectangle = next && insideScreen(next);
  ownScreens.source = sourceRectangle;
  drawSource();
};

/** The point of the screen under a pointer. */
const editedPoint = ({ clientX, clientY }) => {
  const bounds = sourceArea.getBoundingClientRect();
  return [(clientX - bounds.left) / bounds.width * editedSize[0], (clientY - bounds.top) / bounds.height * editedSize[1]]
    .map((value, axis) => clamp(value, 0, editedSize[axis]));
};

sourceArea.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  sourceArea.setPointerCapture(event.pointerId);
  const start = editedPoint(event);
  const moved = event.target === sourceBox ? [...sourceRectangle] : null;
  sourceArea.onpointermove = (next) => {
    const [x, y] = editedPoint(next);
    if (moved) changeSource([moved[0] + x - start[0], moved[1] + y - start[1], moved[2], moved[3]]);
    else changeSource([Math.min(x, start[0]), Math.min(y, start[1]), Math.abs(x - start[0]), Math.abs(y - start[1])]);
  };
  sourceArea.onpointerup = sourceArea.onpointercancel = () => {
    sourceArea.onpointermove = null;
    if (sourceRectangle) sourceBox.focus();
  };
});

sourceBox.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step) return;
  event.preventDefault();
  const [x, y, width, height] = sourceRectangle;
  changeSource(event.shiftKey ? [x, y, width + step[0], height + step[1]] : [x + step[0], y + step[1], width, height]);
});
// The page has keys of its own, which must not act behind the dialog.
sourceDialog.addEventListener("keydown", (event) => {
  event.stopPropagation();
  if (event.key === "Escape") sourceDialog.close();
});
sourceDialog.addEventListener("close", () => {
  screensBar.show();
  if (currentPage) saveChanges(currentPage);
  else history.replaceState(null, "", filters.address());
});
document.body.append(sourceDialog);

/** Opens the editor on the departing screenshot. */
export const openSourceEditor = () => {
  const { canvas: picture, size: pixels } = ownScreens.from;
  editedSize = sizeInPoints(pixels);
  [sourceCanvas.width, sourceCanvas.height] = [picture.width, picture.height];
  sourceCanvas.getContext("2d").drawImage(picture, 0, 0);
  sourceRectangle = null;
  sourceArea.style.aspectRatio = editedSize.join(" / ");
  changeSource(ownScreens.source ?? [editedSize[0] / 4, editedSize[1] / 4, editedSize[0] / 2, editedSize[1] / 4]);
  sourceDialog.showModal();
  sourceBox.focus();
};
