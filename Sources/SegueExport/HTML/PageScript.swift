/// The page's script: creates the animations and drives them all with one clock.
///
/// The clock is an animation without a target, so pausing, seeking and speed are the browser's own.
enum PageScript {
  static let text = #"""
    (() => {
      "use strict";
      const $ = (id) => document.getElementById(id);
      const timing = { duration: DURATION, fill: "both", easing: "linear" };
      const clock = new Animation(new KeyframeEffect(null, null, timing));
      const animations = [clock];
      for (const [layer, property, keyframes] of KEYFRAMES) {
        const frames = keyframes.map(([offset, value]) => ({ offset, [property]: value }));
        animations.push($("l" + layer).animate(frames, timing));
      }
      const [play, scrubber, time, speed, loop] =
        ["play", "scrubber", "time", "speed", "loop"].map($);
      const playhead = $("playhead");
      const loopPause = 700;
      let isPlaying = false;
      let next = 0;

      const show = () => {
        const now = Math.min(Math.max(clock.currentTime ?? 0, 0), DURATION);
        const progress = DURATION > 0 ? now / DURATION : 1;
        scrubber.value = Math.round(progress * 1000);
        scrubber.style.setProperty("--progress", progress);
        const text = Math.round(now) + " ms · " + Math.round(progress * 100) + "%";
        scrubber.setAttribute("aria-valuetext", text);
        time.textContent = text;
        if (playhead) playhead.style.left = progress * 100 + "%";
      };
      const seek = (now) => {
        clearTimeout(next);
        for (const animation of animations) animation.currentTime = now;
        show();
      };
      const setPlaying = (playing) => {
        isPlaying = playing;
        play.setAttribute("aria-label", playing ? "Pause" : "Play");
        document.body.classList.toggle("playing", playing);
      };
      const pause = () => {
        clearTimeout(next);
        for (const animation of animations) animation.pause();
        setPlaying(false);
      };
      const run = () => {
        if (DURATION <= 0) return;
        if (clock.currentTime >= DURATION) seek(0);
        for (const animation of animations) animation.play();
        setPlaying(true);
        requestAnimationFrame(tick);
      };
      const tick = () => {
        show();
        if (isPlaying) requestAnimationFrame(tick);
      };
      clock.onfinish = () => {
        if (!isPlaying) return;
        show();
        if (!loop.checked) return pause();
        next = setTimeout(() => { seek(0); run(); }, loopPause);
      };
      const toggle = () => (isPlaying ? pause() : run());

      window.segueSeek = (progress) => {
        pause();
        seek(Math.min(Math.max(Number(progress) || 0, 0), 1) * DURATION);
      };

      play.addEventListener("click", toggle);
      scrubber.addEventListener("input", () => window.segueSeek(scrubber.value / 1000));
      speed.addEventListener("change", () => {
        for (const animation of animations) animation.updatePlaybackRate(Number(speed.value));
      });
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const hasOwnKeys = event.target.closest("button, select, input:not([type=range])");
        if (event.key === " " && !hasOwnKeys) {
          event.preventDefault();
          toggle();
        }
        const step = { ArrowLeft: -0.01, ArrowRight: 0.01 }[event.key];
        if (step && !event.target.closest("select, input")) {
          event.preventDefault();
          window.segueSeek((clock.currentTime ?? 0) / (DURATION || 1) + step);
        }
      });

      const fit = () => {
        const device = $("device");
        const holder = device.parentElement;
        const style = getComputedStyle(holder);
        const availableWidth = holder.clientWidth - parseFloat(style.paddingLeft) * 2;
        const isWide = matchMedia("(min-width: 860px)").matches;
        const availableHeight = innerHeight * (isWide ? 1 : 0.62) - parseFloat(style.paddingBottom) * 2;
        const scale = Math.min(1, availableWidth / device.offsetWidth, availableHeight / device.offsetHeight);
        device.style.transform = "scale(" + scale + ")";
        holder.style.setProperty("--height", device.offsetHeight * scale + "px");
      };
      const query = new URLSearchParams(location.search);
      const fragment = new URLSearchParams(location.hash.slice(1));
      if (query.has("bare")) {
        document.documentElement.classList.add("bare");
      } else {
        addEventListener("resize", fit);
        fit();
      }

      const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const initialProgress = query.has("t") ? Number(query.get("t")) / (DURATION || 1)
        : fragment.has("t") ? Number(fragment.get("t")) : null;
      window.segueSeek(initialProgress ?? 0);
      $("reduced-motion-note").hidden = !(reducesMotion && initialProgress === null);
      if (!reducesMotion && initialProgress === null) run();
      addEventListener("hashchange", () => {
        const fragmentProgress = new URLSearchParams(location.hash.slice(1)).get("t");
        if (fragmentProgress !== null) window.segueSeek(Number(fragmentProgress));
      });
    })();
    """#
}
