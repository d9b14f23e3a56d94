"use strict";
// The searchable texts of all cards, which are loaded after the page has been shown, or when a search needs them.

segue.searchTexts = (() => {
  const encoder = new TextEncoder();
  const texts = new Map();
  let loading = null;
  let resolve = null;

  /** Adds the texts of presets by id. */
  const add = (added) => {
    for (const [id, list] of Object.entries(added)) texts.set(id, list.map((text) => encoder.encode(text)));
    resolve?.();
  };

  /** Loads the texts, once. */
  const load = () => {
    loading ??= new Promise((done, fail) => {
      resolve = done;
      if (segue.packing === "single") {
        add(JSON.parse(document.getElementById("search-texts").textContent));
        return;
      }
      const script = document.createElement("script");
      script.src = "data/search.texts.js";
      script.onload = () => script.remove();
      script.onerror = () => {
        script.remove();
        loading = null;
        fail(new Error("The texts to search could not be loaded; reload the page to try again."));
      };
      document.head.append(script);
    });
    return loading;
  };

  return {
    add, load,
    /** The texts of a preset; empty ones where it has none. */
    of: (id) => texts.get(id) ?? [],
    get isLoaded() { return texts.size > 0; },
  };
})();
