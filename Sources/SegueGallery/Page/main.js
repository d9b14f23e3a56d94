// The entry of the page: navigation, keyboard shortcuts, and what scripts outside of these modules may call.

import { autoplay } from "./autoplay.js";
import { cards } from "./cards.js";
import { blendCSS } from "./css-values.js";
import { CurveEditor } from "./curve-editor.js";
import { easingFunction, formatEasing, parseEasing, RetimedStage } from "./curves.js";
import { filters } from "./filters.js";
import { evaluateFormula } from "./formulas.js";
import { hero } from "./hero.js";
import { Lanes } from "./lanes.js";
import { listenForUpdates } from "./live-updates.js";
import { addPart, findTimeline, loadPart, packing, presets, unpackPart } from "./loading.js";
import { isLookAvailable } from "./looks.js";
import { ownScreens } from "./own-screens.js";
import { showThresholds } from "./page-tuning.js";
import { pages } from "./pages.js";
import { screenRadius } from "./phone-frame.js";
import { playback } from "./playback.js";
import { clock } from "./player.js";
import { presetYAML } from "./preset-copies.js";
import { parseFrame, parseRoute } from "./routes.js";
import { screenPictures } from "./screen-pictures.js";
import { screensBar } from "./screens-bar.js";
import { saveScreensFile } from "./screens-file.js";
import { searchTexts } from "./search-texts.js";
import { searchHits } from "./search.js";
import { applyThresholds, conditionText } from "./thresholds.js";
import { restingGesture } from "./touches.js";

const indexContainer = document.getElementById("index");
const pageContainer = document.getElementById("page");
const isBare = new URLSearchParams(location.search).has("bare");
document.documentElement.classList.toggle("bare", isBare);
let indexScroll = 0;
let navigationCount = 0;
let lastPresetID = "";
let focusesSearch = false;
// Restore scroll positions ourselves.
history.scrollRestoration = "manual";

const showPage = async (route, isInitial) => {
  const navigation = navigationCount;
  if (document.body.dataset.view !== "page") indexScroll = scrollY;
  cards.stop();
  const loading = pages.show(route, () => navigation === navigationCount);
  document.body.dataset.view = "page";
  indexContainer.hidden = true;
  pageContainer.hidden = false;
  pages.fit();
  if (!isInitial) scrollTo(0, 0);
  const page = await loading;
  // The visitor may have navigated on while a page was loading.
  if (navigation !== navigationCount) return;
  pages.fit();
  if (page && isBare) showLayersOnly(page, route);
  lastPresetID = route.id;
  if (!isInitial) pageContainer.querySelector("h1")?.focus({ preventScroll: true });
};

const showIndex = async (isInitial) => {
  pages.hide();
  document.body.dataset.view = "index";
  pageContainer.hidden = true;
  indexContainer.hidden = false;
  const filtered = filters.readFilters(location.hash.replace(/^#\??/, ""));
  if (!isInitial) scrollTo(0, indexScroll);
  if (focusesSearch) filters.query.focus();
  else if (!isInitial) cards.all.get(lastPresetID)?.view.focus({ preventScroll: true });
  focusesSearch = false;
  if (!isInitial) return;
  await filtered;
  filters.showFound();
};

const navigate = async (isInitial) => {
  const navigation = ++navigationCount;
  const route = parseRoute(location.hash);
  const source = route ? route.source : parseFrame(new URLSearchParams(location.hash.replace(/^#\??/, "")).get("source"));
  if (source) ownScreens.source = source;
  if (route) await showPage(route, isInitial); else showIndex(isInitial);
  document.documentElement.removeAttribute("data-opens-preset");
  if (navigation === navigationCount) document.documentElement.dataset.ready = "";
};

/** Shows only the layers, in their own size, for comparing frames. */
const showLayersOnly = (page, route) => {
  page.player.showsMotionOnly = true;
  page.pause();
  page.phone.style.width = page.player.size[0] + "px";
  page.player.screen.style.setProperty("--scale", 1);
  page.player.screen.style.borderRadius = screenRadius(route.device) + "px";
  page.seekMilliseconds(route.time ?? 0);
};

// The address stores what is shown, so the skip link must not change it.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  const target = pages.current
    ? pageContainer.querySelector("h1") : indexContainer.querySelector(".card:not([hidden]) .view");
  target?.focus();
});

// A published gallery links to pages that need no script.
for (const link of indexContainer.querySelectorAll('a[href^="p/"]')) {
  link.setAttribute("href", "#/" + link.getAttribute("href").slice("p/".length, -"/".length));
}

addEventListener("hashchange", () => navigate(false));
navigate(true);

/** The keys that step by frames; with Shift, by ten. */
const frameSteps = { ArrowLeft: -1, ArrowRight: 1, ",": -1, ".": 1, "<": -1, ">": 1 };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  const isTyping = target.closest("input:not([type=range]):not([type=checkbox]), select, textarea");
  const page = pages.current;
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    focusesSearch = Boolean(page);
    if (page) location.hash = filters.address();
    else filters.query.focus();
  } else if (event.key === "Escape" && page) {
    location.hash = filters.address();
  } else if (event.key === "Escape" && target === filters.query) {
    event.preventDefault();
    if (filters.query.value) filters.clearSearch();
    else filters.query.blur();
  } else if (event.key === " " && page && !target.closest("button, input, select, a, pre, [tabindex='0']")) {
    event.preventDefault();
    page.togglePlayback();
  } else if (frameSteps[event.key] && page?.player && !isTyping
    && (target === page.scrubber || !target.closest("input, pre, .scroller"))) {
    event.preventDefault();
    page.stepFrames(frameSteps[event.key] * (event.shiftKey ? 10 : 1));
  }
});

if (packing === "live") listenForUpdates();

// The files of data call the first three of these; the others are for a console and for tests.
Object.assign(globalThis, {
  segue: {
    add: addPart, unpack: unpackPart, searchTexts,
    autoplay, cards, clock, filters, hero, ownScreens, pages, playback, presets, screenPictures, screensBar,
    applyThresholds, blendCSS, conditionText, easingChoices: CurveEditor.choices, easingFunction, evaluateFormula, findTimeline, formatEasing, isLookAvailable,
    loadPart, parseEasing, presetYAML, restingGesture, saveScreensFile, searchHits,
    showThresholds, Lanes, RetimedStage,
  },
});
