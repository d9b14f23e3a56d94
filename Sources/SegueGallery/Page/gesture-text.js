// What a preset's gesture is, in words: only what its rules accept.

import { make } from "./elements.js";
import { findTimeline } from "./loading.js";

/** The paragraphs on a gesture that the rules describe. */
const gestureParagraph = (rules, instruction) => {
  const { texts = {} } = rules;
  const always = { true: " Let go: it finishes.", false: " Let go: it goes back." }[texts.finish];
  const finish = always ?? make("span", {}, " Let go: it finishes if ", make("code", {}, texts.finish), ", and goes back otherwise.");
  const early = [["cancel", "goes back at once if "], ["complete", "finishes at once if "]]
    .filter(([key]) => texts[key])
    .map(([key, words]) => make("span", {}, " Under the finger it ", words, make("code", {}, texts[key]), "."));
  const outside = rules.tapOutside ? " A tap beside the screen closes it, too." : null;
  return make("p", { class: "gesture" }, make("b", {}, instruction), finish, ...early, outside);
};

/** Where to go from an operation that no finger drives; empty where none is driven by one. */
export const otherGestures = (page) => {
  const isShown = (name) => findTimeline({ timelines: {} }, name, page.source) || !page.source?.isLook;
  const names = page.about.operations.filter((one) => one.interaction).map((one) => one.operation).filter(isShown);
  const buttons = names.map((operation) =>
    make("button", { type: "button", class: "quiet", onclick: () => page.select({ operation }) }, operation));
  return buttons.length > 0 ? ["To hold it under a finger:", ...buttons] : [];
};

/** The paragraphs on the gesture of what a page shows. */
export const gestureParagraphs = (page) => {
  const { about, rules } = page;
  if (!rules) return [];
  if (about.scroll) {
    return [make("p", { class: "gesture" }, "Use the wheel over the phone, or drag its content past either end.")];
  }
  return [gestureParagraph(rules, page.gestureController.recognition.instruction)];
};
