"use strict";
// How well presets answer a query: the ranking of `segue search` and the browser (`PresetSearch`), in the same numbers.

segue.search = (() => {
  // What is looked through, in the order of `data-search`: what a word counts more there, and whether it is a list of
  // words, each for itself. Of the last, the summary, only whole words count.
  const fields = [
    { weight: 40 }, { weight: 34, isList: true }, { weight: 30 }, { weight: 24, isList: true }, { weight: 22 },
    { weight: 20, isList: true }, { weight: 16, isList: true }, { weight: 8, isWhole: true },
  ];
  const mostTries = 8;
  const encoder = new TextEncoder();

  const folded = (byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
  const isSign = (byte) => !((byte >= 48 && byte <= 57) || (folded(byte) >= 97 && folded(byte) <= 122) || byte >= 0x80);
  const bytes = (text) => encoder.encode(text);

  /** How good a word is whose first letter stands at a place; null where others do not follow. */
  const scoreFrom = (word, text, start, isList) => {
    let score = 0;
    let next = 0;
    let last = start;
    for (let place = start; place < text.length; place += 1) {
      if (isList && text[place] === 32) return null;
      if (folded(text[place]) !== word[next]) continue;
      if (place === 0) score += 9; else if (isSign(text[place - 1])) score += 8;
      if (next > 0) score += last === place - 1 ? 7 : -1;
      last = place;
      next += 1;
      if (next === word.length) return score - (place - start + 1 - word.length);
    }
    return null;
  };

  const best = (word, text, isList) => {
    let found = null;
    let tries = 0;
    for (let start = 0; start < text.length && tries < mostTries; start += 1) {
      if (folded(text[start]) !== word[0]) continue;
      tries += 1;
      const score = scoreFrom(word, text, start, isList);
      if (score === null) {
        if (isList) continue;
        break;
      }
      if (found === null || score > found) found = score;
    }
    return found;
  };

  const whole = (word, text) => {
    for (let start = 0; start + word.length <= text.length; start += 1) {
      if (word.every((byte, index) => folded(text[start + index]) === byte)) return scoreFrom(word, text, start, false);
    }
    return null;
  };

  /** The words that are looked for. */
  const words = (query) => query.split(/\s+/).filter(Boolean).map((word) => bytes(word).map(folded));

  /** How well texts answer words, or null where one of them is not found. */
  const score = (words, texts) => {
    let sum = 0;
    for (const word of words) {
      let most = null;
      texts.forEach((text, index) => {
        const { weight, isList, isWhole } = fields[index];
        const found = isWhole ? whole(word, text) : best(word, text, isList);
        if (found !== null && (most === null || found + weight > most)) most = found + weight;
      });
      if (most === null) return null;
      sum += most;
    }
    return sum;
  };

  return { words, score, texts: (data) => data.split("\t").map(bytes) };
})();
