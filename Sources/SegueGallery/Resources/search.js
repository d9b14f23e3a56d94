"use strict";
// Ranks presets for a query, with the same scores as `segue search` and the browser (`PresetSearch`).

segue.search = (() => {
  // The searched fields, in the order of `data-search`: the bonus of a match, and whether the field is a list of words
  // that are matched separately. In the last, the summary, only letters in a row match.
  const fields = [
    { weight: 40 }, { weight: 34, isList: true }, { weight: 30 }, { weight: 24, isList: true }, { weight: 22 },
    { weight: 20, isList: true }, { weight: 16, isList: true }, { weight: 8, isContiguous: true },
  ];
  const maxAttempts = 8;
  const encoder = new TextEncoder();

  const folded = (byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
  const isSeparator = (byte) => !((byte >= 48 && byte <= 57) || (folded(byte) >= 97 && folded(byte) <= 122) || byte >= 0x80);
  const bytes = (text) => encoder.encode(text);

  /** The score of a word whose first letter is at a position; null where the other letters do not follow. */
  const scoreFrom = (word, text, start, isList) => {
    let score = 0;
    let next = 0;
    let last = start;
    for (let position = start; position < text.length; position += 1) {
      if (isList && text[position] === 32) return null;
      if (folded(text[position]) !== word[next]) continue;
      if (position === 0) score += 9; else if (isSeparator(text[position - 1])) score += 8;
      if (next > 0) score += last === position - 1 ? 7 : -1;
      last = position;
      next += 1;
      if (next === word.length) return score - (position - start + 1 - word.length);
    }
    return null;
  };

  const best = (word, text, isList) => {
    let found = null;
    let attempts = 0;
    for (let start = 0; start < text.length && attempts < maxAttempts; start += 1) {
      if (folded(text[start]) !== word[0]) continue;
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
      if (word.every((byte, index) => folded(text[start + index]) === byte)) return scoreFrom(word, text, start, false);
    }
    return null;
  };

  /** The words of a query. */
  const words = (query) => query.split(/\s+/).filter(Boolean).map((word) => bytes(word).map(folded));

  /** The score of texts for words; null where one of the words is not found. */
  const score = (words, texts) => {
    let sum = 0;
    for (const word of words) {
      let bestScore = null;
      texts.forEach((text, index) => {
        const { weight, isList, isContiguous } = fields[index];
        const found = isContiguous ? wholeWord(word, text) : best(word, text, isList);
        if (found !== null && (bestScore === null || found + weight > bestScore)) bestScore = found + weight;
      });
      if (bestScore === null) return null;
      sum += bestScore;
    }
    return sum;
  };

  return { words, score, texts: (data) => JSON.parse(data).map(bytes) };
})();
