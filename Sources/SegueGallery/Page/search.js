// Ranks presets for a query, with the same scores as `segue search` and the browser (`PresetSearch`).

import { searchTexts } from "./search-texts.js";

// The searched fields, in the order of `data-search`: the bonus of a match, and whether the field is a list of words
// that are matched separately. In sentences only letters in a row match.
const searchedFields = [
  { weight: 40 }, { weight: 34, isList: true }, { weight: 30 }, { weight: 24, isList: true }, { weight: 22 },
  { weight: 20, isList: true }, { weight: 16, isList: true }, { weight: 8, isProse: true }, { weight: 6, isProse: true },
];
// The fields whose words correct misspelled ones: id, aliases, name, tags.
const knownFields = [0, 1, 2, 3];
// Words that say nothing about a transition.
const fillers = new Set(("a an and as at by for from in into is it its like of on or that the this to transition "
  + "when which with").split(" "));
const stemPenalty = 4;
// What a preset gains whose name is the whole search.
const nameBonus = 100;
const maxAttempts = 8;
const utf8Encoder = new TextEncoder();

const foldedByte = (byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

const isSeparator = (byte) => !((byte >= 48 && byte <= 57) || (foldedByte(byte) >= 97 && foldedByte(byte) <= 122) || byte >= 0x80);

const utf8Bytes = (text) => utf8Encoder.encode(text);

/** The score of a word whose first letter is at a position; null where the other letters do not follow. */
const scoreFrom = (word, text, start, isList) => {
  let score = 0;
  let next = 0;
  let last = start;
  for (let position = start; position < text.length; position += 1) {
    if (isList && text[position] === 32) return null;
    if (foldedByte(text[position]) !== word[next]) continue;
    if (position === 0) score += 9; else if (isSeparator(text[position - 1])) score += 8;
    if (next > 0) score += last === position - 1 ? 7 : -1;
    last = position;
    next += 1;
    if (next === word.length) return score - (position - start + 1 - word.length);
  }
  return null;
};

const bestIn = (word, text, isList) => {
  let found = null;
  let attempts = 0;
  for (let start = 0; start < text.length && attempts < maxAttempts; start += 1) {
    if (foldedByte(text[start]) !== word[0]) continue;
    attempts += 1;
    const score = scoreFrom(word, text, start, isList);
    if (score === null) {
      if (isList) continue;
      break;
    }
    if (found === null || score > found) found = score;
  }
  return found;
};

const wholeWord = (word, text) => {
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (word.every((byte, index) => foldedByte(text[start + index]) === byte)) return scoreFrom(word, text, start, false);
  }
  return null;
};

// The endings that are not searched, with the bytes of the shortest word that can lose one.
const inflections = [
  { ending: "ing", least: 6 }, { ending: "ed", least: 5 }, { ending: "es", least: 5 }, { ending: "s", least: 4 },
];

const wordStem = (word) => {
  for (const { ending, least } of inflections) {
    if (word.endsWith(ending) && utf8Bytes(word).length >= least && !word.endsWith("ss")) return word.slice(0, -ending.length);
  }
  return null;
};

const makeWord = (text) => {
  const shorter = wordStem(text.toLowerCase());
  return { text, whole: utf8Bytes(text).map(foldedByte), stem: shorter && utf8Bytes(shorter).map(foldedByte) };
};

/** The words of a query without fillers, unless there are no others. */
const queryWords = (query) => {
  const all = query.split(/\s+/).filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : all).map(makeWord);
};

const scoreIn = (letters, text, { isList = false, isProse = false }) => (isProse ? wholeWord(letters, text) : bestIn(letters, text, isList));

/** The score of a word in the best of a preset's texts; null where it is not found. */
const bestOf = (word, texts) => {
  let bestScore = null;
  texts.forEach((text, index) => {
    let found = scoreIn(word.whole, text, searchedFields[index]);
    if (found === null && word.stem) {
      found = wholeWord(word.stem, text);
      if (found !== null) found -= stemPenalty;
    }
    if (found !== null && (bestScore === null || found + searchedFields[index].weight > bestScore)) {
      bestScore = found + searchedFields[index].weight;
    }
  });
  return bestScore;
};

/** Whether words are a preset's id or another name, such as "ios push" for ios-push. */
const isName = (words, texts) => {
  const name = words.map((word) => word.text).join("-").toLowerCase();
  const decoder = new TextDecoder();
  return name !== "" && (decoder.decode(texts[0]) === name || decoder.decode(texts[1]).split(" ").includes(name));
};

/** The score of texts for words; null where fewer than the required number are found. */
const textsScore = (words, texts, required = words.length) => {
  let sum = 0;
  let found = 0;
  for (const word of words) {
    const bestScore = bestOf(word, texts);
    if (bestScore === null) continue;
    sum += bestScore;
    found += 1;
  }
  if (found < required) return null;
  if (required < words.length) return sum + found * 1000;
  return isName(words, texts) ? sum + nameBonus : sum;
};

const editDistance = (a, b) => {
  let beforeLast = [];
  let last = [...b.keys(), b.length];
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

/** The words with the nearest known ones in place of those that no preset has; null if there are none. */
const correctedWords = (words, presets) => {
  const decoder = new TextDecoder();
  const known = new Set(presets.flatMap((texts) =>
    knownFields.flatMap((field) => decoder.decode(texts[field]).toLowerCase().split(/[- ]+/).filter(Boolean))));
  const candidates = [...known].map(utf8Bytes).sort((a, b) => {
    const place = a.findIndex((byte, index) => byte !== b[index]);
    return place < 0 ? a.length - b.length : a[place] - (b[place] ?? -1);
  });
  let isCorrected = false;
  const result = words.map((word) => {
    if (presets.some((texts) => bestOf(word, texts) !== null)) return word;
    const letters = utf8Bytes(word.text.toLowerCase());
    const limit = Math.floor(letters.length / 3);
    let nearest = null;
    let least = limit + 1;
    for (const candidate of candidates) {
      if (Math.abs(candidate.length - letters.length) > limit) continue;
      const edits = editDistance(letters, candidate);
      if (edits < least) [nearest, least] = [candidate, edits];
    }
    if (!nearest) return word;
    isCorrected = true;
    return makeWord(decoder.decode(nearest));
  });
  return isCorrected ? result : null;
};

/**
 * The scores of presets, null for those that do not match: all words must, or else all after correcting misspelled
 * ones, or else most of them.
 */
export const searchScores = (query, presets) => {
  let list = queryWords(query);
  const isFound = (found) => found.some((value) => value !== null);
  let found = presets.map((texts) => textsScore(list, texts));
  if (isFound(found) || list.length === 0) return found;
  const better = correctedWords(list, presets);
  if (better) {
    list = better;
    found = presets.map((texts) => textsScore(list, texts));
    if (isFound(found)) return found;
  }
  const required = Math.max(2, Math.floor((list.length + 1) / 2));
  return required < list.length ? presets.map((texts) => textsScore(list, texts, required)) : found;
};

/** The ids of the presets that match best, at most some. */
export const bestMatches = (query, ids, count) => {
  const found = searchScores(query, ids.map(searchTexts.of));
  const matches = [...ids.keys()].filter((index) => found[index] !== null);
  return matches.sort((a, b) => found[b] - found[a]).slice(0, count).map((index) => ids[index]);
};
