public import SegueTimeline

/// A page that plays a style sheet between two pictures.
///
/// With `?bare` it shows the screen alone, at the window's top left corner in its own size. A script stops at a progress
/// with `await segueStart(operation)` and `await segueSeek(progress)`.
public struct CSSPage: Sendable {
  /// What the page shows.
  public struct Screens: Sendable {
    /// The lower screen, which a push covers.
    public let lower: EncodedPicture
    /// The upper screen.
    public let upper: EncodedPicture
    /// The frame of what is tapped on the lower one; nil if the preset needs none.
    public let source: Rect2D?

    /// Creates the content.
    public init(lower: EncodedPicture, upper: EncodedPicture, source: Rect2D?) {
      (self.lower, self.upper, self.source) = (lower, upper, source)
    }
  }

  /// The page's text.
  public let text: String

  /// Creates a page.
  public init(
    css: String, name: String, summary: String, preset: String,
    operations: [SegueTimeline.Operation], screens: Screens
  ) {
    let buttons = operations.map {
      "<button type=\"button\" data-operation=\"\($0.rawValue)\">\($0.rawValue)</button>"
    }
    let size = screens.lower.size
    let (title, words) = (htmlEscaped(name), htmlEscaped(summary))
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      \(css)
      </style>
      <style>
      \(Self.style)
      .screen { width: \(pixels(size.width)); height: \(pixels(size.height)); }
      \(Self.sourceStyle(screens))
      </style>
      </head>
      <body>
      <main>
      <div class="device"><div class="screen" id="screen">
      <div id="lower"><img alt="The lower screen" src="\(screens.lower.dataAddress)"><div id="source"></div></div>
      <div id="upper" hidden><img alt="The upper screen" src="\(screens.upper.dataAddress)"></div>
      </div></div>
      <div class="panel">
      <h1>\(title)</h1>
      <p>\(words)</p>
      <p class="buttons">\(buttons.joined(separator: " "))</p>
      <p><label><input type="checkbox" id="slow"> Ten times slower</label></p>
      </div>
      </main>
      <script type="module">
      \(CSSScript.text.replacing("\nexport ", with: "\n"))
      const preset = "\(preset)";
      const usesSource = \(screens.source != nil);
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static func sourceStyle(_ screens: Screens) -> String {
    guard let source = screens.source else { return "#source { display: none; }" }
    let size = screens.lower.size
    return """
      #source { position: absolute; left: \(pixels(source.minX)); top: \(pixels(source.minY));
        width: \(pixels(source.width)); height: \(pixels(source.height));
        background: url("\(screens.lower.dataAddress)") \(pixels(-source.minX)) \(pixels(-source.minY)) / \(pixels(size.width)) \(pixels(size.height)); }
      """
  }

  private static let style = """
    :root { view-transition-name: none; color-scheme: light dark; }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f3f0, #0f1014);
      color: light-dark(#1b1c20, #f1f1f4); }
    main { min-height: 100vh; display: flex; flex-wrap: wrap; gap: 56px; align-items: center;
      justify-content: center; padding: 32px; box-sizing: border-box; }
    .device { border-radius: 46px; overflow: hidden; outline: 11px solid #0a0a0c;
      box-shadow: 0 30px 80px rgb(0 0 0 / .35); }
    .screen { position: relative; overflow: hidden; background: light-dark(white, black);
      view-transition-name: segue-screen; }
    .screen img { position: absolute; inset: 0; width: 100%; height: 100%; }
    ::view-transition-group(segue-screen) { border-radius: 46px; }
    .panel { max-width: 320px; }
    .panel h1 { font-size: 34px; line-height: 1.15; margin: 0; }
    button { text-transform: capitalize; font: inherit; font-weight: 600; padding: 8px 18px; border: 0; border-radius: 99px; color: white;
      background: #2f56d0; cursor: pointer; }
    button:disabled { opacity: .35; cursor: default; }
    [hidden] { display: none; }
    .bare body { background: light-dark(white, black); }
    .bare main { display: block; padding: 0; min-height: 0; }
    .bare .panel { display: none; }
    .bare .device { border-radius: 0; outline: 0; box-shadow: none; overflow: visible; }
    .bare::view-transition-group(segue-screen) { border-radius: 0; }
    """

  private static let script = #"""
    const byId = (id) => document.getElementById(id);
    const goesBack = (operation) => operation === "pop" || operation === "dismiss";
    const show = (isUpper) => { byId("lower").hidden = isUpper; byId("upper").hidden = !isUpper; };
    root.classList.toggle("bare", new URLSearchParams(location.search).has("bare"));
    const buttons = [...document.querySelectorAll("[data-operation]")];
    const enable = () => {
      const isUpper = byId("lower").hidden;
      const hasBack = buttons.some((button) => goesBack(button.dataset.operation));
      for (const button of buttons) button.disabled = hasBack && goesBack(button.dataset.operation) !== isUpper;
    };
    const animations = () => document.getAnimations()
      .filter((one) => one.effect.pseudoElement?.startsWith("::view-transition"));
    const start = (operation) => {
      const to = goesBack(operation) ? false : !byId("lower").hidden;
      return play(preset, operation, () => show(to),
        { screen: byId("screen"), source: usesSource ? byId("source") : undefined });
    };
    for (const button of buttons) {
      button.addEventListener("click", async () => {
        const transition = start(button.dataset.operation);
        enable();
        await transition.ready;
        if (byId("slow").checked) for (const animation of animations()) animation.playbackRate = 0.1;
        await transition.finished;
        enable();
      });
    }
    enable();

    let held, length = 0;
    window.segueStart = async (operation) => {
      show(goesBack(operation));
      await Promise.all([...document.images].map((image) => image.decode()));
      held = start(operation);
      await held.ready;
      for (const animation of animations()) animation.pause();
      length = Math.max(0, ...animations().map((one) => one.effect.getComputedTiming().endTime));
      return length;
    };
    window.segueSeek = (milliseconds) => new Promise((done) => {
      for (const animation of animations()) animation.currentTime = milliseconds;
      requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    });
    window.segueCancel = async (operation) => {
      show(goesBack(operation));
      held.skipTransition();
      await held.finished.catch(() => {});
      return true;
    };
    window.segueSwipe = (operation, progress, finishes) => {
      const finger = hold(start(operation), () => show(goesBack(operation)));
      finger.move(progress);
      return finger.release(finishes, 50);
    };
    window.isSegueReady = true;
    """#
}
