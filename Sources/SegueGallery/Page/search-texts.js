// The searchable texts of all cards, which are loaded after the page has been shown, or when a search needs them.

import { packing } from "./loading.js";

const textEncoder = new TextEncoder();
const encodedTexts = new Map();
let textsLoading = null;
let textsLoaded = null;

/** Adds the texts of presets by id. */
const addTexts = (added) => {
  for (const [id, list] of Object.entries(added)) encodedTexts.set(id, list.map((text) => textEncoder.encode(text)));
  textsLoaded?.();
};

/** Loads the texts, once. */
const loadTexts = () => {
  textsLoading ??= new Promise((done, fail) => {
    textsLoaded = done;
    if (packing === "single") {
      addTexts(JSON.parse(document.getElementById("search-texts").textContent));
      return;
    }
    const script = document.createElement("script");
    script.src = "data/search.texts.js";
    script.onload = () => script.remove();
    script.onerror = () => {
      script.remove();
      textsLoading = null;
      fail(new Error("The texts to search could not be loaded; reload the page to try again."));
    };
    document.head.append(script);
  });
  return textsLoading;
};

export const searchTexts = {
  add: addTexts, load: loadTexts,
  /** The texts of a preset; empty ones where it has none. */
  of: (id) => encodedTexts.get(id) ?? [],
  get isLoaded() { return encodedTexts.size > 0; },
};
