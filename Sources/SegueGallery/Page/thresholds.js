// The numbers that a gesture's conditions compare the finger with, such as 0.4 in `progress > 0.4`.

import { evaluateFormula } from "./formulas.js";
import { parseQuantity, quantityValue } from "./quantities.js";

export const gestureConditions = ["begin", "recognize", "cancel", "complete", "finish"];
const comparisonNames = ["less", "lessOrEqual", "greater", "greaterOrEqual"];
const speedVariables = ["g2", "g3", "g5", "g9"];
const unaryNames = ["negate", "not", "absolute", "sine", "cosine", "squareRoot", "floor", "round"];
const ternaryNames = ["select", "clamp", "mix"];

const isVariable = (step) => typeof step === "string" && /^(p|[gs]\d+|@.*)$/.test(step);

/** Splits a formula in postfix form into its comparisons, in order: the ranges of steps of their two sides. */
const parseComparisons = (steps) => {
  const starts = [];
  const found = [];
  for (const [index, step] of steps.entries()) {
    if (typeof step === "number" || isVariable(step)) {
      starts.push(index);
      continue;
    }
    const operands = unaryNames.includes(step) ? 1 : ternaryNames.includes(step) ? 3 : 2;
    const [left, right] = starts.slice(-2);
    if (comparisonNames.includes(step)) found.push({ left: [left, right], right: [right, index], isLess: step.startsWith("less") });
    starts.splice(-operands, operands, starts.at(-operands));
  }
  return found;
};

const variablesIn = (steps) => steps.filter(isVariable);

/** What a comparison's other side measures, with the range of its slider. */
const thresholdRange = (variables, size) => {
  // Whatever is added to the progress is a part of the way too, as in `projected(200ms)`.
  if (variables.some((name) => name === "p" || name === "g7")) return { low: 0, high: 1, step: 0.01, unit: "of the way" };
  if (variables.every((name) => speedVariables.includes(name))) return { low: 0, high: 3000, step: 10, unit: "points per second" };
  if (variables.every((name) => name === "g6")) return { low: 0, high: 3, step: 0.05, unit: "scale" };
  return { low: 0, high: Math.max(...size), step: 1, unit: "points" };
};

/** Splits a condition as written at its comparisons: `left` and `right` as texts with their places. */
const writtenClauses = (text) => {
  const found = [];
  let depth = 0;
  let start = 0;
  let sign = null;
  const end = (at) => {
    if (sign) found.push({ start, sign, left: text.slice(start, sign.at).trim(), rightStart: sign.at + sign.text.length, end: at });
    sign = null;
  };
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at);
    const word = /^\b(and|or)\b/.exec(rest)?.[0];
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    else if (depth === 0 && word && /\s/.test(text[at - 1] ?? "")) {
      end(at);
      start = at + word.length;
      at = start - 1;
    } else if (depth === 0 && /^[<>]=?/.test(rest)) {
      sign = { at, text: /^[<>]=?/.exec(rest)[0] };
      at += sign.text.length - 1;
    }
  }
  end(text.length);
  return found;
};

/** The thresholds of an operation's gesture: each with its key, value, range and text. */
export const findThresholds = (operation, rules, size) => gestureConditions.flatMap((condition) => {
  const steps = rules?.[condition];
  if (!steps) return [];
  const text = rules.texts?.[condition] ?? "";
  const all = parseComparisons(steps);
  const written = writtenClauses(text);
  return all.flatMap(({ left, right, isLess }, index) => {
    const sides = [left, right].map(([from, to]) => steps.slice(from, to));
    const [constant, other] = variablesIn(sides[1]).length === 0 ? [1, 0] : [0, 1];
    const variables = variablesIn(sides[other]).filter((name) => !name.startsWith("@"));
    // A side with a parameter has that parameter's slider; zero only tells directions apart.
    if (variablesIn(sides[constant]).length > 0 || variables.length === 0) return [];
    const value = evaluateFormula(sides[constant], {});
    if (value === 0 || !variables.some((name) => name === "p" || name.startsWith("g"))) return [];
    const isWritten = written.length === all.length && constant === 1;
    const range = thresholdRange(variables, size);
    return [{
      key: `${operation}.${condition}.${index}`, operation, condition, index, value, ...range,
      isLess: isLess === (constant === 1),
      high: Math.max(range.high, value), low: Math.min(range.low, value),
      range: constant === 1 ? right : left, clause: isWritten ? written[index] : null,
      label: isWritten ? `${written[index].left} ${written[index].sign.text}` : condition,
    }];
  });
});

/** The rules with the visitor's thresholds, and the current values of parameters. */
export const applyThresholds = (rules, changes, operation, size) => {
  const parameters = { ...rules.parameters };
  for (const [name, text] of changes.values) {
    const number = quantityValue(text);
    if (name in parameters && Number.isFinite(number)) parameters[name] = number;
  }
  const result = { ...rules };
  const replaced = findThresholds(operation, rules, size).filter(({ key }) => changes.thresholds.has(key)).reverse();
  for (const { key, condition, range: [from, to] } of replaced) {
    result[condition] = [...result[condition].slice(0, from), changes.thresholds.get(key), ...result[condition].slice(to)];
  }
  const resolve = (step) => (typeof step === "string" && step.startsWith("@") ? parameters[step.slice(1)] : step);
  const resolved = (steps) => (Array.isArray(steps) ? steps.map(resolve) : steps);
  for (const name of [...gestureConditions, "progress"]) result[name] = resolved(result[name]);
  for (const name of ["onFinish", "onCancel"]) {
    const { speed, duration } = rules[name] ?? {};
    if (rules[name]) result[name] = { ...rules[name], speed: resolved(speed), duration: resolved(duration) };
  }
  return result;
};

/** A condition as written, with the visitor's thresholds; null where one has no place in the text. */
export const conditionText = (rules, changes, operation, size, condition) => {
  let result = rules.texts?.[condition];
  const changed = findThresholds(operation, rules, size).filter((one) => one.condition === condition && changes.thresholds.has(one.key));
  for (const { key, value, clause } of changed.reverse()) {
    if (!clause || result === undefined) return null;
    const written = result.slice(clause.rightStart, clause.end).trim();
    const number = changes.thresholds.get(key);
    // A number is replaced; a formula of the stage's size is scaled.
    const isPlain = parseQuantity(written) !== null;
    const next = isPlain ? String(number) : `${+(number / value).toPrecision(6)} * (${written})`;
    result = `${result.slice(0, clause.rightStart)} ${next}${clause.end < result.length ? " " : ""}${result.slice(clause.end)}`;
  }
  return result;
};
