"use strict";
// The visitor's screenshots in the browser's own database, for the next visit.

segue.storedScreens = (() => {
  const [database, store, key] = ["segue-gallery", "screens", "set-up"];

  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

  const open = () => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    return result(request);
  };

  const transact = async (mode, action) => {
    const opened = await open();
    try {
      return await result(action(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  };

  const stored = (screenshot) => screenshot && { name: screenshot.name, blob: screenshot.blob };

  return {
    /** The screens of the last visit; null where there are none or the browser keeps nothing. */
    async read() {
      const kept = await transact("readonly", (objects) => objects.get(key)).catch(() => null);
      if (!kept) return null;
      const read = (one) => (one ? segue.screenshots.read(one.blob, one.name).catch(() => null) : null);
      const [from, to] = await Promise.all([read(kept.from), read(kept.to)]);
      return { from, to, source: kept.source ?? null };
    },
    /** Keeps screens; returns whether the browser does. */
    async write({ from, to, source }) {
      const value = { from: stored(from), to: stored(to), source };
      const action = from || to ? (objects) => objects.put(value, key) : (objects) => objects.delete(key);
      return transact("readwrite", action).then(() => true, () => false);
    },
  };
})();
