"use strict";
// The bar for the visitor's own screens, and the places where files arrive: drop, paste and choose.

segue.screensBar = (() => {
  const make = segue.element;
  const screens = segue.ownScreens;
  const sides = { from: "Departing screen", to: "Arriving screen" };
  let chosenSide;

  const icon = (d) => segue.svg(24, 24, [["", d]], { "aria-hidden": "true" });
  const button = (label, action, attributes = {}) =>
    make("button", { type: "button", onclick: action, ...attributes }, label);

  const input = make("input", {
    type: "file", accept: "image/*,.json", multiple: true, hidden: true, "aria-label": "Screenshots",
    onchange: async () => {
      await take(input.files, chosenSide);
      input.value = "";
    },
  });
  const choose = (side) => {
    chosenSide = side;
    input.multiple = !side;
    input.click();
  };

  const thumbnails = Object.fromEntries(Object.keys(sides).map((side) =>
    [side, button(null, () => choose(side), { class: "thumbnail", "data-side": side })]));
  const swap = button(icon("M7 7h11m-4-4 4 4-4 4M17 17H6m4 4-4-4 4-4"), () => keep(screens.swap()),
    { class: "swap", "aria-label": "Swap the screens", title: "Swap" });
  const status = make("p", { role: "status" });
  const actions = {
    choose: button("Choose…", () => choose()),
    source: button("Draw the source", () => segue.sourceEditor.open()),
    save: button("Save set-up", () => segue.screensFile.save(screens)),
    reset: button("Reset", () => reset()),
  };
  const close = button(icon("M6 6l12 12M18 6 6 18"), () => hide(),
    { class: "close", "aria-label": "Close", title: "Close" });
  const bar = make("section", { class: "screens-bar", "aria-label": "Your own screens", hidden: true },
    make("div", { class: "thumbnails" }, thumbnails.from, swap, thumbnails.to), status,
    make("div", { class: "actions" }, ...Object.values(actions)), close, input);
  const opener = button("Your screens", () => (bar.hidden ? show() : hide()),
    { class: "own-screens", "aria-expanded": "false" });
  const target = make("div", { class: "drop-target", hidden: true, "aria-hidden": "true" },
    make("p", {}, "Drop one screenshot or two", make("span", {}, "They stay in this browser.")));

  const say = (text, isProblem = false) => {
    status.textContent = text;
    status.classList.toggle("problem-text", isProblem);
    status.setAttribute("role", isProblem ? "alert" : "status");
  };

  /** What the bar says while nothing is wrong. */
  const describe = () => {
    const { from, to } = screens;
    if (!from && !to) return "Drop, paste or choose two screenshots. They never leave this browser.";
    if (from && to) return "Every phone shows your screens.";
    return `Add the ${from ? "arriving" : "departing"} screen too, or keep that of each preset.`;
  };

  const drawThumbnail = (side) => {
    const thumbnail = thumbnails[side];
    const screenshot = screens[side];
    const action = screenshot ? screenshot.name + ", choose another" : "choose one";
    thumbnail.setAttribute("aria-label", `${sides[side]}: ${action}`);
    thumbnail.title = screenshot?.name ?? sides[side];
    thumbnail.classList.toggle("empty", !screenshot);
    thumbnail.replaceChildren();
    if (!screenshot) return thumbnail.append(icon("M12 6v12M6 12h12"));
    const canvas = make("canvas", { width: 72, height: 156, "aria-hidden": "true" });
    const { factor, left } = segue.screenPictures.covering(screenshot.canvas, [72, 156]);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(screenshot.canvas, left, 0, 72 * factor, 156 * factor, 0, 0, 72, 156);
    thumbnail.append(canvas);
  };

  const update = () => {
    const isEmpty = !screens.from && !screens.to;
    for (const side of Object.keys(sides)) drawThumbnail(side);
    swap.disabled = isEmpty;
    actions.choose.hidden = !isEmpty;
    actions.source.hidden = !screens.from;
    actions.save.hidden = actions.reset.hidden = isEmpty;
    say(describe());
  };

  const setShown = (isShown) => {
    bar.hidden = !isShown;
    opener.setAttribute("aria-expanded", String(isShown));
    document.documentElement.toggleAttribute("data-screens-bar", isShown);
  };
  const show = () => {
    setShown(true);
    if (!screens.from && !screens.to) actions.choose.focus();
  };
  const hide = () => {
    const hadFocus = bar.contains(document.activeElement);
    setShown(false);
    if (hadFocus) opener.focus();
  };
  const reset = async () => {
    await screens.reset();
    actions.choose.focus();
  };

  /** Says where a change is not kept. */
  const keep = async (change) => {
    if (await change !== false) return;
    say("This browser keeps no pictures for this page: they are gone when it is closed. Save the set-up.");
  };

  /** Takes files, and says what is wrong with them. */
  const take = async (files, side) => {
    if (files.length === 0) return;
    setShown(true);
    say("Reading…");
    try {
      await keep(screens.read(files, side));
    } catch (error) {
      if (!(error instanceof segue.ScreenshotError)) throw error;
      say(error.message, true);
    }
  };

  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  const sideAt = (event) => event.target.closest?.(".thumbnail")?.dataset.side;

  const listen = () => {
    let depth = 0;
    const enter = (change) => {
      depth = change;
      target.hidden = depth === 0;
    };
    addEventListener("dragenter", (event) => { if (hasFiles(event)) enter(depth + 1); });
    addEventListener("dragleave", (event) => { if (hasFiles(event)) enter(Math.max(depth - 1, 0)); });
    addEventListener("dragover", (event) => { if (hasFiles(event)) event.preventDefault(); });
    addEventListener("drop", (event) => {
      enter(0);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer.files, event.dataTransfer.files.length === 1 ? sideAt(event) : undefined);
    });
    addEventListener("paste", (event) => {
      const files = event.clipboardData?.files ?? [];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    });
    bar.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      // Otherwise Escape would leave the preset's page.
      event.stopPropagation();
      hide();
    });
  };

  document.getElementById("top").append(opener);
  document.body.append(bar, target);
  screens.listen(update);
  screens.listen(() => segue.cards.showScreens());
  update();
  listen();
  screens.restore();
  return { element: bar, take, show };
})();
