import SegueCatalog
import SeguePreview
import SegueStaging
import SegueTimeline

/// What a phone shows of a preset.
struct PhoneAnimation {
  /// What it was made for.
  let request: PhoneAnimationRequest
  /// What a finger takes hold of.
  let subject: PreviewSubject
  private let frameSource: any FrameSource

  /// Sets the stage, and draws what is on it.
  ///
  /// - Throws: ``StagingError`` with what is missing or wrong.
  init(
    _ request: PhoneAnimationRequest, of preset: Preset, in catalog: LoadedCatalog
  ) throws(StagingError) {
    self.request = request
    subject = try PreviewSubject(preset, on: request.stage(for: preset), in: catalog)
    do {
      frameSource = try subject.frameSource(scale: request.scale)
    } catch {
      throw StagingError(error)
    }
  }

  /// How long it takes, in seconds.
  var duration: Double { frameSource.duration }

  /// The frame at a part of the whole, 0…1.
  func frame(at progress: Double) throws -> Bitmap { try frameSource.frame(at: progress) }
}
