// Ranks presets for a query exactly as `segue search` and the browser do (`PresetSearch`).

import { searchTexts } from "./search-texts.js";

// What a match counts in each of the searched fields, which `SearchTexts` writes in this order.
const fieldWeights = [10, 9, 9, 6, 5, 4, 3, 3, 2];
const fieldIndex = { id: 0, aliases: 1 };
// The fields whose words correct misspelled ones: id, aliases, name, tags.
const knownFields = [0, 1, 2, 3];
// The letters that a part of a joined word has at least, and those that the whole has at most.
const leastPart = 3;
const longestJoined = 48;
// How well a word of a text matches: its beginning, another form of the same word, or the whole word.
const fits = { beginning: 2, form: 3, whole: 4 };
// Words that say nothing about a transition.
const fillers = new Set(("a an and animated animation animations as at by effect effects for from in into is it its like "
  + "of on or that the this to transition transitions when which with").split(" "));
// What a preset gains whose name is the whole search.
const nameBonus = 1000;
// Endings that do not count, the letters that have to remain, and those after which they stay.
const endings = [
  { letters: "ies", least: 3, staysAfter: "" }, { letters: "ing", least: 3, staysAfter: "e" },
  { letters: "ion", least: 4, staysAfter: "" }, { letters: "ed", least: 3, staysAfter: "e" },
  { letters: "es", least: 3, staysAfter: "" }, { letters: "s", least: 3, staysAfter: "s" },
  { letters: "e", least: 3, staysAfter: "" }, { letters: "y", least: 3, staysAfter: "aeiou" },
];

const utf8Encoder = new TextEncoder();

/** A text of one character for each byte, with ASCII capitals in lower case: lengths are those of the program. */
const folded = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte >= 65 && byte <= 90 ? byte + 32 : byte)).join("");

/** The words of a text: the letters and digits between other characters; parts of letters beyond ASCII are letters. */
const splitWords = (text) => text.match(/[0-9a-z\x80-\xff]+/g) ?? [];

/** The number of a word's first letters that its other forms share. */
const stemLength = (word) => {
  for (const { letters, least, staysAfter } of endings) {
    if (!word.endsWith(letters) || word.length < letters.length + least) continue;
    const rest = word.slice(0, -letters.length);
    const last = rest.at(-1);
    if (staysAfter.includes(last) || !/[aeiouy]/.test(rest)) continue;
    const isDoubled = letters.length > 1 && rest.length > least && !"lsz".includes(last) && rest.at(-2) === last;
    return rest.length - (isDoubled ? 1 : 0);
  }
  return word.length;
};

const makeWord = (letters) => ({ letters, stem: letters.slice(0, stemLength(letters)) });

/** The words without those that say nothing, unless there are no others. */
const tellingWords = (all) => {
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).map(makeWord);
};

/** How well a word matches the best word of a text; 0 where none begins like it. */
const bestFit = ({ letters, stem }, words) => {
  let best = 0;
  for (const other of words) {
    if (other.letters === letters) return fits.whole;
    if (other.stem === stem) best = fits.form;
    else if (best === 0 && other.letters.startsWith(letters)) best = fits.beginning;
  }
  return best;
};

/** What a word counts in the field of a preset where it counts most. */
const bestValue = (word, fields) => Math.max(0, ...fields.map((words, index) => fieldWeights[index] * bestFit(word, words)));

/** Whether words are a preset's id or another name in any order, such as "iOS pushes" for ios-push. */
const isName = (words, { names }) =>
  names.some((others) => others.length === words.length && words.every(({ stem }) => others.some((other) => other.stem === stem)));

const editDistance = (a, b) => {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      let cost = Math.min(last[j] + (a[i] === b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1);
      if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]) cost = Math.min(cost, beforeLast[j - 1] + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length];
};

/** The candidate with the fewest edits, at most one for every four letters, or three if letters are only missing; null if there is none. */
const nearestWord = (letters, candidates) => {
  const most = Math.floor(letters.length / 3);
  const limit = Math.max(Math.floor(letters.length / 4), Math.min(most, 1));
  let nearest = null;
  for (const candidate of candidates) {
    if (candidate.length > letters.length + most || candidate.length < letters.length - 1) continue;
    const distance = editDistance(letters, candidate);
    const isShortened = distance === candidate.length - letters.length;
    if (distance > (isShortened ? most : limit)) continue;
    // Among equals one with the same first letter, and then the first.
    const rank = [distance, candidate[0] === letters[0] ? 0 : 1];
    const order = nearest ? rank[0] - nearest.rank[0] || rank[1] - nearest.rank[1] : -1;
    if (order < 0 || order === 0 && candidate < nearest.candidate) nearest = { candidate, rank };
  }
  return nearest?.candidate ?? null;
};

