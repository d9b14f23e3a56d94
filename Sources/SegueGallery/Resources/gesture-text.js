"use strict";
// What a preset's gesture is, in words: only what its rules accept.

segue.gestureText = (() => {
  const make = segue.element;

  /** The paragraphs on a gesture that the rules describe. */
  const describe = (rules, instruction) => {
    const { texts = {} } = rules;
    const finish = make("span", {}, " Let go: it finishes if ", make("code", {}, texts.finish), ", and goes back otherwise.");
    const early = [["cancel", "goes back at once if "], ["complete", "finishes at once if "]]
      .filter(([key]) => texts[key])
      .map(([key, words]) => make("span", {}, " Under the finger it ", words, make("code", {}, texts[key]), "."));
    const outside = rules.tapOutside ? " A tap beside the screen closes it, too." : null;
    return make("p", { class: "gesture" }, make("b", {}, instruction), finish, ...early, outside);
  };

  /** What to do on a page whose operation has no gesture. */
  const elsewhere = (about) => {
    const names = about.operations.filter((one) => one.interaction).map((one) => one.operation);
    return names.length === 0 ? null : make("p", { class: "gesture" }, `A finger drives ${names.join(", ")}.`);
  };

  /** The paragraphs on the gesture of what a page shows. */
  const paragraphs = (page) => {
    const { about, rules } = page;
    if (about.scroll) {
      return [make("p", { class: "gesture" }, "Use the wheel over the phone, or drag its content past either end.")];
    }
    if (!rules) return [elsewhere(about)].filter(Boolean);
    return [describe(rules, page.gestureController.recognition.instruction)];
  };

  return { paragraphs };
})();
