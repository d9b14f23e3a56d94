// Which preset's page is open.

/**
 * The open page; null on the index.
 *
 * @type {import("./preset-page.js").PresetPage | null}
 */
export let currentPage = null;

export const setCurrentPage = (page) => { currentPage = page; };