/** What replaces words that no preset has: the words of names, and the words of all fields with their stems. */
const knownWords = (presets) => {
  const all = new Set(presets.flatMap(({ fields }) => fields.flatMap((words) => words.map(({ letters }) => letters))));
  const stems = new Set([...all, ...fillers].map((word) => makeWord(word).stem));
  const names = new Set(presets.flatMap(({ fields }) => knownFields.flatMap((field) => fields[field].map(({ letters }) => letters))));
  return { all: [...all], stems, names };
};

/** The known words that a word joins, so many of them; the first is as long as possible, the last may be a beginning. */
const joinedParts = (word, count, known) => {
  const isKnown = (part) => known.stems.has(makeWord(part).stem);
  if (count === 1) return isKnown(word) || known.all.some((other) => other.startsWith(word)) ? [word] : null;
  for (let length = word.length - (count - 1) * leastPart; length >= leastPart; length -= 1) {
    const rest = isKnown(word.slice(0, length)) ? joinedParts(word.slice(length), count - 1, known) : null;
    if (rest) return [word.slice(0, length), ...rest];
  }
  return null;
};

/** The words to search for instead of one that no preset has: those that it joins, or the nearest one, or itself. */
const wordsInsteadOf = ({ letters }, known) => {
  const counts = letters.length > longestJoined ? [] : [2, 3, 4];
  const parts = counts.reduce((found, count) => found ?? joinedParts(letters, count, known), null);
  return tellingWords(parts ?? [nearestWord(letters, known.names) ?? letters]);
};

/** The words of each preset's fields and names, which are made once for its texts. */
const presetWords = new WeakMap();

const wordsOf = (texts) => {
  if (!presetWords.has(texts)) {
    const plain = fieldWeights.map((_, index) => folded(texts[index] ?? []));
    presetWords.set(texts, {
      id: plain[fieldIndex.id],
      fields: plain.map((text) => splitWords(text).map(makeWord)),
      names: [plain[fieldIndex.id], ...plain[fieldIndex.aliases].split(" ")].map((name) => tellingWords(splitWords(name))),
    });
  }
  return presetWords.get(texts);
};

/** What each word counts in each preset, and the more, the fewer presets have it. */
const matchTable = (words, presets) => {
  const values = presets.map(({ fields }) => words.map((word) => bestValue(word, fields)));
  const rarities = words.map((_, index) => {
    const count = values.filter((row) => row[index] > 0).length;
    return count === 0 ? 0 : 32 - Math.clz32(Math.floor(presets.length / count));
  });
  return { values, rarities };
};

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * The presets that match a query, each with its index in the list and its score, the best first; all of them for an
 * empty query.
 *
 * @param {string} query
 * @param {Uint8Array[][]} presets the texts of each preset, in the order of the searched fields
 */
export const searchHits = (query, presets) => {
  // As in the names of APIs: `crossDissolve`, but not `iOS`.
  const separated = query.replace(/([a-z]{2})([A-Z][a-z])/g, "$1 $2");
  let words = tellingWords(splitWords(folded(utf8Encoder.encode(separated))));
  if (words.length === 0) return query.trim() ? [] : presets.map((_, index) => ({ index, score: 0 }));
  const list = presets.map(wordsOf);
  let table = matchTable(words, list);
  if (table.rarities.includes(0)) {
    const known = knownWords(list);
    words = words.flatMap((word, index) => (table.rarities[index] > 0 ? [word] : wordsInsteadOf(word, known)));
    table = matchTable(words, list);
  }
  const { values, rarities } = table;
  const coverage = values.map((row) => sumOf(row.map((value, index) => (value > 0 ? rarities[index] : 0))));
  const best = Math.max(0, ...coverage);
  const hits = values.flatMap((row, index) => {
    if (best === 0 || 2 * coverage[index] < best) return [];
    const bonus = row.every((value) => value > 0) && isName(words, list[index]) ? nameBonus : 0;
    return [{ index, score: sumOf(row.map((value, at) => value * rarities[at])) + bonus }];
  });
  const comesFirst = (a, b) => (list[a.index].id < list[b.index].id ? -1 : 1);
  return hits.sort((a, b) => b.score - a.score || comesFirst(a, b));
};

/** The ids that match best, the best first. */
export const bestMatches = (query, ids) => searchHits(query, ids.map(searchTexts.of)).map(({ index }) => ids[index]);
