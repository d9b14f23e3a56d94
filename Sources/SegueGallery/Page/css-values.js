// CSS property values parsed into keywords and numbers, so that a script can compute with them.

const numberPattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(px|deg|rad|%)?/g;
const parsedTexts = new Map();
// About a megabyte: what plays for minutes brings ever new texts.
const parsedCapacity = 1500;

// Names such as matrix3d contain a digit that is not a number: hide it while parsing.
const hideDigits = (text) => text.replace(/[a-z]+3d/g, (name) => name.slice(0, -2) + "³ᵈ");

const showDigits = (text) => text.replace("³ᵈ", "3d");

const parseUncached = (text) => {
  const hidden = hideDigits(text);
  // Splitting at a pattern with one group returns the group as every second item: keep the others.
  const keywords = hidden.split(numberPattern).filter((_, index) => index % 2 === 0).map(showDigits);
  const matches = [...hidden.matchAll(numberPattern)];
  return {
    keywords, shape: keywords.join("#"), numbers: matches.map((match) => parseFloat(match[0])),
    units: matches.map((match) => match[1] ?? ""),
  };
};

/** Parses a text into `keywords` and the `numbers` between them; texts with the same `shape` differ in numbers only. */
export const parseCSS = (text) => {
  if (typeof text !== "string") return text;
  let parsed = parsedTexts.get(text);
  if (parsed) return parsed;
  if (parsedTexts.size > parsedCapacity) parsedTexts.clear();
  parsed = parseUncached(text);
  parsedTexts.set(text, parsed);
  return parsed;
};

/** Joins keywords and numbers; a zero without a unit takes the unit of its counterparts. */
export const formatCSS = (templates, numbers) => {
  const unit = (index) => templates.map((template) => template.units[index]).find(Boolean) ?? "";
  const number = (index) => +numbers[index].toPrecision(9) + unit(index);
  return templates[0].keywords.map((keyword, index) => index < numbers.length ? keyword + number(index) : keyword).join("");
};

/** A value as text, parsed or not. */
export const cssText = (value) => (typeof value === "string" ? value : formatCSS([value], value.numbers));

/**
 * Sums whole numbers whose differences are given by their changes.
 *
 * @param {number[]} numbers
 */
const secondSums = ([first, difference, ...changes]) => {
  const result = [first];
  let [value, slope] = [first, difference];
  for (const change of [0, ...changes]) {
    slope += change;
    value += slope;
    result.push(value);
  }
  return result;
};

/** Stands for a number of a column: no pattern contains it. */
const gap = -99999999;

/** The parsed values of a pattern with columns of numbers (see `HTMLPoses`). */
const expandedColumns = (pattern, steps, columns) => {
  const lists = columns.map((column, at) =>
    (Array.isArray(column) ? secondSums(column).map((number) => number * steps[at]) : column));
  const { keywords, shape, units, numbers } = parseUncached(pattern.replaceAll("#", String(gap)));
  let next = 0;
  const parts = numbers.map((number) => (number === gap ? lists[next++] : number));
  const { length } = lists.find(Array.isArray);
  return Array.from({ length }, (_, index) => ({
    keywords, shape, units, numbers: parts.map((part) => (Array.isArray(part) ? part[index] : part)),
  }));
};

const expandedPoses = new WeakMap();

/** The values of a pose, parsed or as texts. */
export const poseValues = (pose) => {
  if (Array.isArray(pose[2])) return pose[2];
  if (!expandedPoses.has(pose)) expandedPoses.set(pose, expandedColumns(pose[2], pose[3], pose[4]));
  return expandedPoses.get(pose);
};

/** The weighted sum of texts; where their keywords differ they cannot be interpolated, and the heaviest is used. */
export const blendCSS = (pairs) => {
  if (pairs.length === 1 && pairs[0][1] === 1) return cssText(pairs[0][0]);
  const parsed = pairs.map(([text]) => parseCSS(text));
  if (parsed.some((value) => value.shape !== parsed[0].shape)) {
    return cssText(pairs.reduce((a, b) => (b[1] > a[1] ? b : a))[0]);
  }
  const numbers = parsed[0].numbers.map((_, index) =>
    parsed.reduce((sum, value, at) => sum + value.numbers[index] * pairs[at][1], 0));
  return formatCSS(parsed, numbers);
};
