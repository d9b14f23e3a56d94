/// The fixed parts of a page that compares presets.
enum ComparedPageParts {
  static let modes = [
    ("slide", "Slider"), ("onion", "Onion skin"), ("flicker", "Flicker"),
    ("difference", "Difference"), ("beside", "Side by side"),
  ].map { mode, name in
    "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "slide")\">\(name)</button>"
  }.joined()

  static let style = """
    :root { --paper: #f4f3f0; --card: #fff; --ink: #1b1c20; --soft: #676a73; --line: #e2e0db;
      --accent: #3457d5; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #0f1014; --card: #191b21; --ink: #f1f1f4; --soft: #9a9da8; --line: #2a2d36;
        --accent: #8ea6ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    main { max-width: 1040px; margin: 0 auto; padding: 40px 24px 80px; }
    h1 { font-size: 22px; margin: 0 0 24px; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      padding: 24px; margin: 0 0 24px; }
    h2 { font: 600 17px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; margin: 0 0 8px; }
    ul { margin: 0 0 20px; padding-left: 20px; color: var(--soft); overflow-wrap: anywhere; }
    .comparison { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
    .screens { position: relative; flex: none; width: min(300px, 100%); border-radius: calc(var(--corner) * 300px);
      aspect-ratio: var(--width) / var(--height); overflow: hidden; box-shadow: 0 0 0 1px var(--line); }
    .film { position: absolute; inset: 0; background-repeat: no-repeat; border-radius: inherit;
      background-size: auto 100%; background-color: #000; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      left: calc(var(--share, 50) * 1%); background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / .35); }
    .tag { position: absolute; bottom: 18px; padding: 1px 9px; border-radius: 10px; font-size: 12px;
      background: rgb(0 0 0 / .62); color: #fff; }
    .before { left: 20px; } .after { right: 20px; }
    [data-mode=slide] .new { clip-path: inset(0 0 0 calc(var(--share, 50) * 1%)); }
    [data-mode=slide] .screens { cursor: ew-resize; touch-action: pan-y; }
    [data-mode=onion] .new { opacity: calc(var(--share, 50) / 100); }
    [data-mode=difference] .new { mix-blend-mode: difference; }
    [data-mode=flicker] .new.off { visibility: hidden; }
    [data-mode=beside] .screens { width: min(624px, 100%); aspect-ratio: calc(var(--width) * 2 + 24) / var(--height);
      box-shadow: none; border-radius: 0; }
    [data-mode=beside] .film { border-radius: calc(var(--corner) * 300px); box-shadow: 0 0 0 1px var(--line);
      right: calc(50% + 12px); }
    [data-mode=beside] .new { left: calc(50% + 12px); right: 0; }
    [data-mode=beside] .after { left: calc(50% + 32px); right: auto; }
    .comparison:not([data-mode=slide]) .edge { display: none; }
    .comparison:is([data-mode=flicker], [data-mode=difference], [data-mode=beside]) .split { visibility: hidden; }
    .comparison:is([data-mode=onion], [data-mode=difference]) .tag { display: none; }
    .controls { flex: 1 1 280px; display: grid; gap: 18px; min-width: 0; }
    .modes { display: flex; flex-wrap: wrap; gap: 6px; }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line);
      border-radius: 10px; padding: 5px 12px; cursor: pointer; }
    button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); }
    .split { display: grid; gap: 4px; color: var(--soft); }
    .time { display: flex; gap: 12px; align-items: center; }
    .time input { flex: 1; min-width: 0; }
    .play { width: 44px; padding: 5px 0; text-align: center; }
    input[type=range] { accent-color: var(--accent); width: 100%; }
    output { min-width: 4.5em; text-align: right; font-variant-numeric: tabular-nums; color: var(--soft); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    """

  static let script = #"""
    "use strict";
    for (const view of document.querySelectorAll(".comparison")) {
      const find = (selector) => view.querySelector(selector);
      const [progress, share, play, time, screens] =
        [".progress", ".share", ".play", "output", ".screens"].map(find);
      const films = [...view.querySelectorAll(".film")];
      const length = Number(films[0].dataset.duration);
      let started = null;

      const show = (value) => {
        progress.value = Math.round(value * 1000);
        for (const film of films) {
          const count = Number(film.dataset.count);
          film.style.backgroundPositionX = 100 * Math.round(value * (count - 1)) / (count - 1) + "%";
        }
        time.textContent = Math.round(value * length) + " ms";
        progress.setAttribute("aria-valuetext", time.textContent);
      };
      const stop = () => { started = null; play.textContent = "▶"; play.setAttribute("aria-label", "Play"); };
      const frame = (now) => {
        if (started === null) return;
        const value = (now - started) / Math.max(length, 1);
        show(Math.min(value, 1));
        value >= 1 ? stop() : requestAnimationFrame(frame);
      };
      play.addEventListener("click", () => {
        if (started !== null) return stop();
        const at = progress.value >= 1000 ? 0 : progress.value / 1000;
        started = performance.now() - at * length;
        play.textContent = "❚❚";
        play.setAttribute("aria-label", "Pause");
        requestAnimationFrame(frame);
      });
      progress.addEventListener("input", () => { stop(); show(progress.value / 1000); });

      const split = (value) => {
        share.value = value;
        view.style.setProperty("--share", share.value);
      };
      share.addEventListener("input", () => split(share.value));
      const drag = (event) => {
        if (view.dataset.mode !== "slide" || !event.buttons) return;
        const box = screens.getBoundingClientRect();
        split(100 * (event.clientX - box.left) / box.width);
      };
      screens.addEventListener("pointerdown", (event) => { screens.setPointerCapture(event.pointerId); drag(event); });
      screens.addEventListener("pointermove", drag);

      let flicker = 0;
      const choose = (mode) => {
        view.dataset.mode = mode;
        for (const button of view.querySelectorAll("[data-mode]")) {
          button.setAttribute("aria-pressed", button.dataset.mode === mode);
        }
        clearInterval(flicker);
        films[1].classList.remove("off");
        if (mode === "flicker") flicker = setInterval(() => films[1].classList.toggle("off"), 500);
      };
      for (const button of view.querySelectorAll(".modes button")) {
        button.addEventListener("click", () => choose(button.dataset.mode));
      }
      show(Number(view.dataset.start));
      split(50);
    }
    """#
}
