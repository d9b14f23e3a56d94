"use strict";
// Values of CSS properties as numbers between words, so that a script can compute with them.

segue.texts = (() => {
  const pattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(px|deg|rad|%)?/g;
  const known = new Map();
  const most = 60000;

  // A name such as matrix3d holds a digit that is no number of ours: it is hidden while numbers are looked for.
  const hideDigits = (text) => text.replace(/[a-z]+3d/g, (name) => name.slice(0, -2) + "³ᵈ");
  const showDigits = (text) => text.replace("³ᵈ", "3d");

  const read = (text) => {
    const hidden = hideDigits(text);
    // What is split off at a pattern with one group alternates with that group: every second part is ours.
    const words = hidden.split(pattern).filter((_, index) => index % 2 === 0).map(showDigits);
    const matches = [...hidden.matchAll(pattern)];
    return {
      words, shape: words.join("#"), numbers: matches.map((match) => parseFloat(match[0])),
      units: matches.map((match) => match[1] ?? ""),
    };
  };

  /** A text as `words` and the `numbers` between them; two of the same `shape` differ in numbers only. */
  const parse = (text) => {
    let parsed = known.get(text);
    if (parsed) return parsed;
    if (known.size > most) known.clear();
    parsed = read(text);
    known.set(text, parsed);
    return parsed;
  };

  /** Words with numbers between them; a zero may lack the unit that its likes have. */
  const write = (likes, numbers) => {
    const unit = (index) => likes.map((like) => like.units[index]).find(Boolean) ?? "";
    const number = (index) => +numbers[index].toPrecision(9) + unit(index);
    return likes[0].words.map((word, index) => index < numbers.length ? word + number(index) : word).join("");
  };

  /** The sum of texts with weights; where their words differ there is nothing in between, and the heaviest stays. */
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
