"use strict";
// Addresses, keys, and news of what was saved.

segue.routes = {
  /** Reads `#/cell-zoom/dismiss?rtl&t=120`; nil is the index. */
  read(hash) {
    const [path, fields = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
    if (!path.startsWith("/")) return null;
    const [id, operation] = path.slice(1).split("/").map(decodeURIComponent);
    const values = new URLSearchParams(fields);
    return {
      id, operation, rtl: values.has("rtl"), calm: values.has("calm"),
      time: values.has("t") ? Number(values.get("t")) || 0 : undefined,
    };
  },
  text({ id, operation, rtl, calm, time }) {
    const fields = [rtl ? "rtl" : "", calm ? "calm" : "", time === undefined ? "" : "t=" + time].filter(Boolean).join("&");
    return "#/" + encodeURIComponent(id) + (operation ? "/" + operation : "") + (fields ? "?" + fields : "");
  },
};

/** Listens to the server for what was saved; only what has changed is put anew. */
segue.listen = () => {
  const news = document.getElementById("news");
  const source = new EventSource("events");
  let wasLost = false;
  source.onopen = () => {
    if (wasLost) location.reload();
  };
  source.onerror = () => {
    wasLost = true;
    news.textContent = "The server does not answer. What is shown may be old.";
  };
  source.onmessage = (event) => segue.take(JSON.parse(event.data));
  segue.take = ({ version, changed, order, gone, problems, notice }) => {
    segue.version = version;
    for (const id of gone) {
      segue.cards.remove(id);
      segue.presets.delete(id);
    }
    for (const { card, play, page } of changed) {
      segue.add(play);
      segue.add(page);
      segue.cards.renew(play.id, card);
    }
    segue.cards.order(order);
    segue.cards.filter();
    segue.cards.fail(problems);
    const open = segue.sheet.current;
    for (const { play } of changed) if (open?.preset.id === play.id) segue.sheet.renew(segue.presets.get(play.id));
    segue.sheet.current?.fail(problems[open?.preset.id] ?? segue.sheet.current.preset.problem);
    if (open && gone.includes(open.preset.id)) open.fail("The file of this preset is gone. This is how it was.");
    news.textContent = notice;
    document.documentElement.dataset.version = version;
  };
};

(() => {
  const index = document.getElementById("index");
  const sheet = document.getElementById("sheet");
  const isBare = new URLSearchParams(location.search).has("bare");
  document.documentElement.classList.toggle("bare", isBare);
  let scrolled = 0;

  const go = async (moved) => {
    const route = segue.routes.read(location.hash);
    if (route) {
      if (document.body.dataset.view !== "sheet") scrolled = scrollY;
      segue.cards.rest();
      const shown = await segue.sheet.show(route);
      document.body.dataset.view = "sheet";
      index.hidden = true;
      sheet.hidden = false;
      if (shown) {
        shown.reel && shown.fit();
        if (isBare) segue.bare(shown, route);
      }
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
    }
    document.documentElement.dataset.ready = "";
  };

  /** Nothing but the layers, in their own size, for whoever compares frames. */
  segue.bare = (shown, route) => {
    shown.pause();
    shown.phone.style.width = shown.reel.size[0] + "px";
    shown.reel.screen.style.setProperty("--scale", 1);
    shown.seekMilliseconds(route.time ?? 0);
  };

  addEventListener("hashchange", () => go(true));
  go(false);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea");
    const open = segue.sheet.current;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      if (open) location.hash = segue.cards.address();
      segue.cards.query.focus();
    } else if (event.key === "Escape" && open) {
      location.hash = segue.cards.address();
    } else if (event.key === "Escape" && event.target === segue.cards.query) {
      segue.cards.query.blur();
    } else if (event.key === " " && open && !event.target.closest("button, input, select, a, pre, [tabindex='0']")) {
      event.preventDefault();
      open.toggle();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && open?.reel && !event.target.closest("input, select, pre, .scroller")) {
      event.preventDefault();
      open.pause();
      open.seekTo(open.reel.progress + (event.key === "ArrowLeft" ? -0.01 : 0.01));
    }
  });

  if (segue.packing === "live") segue.listen();
})();
