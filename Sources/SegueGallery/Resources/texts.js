"use strict";
// CSS property values parsed into words and numbers, so that a script can compute with them.

segue.texts = (() => {
  const pattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(px|deg|rad|%)?/g;
  const known = new Map();
  const most = 60000;

  // Names such as matrix3d contain a digit that is not a number: hide it while parsing.
  const hideDigits = (text) => text.replace(/[a-z]+3d/g, (name) => name.slice(0, -2) + "³ᵈ");
  const showDigits = (text) => text.replace("³ᵈ", "3d");

  const read = (text) => {
    const hidden = hideDigits(text);
    // Splitting at a pattern with one group returns the group in every second place: keep the
    // others.
    const words = hidden.split(pattern).filter((_, index) => index % 2 === 0).map(showDigits);
    const matches = [...hidden.matchAll(pattern)];
    return {
      words, shape: words.join("#"), numbers: matches.map((match) => parseFloat(match[0])),
      units: matches.map((match) => match[1] ?? ""),
    };
  };

  /** Parses a text into `words` and the `numbers` between them; texts with the same `shape` differ in numbers only. */
  const parse = (text) => {
    let parsed = known.get(text);
    if (parsed) return parsed;
    if (known.size > most) known.clear();
    parsed = read(text);
    known.set(text, parsed);
    return parsed;
  };

  /** Joins words and numbers; a zero without a unit takes the unit of its counterparts. */
  const write = (likes, numbers) => {
    const unit = (index) => likes.map((like) => like.units[index]).find(Boolean) ?? "";
    const number = (index) => +numbers[index].toPrecision(9) + unit(index);
    return likes[0].words.map((word, index) => index < numbers.length ? word + number(index) : word).join("");
  };

  /** The weighted sum of texts; where their words differ they cannot be interpolated, and the heaviest is used. */
  const blend = (pairs) => {
    if (pairs.length === 1 && pairs[0][1] === 1) return pairs[0][0];
    const parsed = pairs.map(([text]) => parse(text));
    if (parsed.some((one) => one.shape !== parsed[0].shape)) {
      return pairs.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    }
    const numbers = parsed[0].numbers.map((_, index) =>
      parsed.reduce((sum, one, place) => sum + one.numbers[index] * pairs[place][1], 0));
    return write(parsed, numbers);
  };

  return { parse, write, blend };
})();
