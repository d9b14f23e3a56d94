/// The script beside the style sheets: where the source is, and what a finger does.
public enum CSSScript {
  /// A module that pages import; the same for all presets.
  public static let text = #"""
    // Plays view transitions with the style sheets of 'segue export --format css', and lets a finger drive them.

    const root = document.documentElement;
    const isBack = (operation) => operation === "pop" || operation === "dismiss";

    /** Tells the style sheets a frame, in the coordinates of the screen. */
    const tell = (name, box, origin = { x: 0, y: 0 }) => {
      const frame = { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
      for (const [key, value] of Object.entries(frame)) root.style.setProperty(`--segue-${name}-${key}`, `${value}px`);
    };

    /**
     * Changes the page with a transition, such as play("cell-zoom", "present", showDetail, { source: cell }).
     * `source` is what was tapped on the lower screen; `screen` is the element that moves, if it is not the whole page.
     */
    export function play(preset, operation, update, { source, screen, types = [] } = {}) {
      const origin = screen?.getBoundingClientRect();
      if (origin) tell("screen", origin);
      const mark = () => {
        if (!source) return;
        tell("source", source.getBoundingClientRect(), origin);
        root.style.setProperty("--segue-source-radius", getComputedStyle(source).borderTopLeftRadius);
        source.style.viewTransitionName = "segue-source";
      };
      const unmark = () => source?.style.removeProperty("view-transition-name");
      const change = async () => {
        if (!isBack(operation)) unmark();
        await update();
        if (isBack(operation)) mark();
      };
      if (!document.startViewTransition) {
        const changed = change();
        return { ready: changed, finished: changed, skipTransition() {} };
      }
      if (!isBack(operation)) mark();
      const transition = document.startViewTransition({ update: change, types: [preset, operation, ...types] });
      transition.ready.catch(() => {});
      transition.finished.finally(unmark);
      return transition;
    }

    /**
     * Holds a transition for a finger. Without easing, it is where `move(progress)` puts it; `release(finishes)` takes it to
     * its nearer end. A cancelled one shows the page as it was, since `undo` changes it back.
     */
    export function hold(transition, undo) {
      let animations = [], progress = 0, end = 0;
      const show = () => { for (const animation of animations) animation.currentTime = progress * end; };
      const ready = transition.ready.then(() => {
        animations = document.getAnimations().filter((one) => one.effect.pseudoElement?.startsWith("::view-transition"));
        end = Math.max(0, ...animations.map((one) => one.effect.getComputedTiming().endTime));
        for (const animation of animations) {
          animation.pause();
          animation.effect.setKeyframes(animation.effect.getKeyframes().map((frame) => ({ ...frame, easing: "linear" })));
        }
        show();
      });
      return {
        move(to) { progress = Math.min(Math.max(to, 0), 1); show(); },
        async release(finishes, duration = 250) {
          await ready;
          const [from, to, start] = [progress, finishes ? 1 : 0, performance.now()];
          for (let share = 0; share < 1;) {
            const now = await new Promise(requestAnimationFrame);
            share = Math.min(Math.max((now - start) / duration, 0), 1);
            progress = from + (to - from) * (1 - (1 - share) ** 3);
            show();
          }
          if (!finishes) await undo();
          transition.skipTransition();
          return finishes;
        },
      };
    }

    /**
     * Lets a finger that pulls from the leading edge go back. `begin()` starts the transition and returns it with what
     * undoes it: { transition, undo }; it returns nothing where there is nothing to go back to.
     */
    export function swipeBack(element, begin, { edge = 44, commit = 0.5, after = 0.3 } = {}) {
      element.addEventListener("pointerdown", (down) => {
        const box = element.getBoundingClientRect();
        const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
        const distance = (event) => (event.clientX - down.clientX) * sign;
        if ((sign > 0 ? down.clientX - box.left : box.right - down.clientX) > edge || !down.isPrimary) return;
        let held, last = down, speed = 0;
        const move = (event) => {
          if (event.pointerId !== down.pointerId) return;
          const seconds = (event.timeStamp - last.timeStamp) / 1000;
          if (seconds > 0) speed = (distance(event) - distance(last)) / seconds;
          last = event;
          if (!held && distance(event) > 10) {
            const begun = begin();
            if (!begun) return up(event);
            held = hold(begun.transition, begun.undo);
          }
          held?.move(distance(event) / box.width);
        };
        const up = (event) => {
          if (event.pointerId !== down.pointerId) return;
          for (const [name, listener] of listeners) removeEventListener(name, listener);
          // A finger that has rested before it let go has no speed left.
          if (event.timeStamp - last.timeStamp > 100) speed = 0;
          const reached = (distance(event) + speed * after) / box.width;
          held?.release(event.type === "pointerup" && reached > commit);
        };
        const listeners = [["pointermove", move], ["pointerup", up], ["pointercancel", up]];
        for (const [name, listener] of listeners) addEventListener(name, listener);
      });
    }

    /** Gives each navigation between documents its types: forward, or back to a page that was seen before. */
    export function playBetweenDocuments(preset, forward = "push", back = "pop") {
      const name = (event, { entry, from, navigationType } = navigation.activation ?? {}) => {
        const isReturn = navigationType === "traverse" && entry.index < (from?.index ?? entry.index);
        for (const type of [preset, isReturn ? back : forward]) event.viewTransition?.types.add(type);
      };
      addEventListener("pageswap", (event) => name(event, event.activation ?? undefined));
      addEventListener("pagereveal", (event) => name(event));
    }
    """# + "\n"
}
