"use strict";
// Opens presets' pages.

segue.pages = (() => {
  const container = document.getElementById("page");
  let current = null;

  const close = () => {
    current?.close();
    current = null;
  };

  /** Shows a sentence in place of a page. */
  const showMessage = (text) => {
    close();
    document.title = "Segue";
    container.replaceChildren(segue.element("div", { class: "not-found" },
      segue.element("h1", { tabindex: "-1" }, "Nothing here"),
      segue.element("p", {}, text + " ", segue.element("a", { href: "#" }, "All transitions"))));
    return null;
  };

  /** Applies a route to the open page. */
  const update = async (route) => {
    Object.assign(current.route, segue.looks.standard,
      { value: "", gesture: "", easing: "", with: undefined, time: undefined }, route);
    current.readChanges();
    await current.refresh();
    return current;
  };

  addEventListener("resize", () => { if (current?.player) current.fit(); });

  return {
    get current() { return current; },
    /** Shows a preset, unless the visitor has navigated on by the time it is loaded. */
    async show(route, isCurrentNavigation) {
      if (current && current.preset.id === route.id) return update(route);
      let preset;
      if (!segue.cards.all.has(route.id)) return showMessage(`There is no preset '${route.id}' in this gallery.`);
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
    /** Replaces the page of a preset that has changed. */
    replace(preset) {
      if (!current || current.preset.id !== preset.id) return;
      const { route } = current;
      const time = current.player?.isPlaying ? undefined : current.player?.clipTime;
      current.close();
      current = new segue.PresetPage(container, preset, { ...route, time: route.time ?? time });
    },
  };
})();
