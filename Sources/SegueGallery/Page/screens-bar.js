// The bar for the visitor's own screens, and the places where files arrive: drop, paste and choose.

import { cards } from "./cards.js";
import { make, makeSVG } from "./elements.js";
import { ownScreens } from "./own-screens.js";
import { screenPictures } from "./screen-pictures.js";
import { saveScreensFile } from "./screens-file.js";
import { ScreenshotError } from "./screenshots.js";
import { openSourceEditor } from "./source-editor.js";

const sideNames = { from: "Departing screen", to: "Arriving screen" };
let chosenSide;

const barIcon = (d) => makeSVG(24, 24, [["", d]], { "aria-hidden": "true" });

const barButton = (label, action, attributes = {}) =>
  make("button", { type: "button", onclick: action, ...attributes }, label);

const fileInput = make("input", {
  type: "file", accept: "image/*,.json", multiple: true, hidden: true, "aria-label": "Screenshots",
  onchange: async () => {
    await takeFiles(fileInput.files, chosenSide);
    fileInput.value = "";
  },
});

const chooseFiles = (side) => {
  chosenSide = side;
  fileInput.multiple = !side;
  fileInput.click();
};

const thumbnails = Object.fromEntries(Object.keys(sideNames).map((side) =>
  [side, barButton(null, () => chooseFiles(side), { class: "thumbnail", "data-side": side })]));
const swapButton = barButton(barIcon("M7 7h11m-4-4 4 4-4 4M17 17H6m4 4-4-4 4-4"), () => keepChange(ownScreens.swap()),
  { class: "swap", "aria-label": "Swap the screens", title: "Swap" });
const barStatus = make("p", { role: "status" });
const barActions = {
  choose: barButton("Choose…", () => chooseFiles()),
  source: barButton("Draw the source", () => openSourceEditor()),
  save: barButton("Save set-up", () => saveScreensFile(ownScreens)),
  reset: barButton("Reset", () => resetScreens()),
};
const closeButton = barButton(barIcon("M6 6l12 12M18 6 6 18"), () => hideBar(),
  { class: "close", "aria-label": "Close", title: "Close" });
const screensBarElement = make("section", { class: "screens-bar", "aria-label": "Your own screens", hidden: true },
  make("div", { class: "thumbnails" }, thumbnails.from, swapButton, thumbnails.to), barStatus,
  make("div", { class: "actions" }, ...Object.values(barActions)), closeButton, fileInput);
const barOpener = barButton("Your screens", () => (screensBarElement.hidden ? showBar() : hideBar()),
  { class: "own-screens", "aria-expanded": "false" });
const dropTarget = make("div", { class: "drop-target", hidden: true, "aria-hidden": "true" },
  make("p", {}, "Drop one screenshot or two", make("span", {}, "They stay in this browser.")));

const sayInBar = (text, isProblem = false) => {
  barStatus.textContent = text;
  barStatus.classList.toggle("problem-text", isProblem);
  barStatus.setAttribute("role", isProblem ? "alert" : "status");
};

/** What the bar says while nothing is wrong. */
const barDescription = () => {
  const { from, to } = ownScreens;
  if (!from && !to) return "Drop, paste or choose two screenshots. They never leave this browser.";
  if (from && to) return "Every phone shows your screens.";
  return `Add the ${from ? "arriving" : "departing"} screen too, or keep that of each preset.`;
};

const drawThumbnail = (side) => {
  const thumbnail = thumbnails[side];
  const screenshot = ownScreens[side];
  const action = screenshot ? screenshot.name + ", choose another" : "choose one";
  thumbnail.setAttribute("aria-label", `${sideNames[side]}: ${action}`);
  thumbnail.title = screenshot?.name ?? sideNames[side];
  thumbnail.classList.toggle("empty", !screenshot);
  thumbnail.replaceChildren();
  if (!screenshot) return thumbnail.append(barIcon("M12 6v12M6 12h12"));
  const canvas = make("canvas", { width: 72, height: 156, "aria-hidden": "true" });
  const { factor, left } = screenPictures.covering(screenshot.canvas, [72, 156]);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(screenshot.canvas, left, 0, 72 * factor, 156 * factor, 0, 0, 72, 156);
  thumbnail.append(canvas);
};

const updateBar = () => {
  const isEmpty = !ownScreens.from && !ownScreens.to;
  for (const side of Object.keys(sideNames)) drawThumbnail(side);
  swapButton.disabled = isEmpty;
  barActions.choose.hidden = !isEmpty;
  barActions.source.hidden = !ownScreens.from;
  barActions.save.hidden = barActions.reset.hidden = isEmpty;
  sayInBar(barDescription());
};

const setBarShown = (isShown) => {
  screensBarElement.hidden = !isShown;
  barOpener.setAttribute("aria-expanded", String(isShown));
  document.documentElement.toggleAttribute("data-screens-bar", isShown);
};

const showBar = () => {
  setBarShown(true);
  if (!ownScreens.from && !ownScreens.to) barActions.choose.focus();
};

const hideBar = () => {
  const hadFocus = screensBarElement.contains(document.activeElement);
  setBarShown(false);
  if (hadFocus) barOpener.focus();
};

const resetScreens = async () => {
  await ownScreens.reset();
  barActions.choose.focus();
};

/** Says where a change is not kept. */
const keepChange = async (change) => {
  if (await change !== false) return;
  sayInBar("This browser keeps no pictures for this page: they are gone when it is closed. Save the set-up.");
};

/** Takes files, and says what is wrong with them. */
const takeFiles = async (files, side) => {
  if (files.length === 0) return;
  setBarShown(true);
  sayInBar("Reading…");
  try {
    await keepChange(ownScreens.read(files, side));
  } catch (error) {
    if (!(error instanceof ScreenshotError)) throw error;
    sayInBar(error.message, true);
  }
};

const hasFiles = (event) => event.dataTransfer?.types.includes("Files");

const sideAt = (event) => event.target.closest?.(".thumbnail")?.dataset.side;

const listenForFiles = () => {
  let depth = 0;
  const enter = (change) => {
    depth = change;
    dropTarget.hidden = depth === 0;
  };
  addEventListener("dragenter", (event) => { if (hasFiles(event)) enter(depth + 1); });
  addEventListener("dragleave", (event) => { if (hasFiles(event)) enter(Math.max(depth - 1, 0)); });
  addEventListener("dragover", (event) => { if (hasFiles(event)) event.preventDefault(); });
  addEventListener("drop", (event) => {
    enter(0);
    if (!hasFiles(event)) return;
    event.preventDefault();
    takeFiles(event.dataTransfer.files, event.dataTransfer.files.length === 1 ? sideAt(event) : undefined);
  });
  document.addEventListener("paste", (event) => {
    const files = event.clipboardData?.files ?? [];
    if (files.length === 0) return;
    event.preventDefault();
    takeFiles(files);
  });
  screensBarElement.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Otherwise Escape would leave the preset's page.
    event.stopPropagation();
    hideBar();
  });
};

document.getElementById("top").append(barOpener);
document.body.append(screensBarElement, dropTarget);
ownScreens.listen(updateBar);
ownScreens.listen(() => cards.showScreens());
updateBar();
listenForFiles();
ownScreens.restore();

export const screensBar = { element: screensBarElement, take: takeFiles, show: showBar };
