"use strict";
// Routing and keyboard shortcuts.

segue.routes = {
  /** Decodes a part of an address; returns it unchanged where it is invalid. */
  decoded(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  },
  /** Parses `#/cell-zoom/dismiss?rtl&t=120`; null is the index. */
  read(hash) {
    const [path, fields = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
    if (!path.startsWith("/")) return null;
    const [id, operation] = path.slice(1).split("/").map(segue.routes.decoded);
    if (!id) return null;
    const values = new URLSearchParams(fields);
    return {
      id, operation, rtl: values.has("rtl"), calm: values.has("calm"), value: values.get("set") ?? "",
      time: values.has("t") ? Number(values.get("t")) || 0 : undefined,
    };
  },
  text({ id, operation, rtl, calm, value, time }) {
    const fields = [
      rtl ? "rtl" : "", calm ? "calm" : "", value ? "set=" + encodeURIComponent(value) : "",
      time === undefined ? "" : "t=" + time,
    ].filter(Boolean).join("&");
    return "#/" + encodeURIComponent(id) + (operation ? "/" + operation : "") + (fields ? "?" + fields : "");
  },
};

(() => {
  const index = document.getElementById("index");
  const sheet = document.getElementById("sheet");
  const isBare = new URLSearchParams(location.search).has("bare");
  document.documentElement.classList.toggle("bare", isBare);
  let scrolled = 0;
  let turns = 0;
  let left = "";
  let wantsQuery = false;
  // Restore scroll positions ourselves.
  history.scrollRestoration = "manual";

  const go = async (moved) => {
    const turn = ++turns;
    const route = segue.routes.read(location.hash);
    if (route) {
      if (document.body.dataset.view !== "sheet") scrolled = scrollY;
      segue.cards.rest();
      // The user may have navigated on while a page was loading.
      const shown = await segue.sheet.show(route, () => turn === turns);
      if (turn !== turns) return;
      document.body.dataset.view = "sheet";
      index.hidden = true;
      sheet.hidden = false;
      if (shown) {
        shown.reel && shown.fit();
        if (isBare) segue.bare(shown, route);
      }
      left = route.id;
      if (moved) {
        scrollTo(0, 0);
        sheet.querySelector("h1")?.focus({ preventScroll: true });
      }
    } else {
      segue.sheet.hide();
      document.body.dataset.view = "index";
      sheet.hidden = true;
      index.hidden = false;
      segue.cards.read(location.hash.replace(/^#\??/, ""));
      if (moved) scrollTo(0, scrolled);
      if (wantsQuery) segue.cards.query.focus();
      else if (moved) segue.cards.all.get(left)?.view.focus({ preventScroll: true });
      wantsQuery = false;
    }
    document.documentElement.dataset.ready = "";
  };

  /** Shows only the layers, in their own size, for comparing frames. */
  segue.bare = (shown, route) => {
    shown.pause();
    shown.phone.style.width = shown.reel.size[0] + "px";
    shown.reel.screen.style.setProperty("--scale", 1);
    shown.seekMilliseconds(route.time ?? 0);
  };

  // The address stores what is shown, so the skip link must not change it.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    (segue.sheet.current ? sheet.querySelector("h1") : index.querySelector(".card:not([hidden]) .view"))?.focus();
  });

  addEventListener("hashchange", () => go(true));
  go(false);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea");
    const open = segue.sheet.current;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      wantsQuery = Boolean(open);
      if (open) location.hash = segue.cards.address();
      else segue.cards.query.focus();
    } else if (event.key === "Escape" && open) {
      location.hash = segue.cards.address();
    } else if (event.key === "Escape" && event.target === segue.cards.query) {
      event.preventDefault();
      if (segue.cards.query.value) segue.cards.clear();
      else segue.cards.query.blur();
    } else if (event.key === " " && open && !event.target.closest("button, input, select, a, pre, [tabindex='0']")) {
      event.preventDefault();
      open.toggle();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && open?.reel
      && (event.target === open.scrubber || !event.target.closest("input, select, pre, .scroller"))) {
      event.preventDefault();
      open.pause();
      open.seekTo(open.reel.progress + (event.key === "ArrowLeft" ? -0.01 : 0.01));
      open.remember();
    }
  });

  if (segue.packing === "live") segue.listen();
})();
