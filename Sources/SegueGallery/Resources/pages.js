"use strict";
// Opens presets' pages.

segue.pages = (() => {
  const make = segue.element;
  const container = document.getElementById("page");
  let current = null;
  /** What is shown while the data of a page is on the way. */
  let outline = null;

  const close = () => {
    current?.close();
    current = null;
    outline = null;
  };

  /** Shows a sentence in place of a page. */
  const showMessage = (text, ...more) => {
    close();
    document.title = "Segue";
    container.replaceChildren(make("div", { class: "not-found" },
      make("h1", { tabindex: "-1" }, "Nothing here"), make("p", {}, text), ...more,
      make("p", {}, make("a", { href: segue.cards.address() }, "All transitions"))));
    return null;
  };

  /** Shows that there is no such preset, and those whose names or other texts are like it. */
  const showMissing = async (id, isCurrentNavigation) => {
    // A server may still be laying it out, and opens it then.
    const text = `There is no preset '${id}' in this gallery${segue.packing === "live" ? " yet" : ""}.`;
    showMessage(text);
    await segue.searchTexts.load().catch(() => null);
    if (!isCurrentNavigation()) return null;
    const near = segue.search.best(id.replaceAll("-", " "), [...segue.cards.all.keys()], 3);
    const link = (one) => make("a", { href: segue.routes.format({ id: one }) }, segue.cards.all.get(one).name);
    const links = near.map((one) => make("li", {}, link(one)));
    return links.length > 0 ? showMessage(text, make("p", {}, "Did you mean:"), make("ul", {}, ...links)) : null;
  };

  /** Shows what is known of a preset before it is loaded. */
  const showOutline = (card) => {
    close();
    outline = segue.pageOutline(card);
    container.replaceChildren(outline.element);
    document.title = card.name + " · Segue";
  };

  /** Makes the phone as large as fits. */
  const fit = () => {
    outline?.fit();
    if (current?.player) current.fit();
  };

  /** Applies a route to the open page. */
  const update = async (route) => {
    Object.assign(current.route, segue.looks.standard,
      { value: "", gesture: "", easing: "", with: undefined, time: undefined }, route);
    current.readChanges();
    await current.refresh();
    return current;
  };

  addEventListener("resize", fit);

  return {
    get current() { return current; },
    fit,
    /** Shows a preset: first its outline, and the page unless the visitor has navigated on by the time it is loaded. */
    async show(route, isCurrentNavigation) {
      if (current?.preset?.id === route.id) return update(route);
      let preset;
      const card = segue.cards.all.get(route.id);
      if (!card) return showMissing(route.id, isCurrentNavigation);
      if (!segue.presets.get(route.id)?.loadedParts.has("page")) showOutline(card);
      try {
        await segue.load(route.id, "card");
        preset = await segue.load(route.id, "page");
      } catch {
        return isCurrentNavigation() ? showMessage(`The preset '${route.id}' could not be loaded.`) : null;
      }
      if (!isCurrentNavigation()) return null;
      close();
      current = new segue.PresetPage(container, preset, { ...route });
      document.title = preset.facts.about.name + " · Segue";
      await current.ready;
      return current;
    },
    hide() {
      const id = current?.preset.id;
      close();
      if (id && !segue.cards.all.get(id)?.player) segue.release(id);
      container.replaceChildren();
      document.title = "Segue";
    },
    /** Replaces the page of a preset that has changed, as soon as its look is loaded. */
    async replace(preset) {
      const earlier = current;
      if (earlier?.preset.id !== preset.id) return;
      const { loadableLook } = earlier;
      if (loadableLook) await segue.load(preset.id, loadableLook).catch(() => null);
      if (current !== earlier) return;
      const { route, player } = current;
      // A saved page is replaced twice, the first time by its draft, which may not be ready yet: what plays goes on.
      const playingTime = player ? (player.isPlaying ? player.time : undefined) : current.playingTime;
      const time = route.time ?? (player?.isPlaying ? undefined : player?.clipTime);
      current.close();
      const page = new segue.PresetPage(container, preset, { ...route, time });
      current = Object.assign(page, { playingTime });
      if (playingTime === undefined) return;
      Promise.resolve(page.ready).then(() => { if (current === page) page.player?.seek(playingTime); });
    },
  };
})();
