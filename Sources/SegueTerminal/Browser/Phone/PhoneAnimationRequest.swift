import SegueCatalog
import SeguePreview
import SegueStaging
import SegueTimeline

/// The content of a phone: everything that its animation depends on.
struct PhoneAnimationRequest: Hashable, Sendable {
  var preset: String
  /// The number of times its file was reloaded.
  var revision: Int
  /// The operation; nil if a scroll position drives it.
  var operation: Operation?
  /// The values of parameters that differ from their defaults.
  var changes: [String: ParameterValue]
  /// The content of the screens.
  var pictures = PictureChoice()
  /// The frame of the source element, in points; nil for the scene's.
  var source: Rect2D?
  /// The layout and appearance of screens.
  var look: BrowserLook
  /// The screen width in pixels.
  var width: Int

  /// The requested stage, with its parameters.
  func stage(for preset: Preset) -> StageRequest {
    let assignments = preset.parameters.compactMap { parameter in
      changes[parameter.name].map {
        ParameterAssignment(name: parameter.name, text: parameter.text(of: $0))
      }
    }
    return StageRequest(
      operation: operation, source: source, parameters: assignments,
      isRightToLeft: look.isRightToLeft,
      reducesMotion: look.reducesMotion, isDark: look.isDark)
  }

  /// Whether another request shows the same motion, at any resolution.
  func isSameMotion(as other: PhoneAnimationRequest) -> Bool {
    var other = other
    other.width = width
    return self == other
  }

  /// The pixels per point.
  var scale: Double { Double(width) / PhoneShape.screen.width }
}

/// The animation of a preset on a phone.
struct PhoneAnimation {
  /// The request it was created for.
  let request: PhoneAnimationRequest
  /// The subject that a finger drives.
  let subject: PreviewSubject
  private let frameSource: any FrameSource

  /// Sets the stage and draws its pictures.
  ///
  /// - Throws: ``StagingError`` if something is missing or wrong.
  init(
    _ request: PhoneAnimationRequest, of preset: Preset, in catalog: LoadedCatalog
  ) throws(StagingError) {
    self.request = request
    subject = try PreviewSubject(
      preset, on: request.stage(for: preset), request.pictures, in: catalog)
    do {
      frameSource = try subject.frameSource(scale: request.scale)
    } catch {
      throw StagingError(error)
    }
  }

  /// What is probably wrong, such as a source without a frame; nil if nothing is.
  var warning: String? { subject.messages.first { $0.kind == .warning }?.text }

  /// The duration, in seconds.
  var duration: Double { frameSource.duration }

  /// The frame at a progress, 0…1.
  func frame(at progress: Double) throws -> Bitmap { try frameSource.frame(at: progress) }
}
