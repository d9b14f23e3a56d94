import SegueExport
import SeguePreview

/// Presets before and after a change, as one web page on which a slider uncovers either.
///
/// The page is one file that needs no network. Each animation is a strip of frames, of which the page shows one.
package struct ComparedPage {
  /// A preset on the page.
  package struct Section {
    /// The id of the preset.
    let title: String
    /// What changed, a line each.
    let lines: [String]
    let films: Films?

    /// Describes a preset.
    ///
    /// - Parameter pictures: draws it; nil if there is nothing to compare.
    package init(
      title: String, lines: [String], pictures: ComparedPictures?
    ) throws {
      (self.title, self.lines) = (title, lines)
      films = try pictures?.films()
    }
  }

  /// The frames of both animations at the same times.
  struct Films {
    let old: FilmStrip
    let new: FilmStrip
    /// The time at which they differ most, as a fraction of the longer one.
    let start: Double
    /// The radius of the screen's corners, as a fraction of its width.
    let cornerRadius: Double
  }

  /// The frames of an animation, side by side in one picture.
  struct FilmStrip {
    let picture: [UInt8]
    let count: Int
    let width: Int
    let height: Int
    /// In milliseconds.
    let duration: Double
  }

  /// Pixels per point of the frames: those of a change in many presets still fit one page.
  static let scale = 0.75

  package let text: String

  /// Lays out the page.
  package init(summary: String, _ sections: [Section]) {
    let parts = sections.map(Self.markup).joined(separator: "\n")
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>Changes · Segue</title>
      <style>
      \(ComparedPageParts.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(HTMLExport.escaped(summary))</h1>
      \(parts)
      </main>
      <script>
      \(ComparedPageParts.script)
      </script>
      </body>
      </html>

      """
  }

  private static func markup(_ section: Section) -> String {
    let e = HTMLExport.escaped
    let lines = section.lines.map { "<li>\(e($0))</li>" }.joined()
    return """
      <section>
      <h2>\(e(section.title))</h2>
      <ul>\(lines)</ul>
      \(section.films.map { comparison($0, of: section.title) } ?? "")
      </section>
      """
  }

  private static func comparison(
    _ films: Films, of title: String
  ) -> String {
    let e = HTMLExport.escaped
    func film(_ strip: FilmStrip, _ name: String) -> String {
      """
      <div class="film \(name)" data-count="\(strip.count)" data-duration="\(Int(strip.duration.rounded()))" \
      style="background-image:url(data:image/webp;base64,\(HTMLExport.base64(strip.picture)))"></div>
      """
    }
    return """
      <div class="comparison" data-mode="slide" data-start="\(films.start)" \
      style="--width:\(films.new.width);--height:\(films.new.height);--corner:\(films.cornerRadius)">
      <div class="screens" role="img" aria-label="\(e(title)), before and after">
      \(film(films.old, "old"))
      \(film(films.new, "new"))
      <span class="tag before">before</span><span class="tag after">after</span>
      <i class="edge"></i>
      </div>
      <div class="controls">
      <div class="modes" role="group" aria-label="How to compare">
      \(ComparedPageParts.modes)
      </div>
      <label class="split">Before or after <input type="range" min="0" max="100" value="50" class="share"></label>
      <div class="time"><button type="button" class="play" aria-label="Play">▶</button>\
      <input type="range" min="0" max="1000" value="0" class="progress" aria-label="Time">\
      <output>0 ms</output></div>
      </div>
      </div>
      """
  }
}

extension ComparedPictures {
  /// Frames at the same times of both: as many as fit a strip, and no more than one sees.
  fileprivate func films() throws -> ComparedPage.Films {
    let sources = try frameSources()
    let longest = max(sources.old.duration, sources.new.duration)
    let old = try frames(of: sources.old, until: longest)
    let new = try frames(of: sources.new, until: longest)
    let differences = zip(old, new).map { $0.totalDifference(from: $1) }
    let most = differences.indices.max { differences[$0] < differences[$1] } ?? 0
    return ComparedPage.Films(
      old: try strip(old, longest), new: try strip(new, longest),
      start: Double(most) / Double(max(differences.count - 1, 1)), cornerRadius: cornerShare)
  }

  private func frames(of source: some FrameSource, until end: Double) throws -> [Bitmap] {
    let first = try source.frame(at: 0)
    let count = max(2, min(Self.mostFrames, WebP.largestSide / first.width))
    return try [first]
      + (1..<count).map { index in
        let time = end * Double(index) / Double(count - 1)
        return try source.frame(at: source.duration > 0 ? min(time / source.duration, 1) : 1)
      }
  }

  private func strip(_ frames: [Bitmap], _ duration: Double) throws -> ComparedPage.FilmStrip {
    let (width, height) = (frames[0].width, frames[0].height)
    let result = Bitmap(width: width * frames.count, height: height)
    for (index, frame) in frames.enumerated() {
      result.replace(with: frame, x: index * width, y: 0, cornerRadius: 0)
    }
    return ComparedPage.FilmStrip(
      picture: try WebP.encode(result, quality: 70), count: frames.count, width: width,
      height: height, duration: duration * 1000)
  }

  private static var mostFrames: Int { 25 }
}
