/// A page's time, which passes only when a test says so or waits, and then as fast as the page can follow.
///
/// It is that of `performance.now`, frames (sixty a second), timeouts, and events of pointers and wheels. Loading, CSS
/// transitions and everything else run in real time.
enum VirtualTime {
  /// Evaluated in a page before its own scripts.
  static let script = """
    const virtualTime = (() => {
      const frame = 1000 / 60;
      let now = 0;
      let count = 0;
      const frames = new Map();
      const timers = new Map();
      performance.now = () => now;
      window.requestAnimationFrame = (action) => { frames.set(++count, action); return count; };
      window.cancelAnimationFrame = (id) => { frames.delete(id); };
      window.setTimeout = (action, delay = 0, ...values) => {
        timers.set(++count, { time: now + Math.max(delay, 0), action: () => action(...values) });
        return count;
      };
      window.clearTimeout = (id) => { timers.delete(id); };
      for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel"]) {
        addEventListener(type, (event) => {
          Object.defineProperty(event, "timeStamp", { value: now });
        }, { capture: true, passive: true });
      }
      const due = (end) => [...timers].filter(([, { time }]) => time <= end)
        .sort(([, a], [, b]) => a.time - b.time)[0];
      const runTimers = (end) => {
        for (let next = due(end); next; next = due(end)) {
          const [id, { time, action }] = next;
          timers.delete(id);
          now = Math.max(now, time);
          action();
        }
        now = end;
      };
      const pass = (milliseconds) => {
        const end = now + milliseconds;
        for (let next = nextFrame(); next <= end; next = nextFrame()) {
          runTimers(next);
          const actions = [...frames.values()];
          frames.clear();
          for (const action of actions) action(now);
        }
        runTimers(end);
      };
      const nextFrame = () => (Math.floor(now / frame + 1e-6) + 1) * frame;
      /** Lets time pass, a quarter of a second at most, until a condition holds. */
      const wait = async (condition) => {
        for (let number = 0; number < 15; number += 1) {
          if (condition()) return true;
          pass(frame);
          // What has been loaded meanwhile, and promises, have their turn.
          await scheduler.postTask(() => {});
        }
        return condition();
      };
      return { pass, wait };
    })();
    """
}
