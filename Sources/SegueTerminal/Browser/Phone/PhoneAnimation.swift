import SegueCatalog
import SeguePreview
import SegueStaging
import SegueTimeline

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

  /// The duration, in seconds.
  var duration: Double { frameSource.duration }

  /// The frame at a progress, 0…1.
  func frame(at progress: Double) throws -> Bitmap { try frameSource.frame(at: progress) }
}
