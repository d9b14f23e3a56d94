// Numbers with units as presets write them: points, degrees, milliseconds.

const unitFactors = { "": 1, deg: Math.PI / 180, rad: 1, ms: 0.001, s: 1, "%": 0.01 };

/** Splits a text such as `12deg` into its number and unit; null where it is neither. */
export const parseQuantity = (text) => {
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(deg|rad|ms|s|%)?\s*$/i.exec(text);
  return match && { number: Number(match[1]), unit: match[2] ?? "" };
};

/** The value in the unit of formulas: points, radians, seconds. */
export const quantityValue = (text) => {
  const parsed = parseQuantity(text);
  return parsed ? parsed.number * unitFactors[parsed.unit] : NaN;
};

/** The number of decimal places that a step needs. */
const decimalPlaces = (step) => Math.max(0, Math.min(6, -Math.floor(Math.log10(step) + 1e-9)));

/** A number rounded to a step, without trailing zeros. */
export const formatNumber = (number, step) => String(Number((Math.round(number / step) * step).toFixed(decimalPlaces(step))));

/** A quantity with about four digits, as people read it; other texts as they are. */
export const shortQuantity = (text) => {
  const parsed = parseQuantity(text);
  if (!parsed) return text;
  const magnitude = Math.trunc(Math.log10(Math.abs(parsed.number) || 1));
  return String(Number(parsed.number.toFixed(Math.max(3 - magnitude, 0)))) + parsed.unit;
};

/** The largest of 1, 2 or 5 times a power of ten that makes at least this many steps. */
export const sliderStep = (width, count = 100) => {
  const most = width / count;
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((digit) => digit * power).find((size) => size <= most * 1.0001) ?? power;
};
