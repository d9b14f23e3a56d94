"use strict";
// Opens presets' pages.

segue.sheet = (() => {
  const room = document.getElementById("sheet");
  let open = null;

  const close = () => {
    open?.clear();
    open = null;
  };

  const missing = (id) => {
    close();
    document.title = "Segue";
    room.replaceChildren(segue.element("p", { class: "missing-page" },
      `There is no preset '${id}' on this page. `, segue.element("a", { href: "#" }, "All transitions")));
    return null;
  };

  const lost = (id) => {
    close();
    document.title = "Segue";
    room.replaceChildren(segue.element("p", { class: "missing-page" },
      `'${id}' cannot be loaded. `, segue.element("a", { href: "#" }, "All transitions")));
    return null;
  };

  /** Shows another form of the same page. */
  const turn = async (route) => {
    Object.assign(open.route, { rtl: false, calm: false, value: "", time: undefined }, route);
    await open.loadValues();
    open.choose();
    return open;
  };

  addEventListener("resize", () => { if (open?.reel) open.fit(); });

  return {
    get current() { return open; },
    /** Shows a preset, unless the route has changed by the time it is loaded. */
    async show(route, isWanted) {
      if (open && open.preset.id === route.id) return turn(route);
      let preset;
      if (!segue.cards.all.has(route.id)) return missing(route.id);
      try {
        await segue.load(route.id, "play");
        preset = await segue.load(route.id, "page");
      } catch {
        return isWanted() ? lost(route.id) : null;
      }
      if (!isWanted()) return null;
      close();
      open = new segue.Sheet(room, preset, { ...route });
      if (route.value) await turn(route);
      document.title = preset.facts.about.name + " · Segue";
      return open;
    },
    hide() {
      close();
      room.replaceChildren();
      document.title = "Segue";
    },
    /** Replaces the page of a preset that has changed. */
    renew(preset) {
      if (!open || open.preset.id !== preset.id) return;
      const { route } = open;
      const local = open.reel?.isPlaying ? undefined : open.reel?.local;
      open.clear();
      open = new segue.Sheet(room, preset, { ...route, time: route.time ?? local });
    },
  };
})();
