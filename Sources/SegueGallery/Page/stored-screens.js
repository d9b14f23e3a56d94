// The visitor's screenshots in the browser's own database, for the next visit.

import { readScreenshot } from "./screenshots.js";

const [databaseName, storeName, storeKey] = ["segue-gallery", "screens", "set-up"];

const requestResult = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const openDatabase = () => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return requestResult(request);
};

const transact = async (mode, action) => {
  const opened = await openDatabase();
  try {
    return await requestResult(action(opened.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    opened.close();
  }
};

const storedScreenshot = (screenshot) => screenshot && { name: screenshot.name, blob: screenshot.blob };

/** The screens of the last visit; null where there are none or the browser keeps nothing. */
export const readStoredScreens = async () => {
  const kept = await transact("readonly", (objects) => objects.get(storeKey)).catch(() => null);
  if (!kept) return null;
  const screenshot = (one) => (one ? readScreenshot(one.blob, one.name).catch(() => null) : null);
  const [from, to] = await Promise.all([screenshot(kept.from), screenshot(kept.to)]);
  return { from, to, source: kept.source ?? null };
};

/** Keeps screens; returns whether the browser does. */
export const storeScreens = ({ from, to, source }) => {
  const value = { from: storedScreenshot(from), to: storedScreenshot(to), source };
  const action = from || to ? (objects) => objects.put(value, storeKey) : (objects) => objects.delete(storeKey);
  return transact("readwrite", action).then(() => true, () => false);
};
