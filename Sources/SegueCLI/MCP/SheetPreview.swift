import SegueCatalog
import SegueDiagnostics
import SegueJSONRPC
import SeguePreview
import SegueStaging

/// The tool `preview`: a contact sheet that is small enough to send, and what it shows.
enum SheetPreview {
  /// The widths of a sheet, in pixels.
  static let widths = 160...1600
  static let usualWidth = 800
  private static let mostMoments = 24

  static func run(
    _ words: [String], _ arguments: ToolArguments, _ environment: CommandEnvironment
  ) throws -> [ToolPicture] {
    let moments = arguments.numbers("moments")
    guard moments.map({ 1...mostMoments ~= $0.count }) ?? true else {
      throw JSONRPCError.invalidParameters("'moments' must have from 1 to \(mostMoments) elements")
    }
    var command = try PreviewCommand.parsed(words)
    command.frames = moments
    let show = try command.prepared(in: environment)
    let sheet = try show.sheet(width: arguments.whole("width") ?? usualWidth) {
      try environment.checkCancelled()
    }
    let bytes = try PNG.encode(sheet.bitmap)
    let subject = show.subject
    let captions = sheet.moments.map(FrameStrip.caption)
    _ = try environment.print(
      [
        "schema": 1, "id": .string(subject.preset.id), "name": .string(subject.preset.name),
        "summary": .string(subject.preset.summary), "detail": .string(subject.detail),
        "moments": .numbers(sheet.moments), "width": .integer(sheet.bitmap.width),
        "height": .integer(sheet.bitmap.height),
      ], asJSON: false)
    try environment.print(
      """
      \(subject.preset.name) (\(subject.preset.id)): \(subject.detail)
      \(subject.preset.summary)
      The picture has \(captions.count) \(captions.count == 1 ? "frame" : "frames"), row by row from the left: \
      \(captions.joined(separator: ", ")) of the time.
      """)
    return [ToolPicture(bytes: bytes)]
  }
}
