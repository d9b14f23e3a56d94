// Runs before anything is shown, and loads what is seen first beside the scripts: the posters at the top of the index or,
// where the address is that of a preset, its poster and data instead of them.

const root = document.documentElement;
const openedID = /^#\/([a-z0-9-]+)/.exec(location.hash)?.[1];

const preload = (as, href) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as, href, fetchPriority: "high" }));
};

const preloadFirst = () => {
  const posters = root.dataset.posters.split(" ").filter(Boolean);
  if (!openedID) return posters.forEach((poster) => preload("image", poster));
  if (posters.length > 0) preload("image", `posters/${openedID}.webp`);
  for (const part of [".js", ".page.js"]) preload("script", "data/" + openedID + part);
};

root.toggleAttribute("data-opens-preset", Boolean(openedID));
// A page that was opened from a disk reads its files at once, and one that contains everything has none.
if (location.protocol.startsWith("http") && root.dataset.packing !== "single") preloadFirst();
