"use strict";
// Runs before anything is shown. Where the address is that of a preset, the posters of the index are not loaded, and the
// preset's data is, beside the other scripts.
(() => {
  const id = /^#\/([a-z0-9-]+)/.exec(location.hash)?.[1];
  document.documentElement.toggleAttribute("data-opens-preset", Boolean(id));
  // A page that was opened from a disk reads its files at once.
  if (!id || !location.protocol.startsWith("http")) return;
  for (const part of [".js", ".page.js"]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "preload", as: "script", href: "data/" + id + part }));
  }
})();
