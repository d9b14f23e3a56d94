import SegueTimeline

/// The page around the layers: the transition's description and the playback controls.
struct Page {
  let facts: HTMLExport.Facts
  let stage: Stage
  let baking: TimelineBaking
  let tree: ElementTree
  let losses: LossReport

  /// The whole file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(htmlEscaped(facts.name)) · Segue</title>
    <style>
    \(PageStyle.text)
    \(tree.pictureRules)
    </style>
    </head>
    <body>
    <main>
    \(device)
    <section class="panel" aria-labelledby="name">
    <header>
    <p class="operation">\(stage.operation.rawValue)</p>
    <h1 id="name">\(htmlEscaped(facts.name))</h1>
    <p class="summary">\(htmlEscaped(facts.summary))</p>
    </header>
    \(Self.controls)
    \(Lanes(timeline: baking.timeline, duration: baking.duration).markup)
    <dl>\(metrics)</dl>
    \(lossList)
    </section>
    </main>
    <script>
    const DURATION = \(shortest(baking.duration * 1000));
    const KEYFRAMES = \(tree.motion.animations);
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  private var device: String {
    let size = stage.container.size
    let fill = HTMLExport.color(stage.presentation?.background ?? .black)
    return """
      <div class="holder"><div class="device" id="device" \
      style="--radius:\(pixels(max(stage.container.cornerRadius, 0)))">
      <div class="stage" id="stage" role="img" aria-label="\(htmlEscaped(facts.name))" \
      style="width:\(pixels(size.width));height:\(pixels(size.height));background-color:\(fill)">
      \(tree.markup)</div></div></div>
      """
  }

  private static let controls = """
    <div class="controls" role="group" aria-label="Playback">
    <button type="button" id="play" aria-label="Play"><svg viewBox="0 0 24 24" aria-hidden="true">\
    <path class="when-paused" d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z"/>\
    <path class="when-playing" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"/></svg></button>
    <input type="range" id="scrubber" min="0" max="1000" value="0" step="1" aria-label="Progress">
    <output id="time" for="scrubber">0 ms</output>
    <div class="options">
    <label>Speed <select id="speed"><option value="0.1">0.1×</option>\
    <option value="0.25">0.25×</option><option value="0.5">0.5×</option>\
    <option value="1" selected>1×</option><option value="2">2×</option></select></label>
    <label><input type="checkbox" id="loop" checked> Loop</label>
    <p class="keys" title="Space plays and pauses; the arrow keys step">\
    <kbd>Space</kbd> <kbd>←</kbd> <kbd>→</kbd></p>
    </div>
    <p id="reduced-motion-note" hidden>Paused because your system asks for reduced motion.</p>
    </div>
    """

  private var metrics: String {
    let size = stage.container.size
    let duration =
      baking.timeline.duration == baking.duration
      ? "\(rounded(baking.duration * 1000, places: 1)) ms" : "endless"
    let rows = [
      ("Duration", duration),
      ("Container", "\(shortest(size.width)) × \(shortest(size.height)) pt"),
      ("Layers", "\(baking.timeline.layers.count)"),
      ("Keyframes", "\(tree.motion.keyframeCount)"),
      ("Direction", stage.direction < 0 ? "backward" : "forward"),
    ]
    return rows.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined()
  }

  private var lossList: String {
    if losses.isEmpty { return "" }
    let items = losses.losses.map { "<li>\(htmlEscaped($0.description))</li>" }.joined()
    return
      "<section class=\"losses\"><h2>What this page cannot show</h2><ul>\(items)</ul></section>"
  }
}
