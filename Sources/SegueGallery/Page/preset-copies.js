// The visitor's changes as text to paste elsewhere: a preset that extends the one shown, and the Swift style.

import { findTimeline } from "./loading.js";
import { quantityValue } from "./quantities.js";
import { conditionText, gestureConditions } from "./thresholds.js";

export const presetYAML = (page) => {
  const { changes, about, preset } = page;
  const { changeable } = preset.facts;
  const quoted = (text) => (/^[\w.-]+$/.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text));

  const parameter = ([name, text]) => {
    const { type } = about.parameters.find((one) => one.name === name);
    return `  ${name}: {default: ${type === "choice" || type === "color" ? quoted(text) : text}}`;
  };

  /** The transition of an operation with the chosen easing. */
  const transition = ([operation, easing]) => changeable[operation]?.easing?.transition?.replaceAll("{{easing}}", JSON.stringify(easing));

  /** The interaction of an operation with the chosen thresholds; null where one cannot be written. */
  const interaction = (operation) => {
    const rules = preset.gestures?.[operation];
    let block = changeable[operation]?.interaction;
    if (!rules || !block) return null;
    const size = findTimeline(preset, operation).size;
    for (const condition of gestureConditions) {
      if (![...changes.thresholds.keys()].some((key) => key.startsWith(`${operation}.${condition}.`))) continue;
      const text = conditionText(rules, changes, operation, size, condition);
      if (text === null) return null;
      block = block.replace(new RegExp(`^    ${condition}: .*$`, "m"), () => `    ${condition}: ${JSON.stringify(text)}`);
    }
    return block;
  };

  const values = [...changes.values].filter(([name]) => about.parameters.some((one) => one.name === name));
  const transitions = [...changes.easings].map(transition);
  const interactions = [...new Set([...changes.thresholds.keys()].map((key) => key.split(".")[0]))].map(interaction);
  if ([...transitions, ...interactions].some((block) => !block)) {
    return { problem: "A change of the gesture or the easing has no place in the preset's file that could be copied: edit the file itself." };
  }
  const id = "my-" + preset.id;
  const lines = [
    "schema: 1", `id: ${id}`, `extends: ${preset.id}`, `name: ${JSON.stringify("My " + about.name)}`,
    ...(values.length ? ["parameters:", ...values.map(parameter)] : []),
    ...(transitions.length ? ["transitions:", ...transitions] : []),
    ...(interactions.length ? ["interaction:", ...interactions] : []),
  ];
  return { text: lines.join("\n") + "\n" };
};

/** The Swift style with the visitor's values; null where the preset has none, such as one that a scroll position drives. */
export const presetStyle = (page) => {
  const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const literal = ({ type }, text) => {
    if (type === "boolean") return text;
    if (type === "choice") return "." + camel(text);
    if (type !== "color") return String(+quantityValue(text).toPrecision(9));
    const parts = [1, 3, 5, 7].map((at) => parseInt(text.slice(at, at + 2) || "ff", 16) / 255);
    return `.init(${["red", "green", "blue", "alpha"].map((name, index) => `${name}: ${+parts[index].toFixed(4)}`).join(", ")})`;
  };
  const { about, preset, changes } = page;
  const list = about.parameters.filter(({ name }) => changes.values.has(name))
    .map((parameter) => `${camel(parameter.name)}: ${literal(parameter, changes.values.get(parameter.name))}`);
  const style = "." + camel(preset.id);
  if (!preset.facts.uses.some(({ text }) => text.includes(style))) return null;
  return list.length > 0 ? `${style}(${list.join(", ")})` : style;
};

/** The Swift code with the visitor's values; easings and thresholds need the preset of the YAML. */
export const presetSwift = (page) => {
  // The engine writes the whole use where it laid the values out.
  const written = (page.value?.uses ?? []).filter(({ title }) => /UIKit|SwiftUI|Swift/.test(title)).map(({ text }) => text);
  return written.length ? written.join("\n\n") : presetStyle(page);
};
