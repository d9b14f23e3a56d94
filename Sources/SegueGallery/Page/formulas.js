// The formulas of presets, evaluated as on the command line.

import { clamp } from "./numbers.js";

const largestNumber = 1e100;

const bounded = (value) =>
  Math.abs(value) <= largestNumber ? value : Number.isNaN(value) ? 0 : Math.sign(value) * largestNumber;

const uint64 = (value) => BigInt.asUintN(64, BigInt(clamp(Math.floor(value), -(2 ** 53), 2 ** 53)));

const mix64 = (value) => {
  let next = BigInt.asUintN(64, value + 0x9e3779b97f4a7c15n);
  next = BigInt.asUintN(64, (next ^ (next >> 30n)) * 0xbf58476d1ce4e5b9n);
  next = BigInt.asUintN(64, (next ^ (next >> 27n)) * 0x94d049bb133111ebn);
  return next ^ (next >> 31n);
};
const unaryOperations = {
  negate: (a) => -a, not: (a) => 1 - a, absolute: Math.abs, sine: Math.sin, cosine: Math.cos,
  squareRoot: (a) => (a > 0 ? Math.sqrt(a) : 0), floor: Math.floor,
  round: (a) => Math.sign(a) * Math.floor(Math.abs(a) + 0.5),
};
const binaryOperations = {
  add: (a, b) => a + b, subtract: (a, b) => a - b, multiply: (a, b) => bounded(a * b),
  divide: (a, b) => bounded(a / b),
  modulo: (a, b) => {
    if (b === 0) return 0;
    const remainder = a % b;
    return remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder;
  },
  less: (a, b) => Number(a < b), lessOrEqual: (a, b) => Number(a <= b),
  greater: (a, b) => Number(a > b), greaterOrEqual: (a, b) => Number(a >= b),
  equal: (a, b) => Number(a === b), notEqual: (a, b) => Number(a !== b),
  and: (a, b) => Number(a !== 0 && b !== 0), or: (a, b) => Number(a !== 0 || b !== 0),
  minimum: Math.min, maximum: Math.max, hypotenuse: Math.hypot,
  // Without the signs of zeros.
  angle: (a, b) => Math.atan2(b + 0, a + 0),
  random: (a, b) => Number(mix64(BigInt.asUintN(64, mix64(uint64(a)) + uint64(b))) >> 11n) * 2 ** -53,
};
const ternaryOperations = {
  select: (a, b, c) => (a !== 0 ? b : c), clamp: clamp,
  mix: (a, b, t) => {
    const value = bounded(bounded((1 - t) * a) + bounded(t * b));
    return t >= 0 && t <= 1 ? clamp(value, Math.min(a, b), Math.max(a, b)) : value;
  },
};

/** Evaluates a formula in postfix form: numbers, variables by name, and operations on the preceding values. */
export const evaluateFormula = (steps, values) => {
  const stack = [];
  for (const step of steps) {
    if (typeof step === "number") stack.push(step);
    else if (step in values) stack.push(values[step]);
    else if (step in unaryOperations) stack.push(unaryOperations[step](stack.pop()));
    else if (step in binaryOperations) {
      const b = stack.pop();
      stack.push(binaryOperations[step](stack.pop(), b));
    } else {
      const [b, c] = [stack.pop(), stack.pop()].reverse();
      stack.push(ternaryOperations[step](stack.pop(), b, c));
    }
  }
  return stack[0];
};
