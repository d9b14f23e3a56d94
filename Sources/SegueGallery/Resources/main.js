"use strict";
// Routing and keyboard shortcuts.

segue.routes = {
  /** Decodes a part of an address; returns it unchanged where it is invalid. */
  decode(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  },
  /** Parses `#/cell-zoom/dismiss?rtl&set=dimming:0.5,radius:20&t=120`; null is the index. */
  parse(hash) {
    const [path, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
    if (!path.startsWith("/")) return null;
    const [id, operation] = path.slice(1).split("/").map(segue.routes.decode);
    if (!id) return null;
    const fields = new URLSearchParams(query);
    const device = fields.get("device");
    return {
      id, operation, dark: fields.has("dark"), rtl: fields.has("rtl"), reducedMotion: fields.has("reduced-motion"),
      device: segue.looks.devices.includes(device) ? device : "phone",
      value: segue.Changes.normalized(fields.get("set") ?? ""), gesture: fields.get("gesture") ?? "",
      easing: fields.get("easing") ?? "", with: fields.get("with") || undefined,
      source: segue.routes.frame(fields.get("source")), time: fields.has("t") ? Number(fields.get("t")) || 0 : undefined,
    };
  },
  /** The frame in `x,y,width,height`; undefined where that is none. */
  frame(text) {
    const numbers = (text ?? "").split(",").map(Number);
    return text && numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
  },
  format({ id, operation, dark, rtl, reducedMotion, device = "phone", value, gesture, easing, with: other, time }) {
    // Colons and commas may stay as they are, so that an address can be read.
    const field = (name, text) => (text ? name + "=" + encodeURIComponent(text).replace(/%(3A|2C)/g, decodeURIComponent) : "");
    const query = [
      dark ? "dark" : "", rtl ? "rtl" : "", reducedMotion ? "reduced-motion" : "",
      device === "phone" ? "" : "device=" + device, field("set", value), field("gesture", gesture),
      field("easing", easing), field("with", other), field("source", segue.ownScreens.source?.join()),
      time === undefined ? "" : "t=" + time,
    ].filter(Boolean).join("&");
    return "#/" + encodeURIComponent(id) + (operation ? "/" + operation : "") + (query ? "?" + query : "");
  },
};

(() => {
  const index = document.getElementById("index");
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
    segue.cards.stop();
    const loading = segue.pages.show(route, () => navigation === navigationCount);
    document.body.dataset.view = "page";
    index.hidden = true;
    pageContainer.hidden = false;
    segue.pages.fit();
    if (!isInitial) scrollTo(0, 0);
    const page = await loading;
    // The visitor may have navigated on while a page was loading.
    if (navigation !== navigationCount) return;
    segue.pages.fit();
    if (page && isBare) showLayersOnly(page, route);
    lastPresetID = route.id;
    if (!isInitial) pageContainer.querySelector("h1")?.focus({ preventScroll: true });
  };

  const showIndex = async (isInitial) => {
    segue.pages.hide();
    document.body.dataset.view = "index";
    pageContainer.hidden = true;
    index.hidden = false;
    const filtered = segue.cards.readFilters(location.hash.replace(/^#\??/, ""));
    if (!isInitial) scrollTo(0, indexScroll);
    if (focusesSearch) segue.cards.query.focus();
    else if (!isInitial) segue.cards.all.get(lastPresetID)?.view.focus({ preventScroll: true });
    focusesSearch = false;
    if (!isInitial) return;
    await filtered;
    segue.cards.showFound();
  };

  const navigate = async (isInitial) => {
    const navigation = ++navigationCount;
    const route = segue.routes.parse(location.hash);
    const source = route ? route.source : segue.routes.frame(new URLSearchParams(location.hash.replace(/^#\??/, "")).get("source"));
    if (source) segue.ownScreens.source = source;
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
    page.player.screen.style.borderRadius = segue.screenRadius(route.device) + "px";
    page.seekMilliseconds(route.time ?? 0);
  };

  // The address stores what is shown, so the skip link must not change it.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    const target = segue.pages.current
      ? pageContainer.querySelector("h1") : index.querySelector(".card:not([hidden]) .view");
    target?.focus();
  });

  addEventListener("hashchange", () => navigate(false));
  navigate(true);

  /** The keys that step by frames; with Shift, by ten. */
  const frameSteps = { ArrowLeft: -1, ArrowRight: 1, ",": -1, ".": 1, "<": -1, ">": 1 };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea");
    const page = segue.pages.current;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      focusesSearch = Boolean(page);
      if (page) location.hash = segue.cards.address();
      else segue.cards.query.focus();
    } else if (event.key === "Escape" && page) {
      location.hash = segue.cards.address();
    } else if (event.key === "Escape" && event.target === segue.cards.query) {
      event.preventDefault();
      if (segue.cards.query.value) segue.cards.clearSearch();
      else segue.cards.query.blur();
    } else if (event.key === " " && page && !event.target.closest("button, input, select, a, pre, [tabindex='0']")) {
      event.preventDefault();
      page.togglePlayback();
    } else if (frameSteps[event.key] && page?.player && !isTyping
      && (event.target === page.scrubber || !event.target.closest("input, pre, .scroller"))) {
      event.preventDefault();
      page.stepFrames(frameSteps[event.key] * (event.shiftKey ? 10 : 1));
    }
  });

  if (segue.packing === "live") segue.listenForUpdates();
})();
