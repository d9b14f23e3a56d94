// Opens presets' pages.

import { cards } from "./cards.js";
import { currentPage, setCurrentPage } from "./current-page.js";
import { make } from "./elements.js";
import { filters } from "./filters.js";
import { loadPart, packing, presets, releasePreset } from "./loading.js";
import { standardLook } from "./looks.js";
import { pageOutline } from "./page-outline.js";
import { PresetPage } from "./preset-page.js";
import { formatRoute } from "./routes.js";
import { searchTexts } from "./search-texts.js";
import { bestMatches } from "./search.js";

const container = document.getElementById("page");
/** What the gallery is called. */
const galleryTitle = document.querySelector(".logo").textContent;
/** What is shown while the data of a page is on the way. */
let shownOutline = null;

const closePage = () => {
  currentPage?.close();
  setCurrentPage(null);
  shownOutline = null;
};

/** Shows a sentence in place of a page. */
const showMessage = (text, ...more) => {
  closePage();
  document.title = galleryTitle;
  container.replaceChildren(make("div", { class: "not-found" },
    make("h1", { tabindex: "-1" }, "Nothing here"), make("p", {}, text), ...more,
    make("p", {}, make("a", { href: filters.address() }, "All transitions"))));
  return null;
};

/** Shows that there is no such preset, and those whose names or other texts are like it. */
const showMissing = async (id, isCurrentNavigation) => {
  // A server may still be laying it out, and opens it then.
  const text = `There is no preset '${id}' in this gallery${packing === "live" ? " yet" : ""}.`;
  showMessage(text);
  await searchTexts.load().catch(() => null);
  if (!isCurrentNavigation()) return null;
  const near = bestMatches(id.replaceAll("-", " "), [...cards.all.keys()]).slice(0, 3);
  const link = (one) => make("a", { href: formatRoute({ id: one }) }, cards.all.get(one).name);
  const links = near.map((one) => make("li", {}, link(one)));
  return links.length > 0 ? showMessage(text, make("p", {}, "Did you mean:"), make("ul", {}, ...links)) : null;
};

/** Shows what is known of a preset before it is loaded. */
const showOutline = (card) => {
  closePage();
  shownOutline = pageOutline(card);
  container.replaceChildren(shownOutline.element);
  document.title = card.name + " · " + galleryTitle;
};

/** Makes the phone as large as fits. */
const fitPage = () => {
  shownOutline?.fit();
  if (currentPage?.player) currentPage.fit();
};

/** Applies a route to the open page. */
const updatePage = async (route) => {
  Object.assign(currentPage.route, standardLook,
    { value: "", gesture: "", easing: "", with: undefined, time: undefined }, route);
  currentPage.readChanges();
  await currentPage.refresh();
  return currentPage;
};

addEventListener("resize", fitPage);

export const pages = {
  get current() { return currentPage; },
  fit: fitPage,
  /** Shows a preset: first its outline, and the page unless the visitor has navigated on by the time it is loaded. */
  async show(route, isCurrentNavigation) {
    if (currentPage?.preset?.id === route.id) return updatePage(route);
    let preset;
    const card = cards.all.get(route.id);
    if (!card) return showMissing(route.id, isCurrentNavigation);
    if (!presets.get(route.id)?.loadedParts.has("page")) showOutline(card);
    try {
      await loadPart(route.id, "card");
      preset = await loadPart(route.id, "page");
    } catch {
      return isCurrentNavigation() ? showMessage(`The preset '${route.id}' could not be loaded.`) : null;
    }
    if (!isCurrentNavigation()) return null;
    closePage();
    setCurrentPage(new PresetPage(container, preset, { ...route }));
    document.title = preset.facts.about.name + " · " + galleryTitle;
    await currentPage.ready;
    return currentPage;
  },
  hide() {
    const id = currentPage?.preset.id;
    closePage();
    if (id && !cards.all.get(id)?.player) releasePreset(id);
    container.replaceChildren();
    document.title = galleryTitle;
  },
  /** Replaces the page of a preset that has changed, as soon as its look is loaded. */
  async replace(preset) {
    const earlier = currentPage;
    if (earlier?.preset.id !== preset.id) return;
    const { loadableLook } = earlier;
    if (loadableLook) await loadPart(preset.id, loadableLook).catch(() => null);
    if (currentPage !== earlier) return;
    const { route, player } = currentPage;
    // A saved page is replaced twice, the first time by its draft, which may not be ready yet: what plays goes on.
    const playingTime = player ? (player.isPlaying ? player.time : undefined) : currentPage.playingTime;
    const time = route.time ?? (player?.isPlaying ? undefined : player?.clipTime);
    currentPage.close();
    const page = new PresetPage(container, preset, { ...route, time });
    setCurrentPage(Object.assign(page, { playingTime }));
    if (playingTime === undefined) return;
    Promise.resolve(page.ready).then(() => { if (currentPage === page) page.player?.seek(playingTime); });
  },
};
