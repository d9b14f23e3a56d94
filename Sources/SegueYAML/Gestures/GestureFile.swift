import SegueCatalog
public import SegueDiagnostics
public import SegueScenes

/// Recorded gestures in YAML files.
public enum GestureFile {
  /// Reads a recorded gesture.
  ///
  /// - Parameters:
  ///   - file: the file; its name without folder and suffix has to be the gesture's id.
  ///   - reader: the reader, whose memory is used again.
  /// - Returns: the gesture, if nothing is wrong with the file, and what is.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (gesture: RecordedGesture?, diagnostics: Diagnostics) {
    let (root, diagnostics) = format.read(file, with: &reader)
    guard let root else { return (nil, diagnostics) }
    var decoder = GestureDecoder(diagnostics: diagnostics)
    let gesture = decoder.gesture(root)
    return (decoder.diagnostics.hasErrors ? nil : gesture, decoder.diagnostics)
  }
}

/// What can be wrong with a gesture beyond its form.
extension Diagnostic.Code {
  /// The id is not the name of the file.
  package static let gestureIsNotFileName: Self = "gesture/id-is-not-file-name"
  /// A sample is not later than the one before it.
  package static let timeNotLater: Self = "gesture/time-not-later"
  /// A finger moves or is lifted without having come down, or comes down twice.
  package static let wrongOrder: Self = "gesture/wrong-order"
  /// The recording ends while a finger is down.
  package static let neverLifted: Self = "gesture/never-lifted"
  /// A finger joins or leaves in the middle of a touch.
  package static let unevenFingers: Self = "gesture/uneven-fingers"
  /// A finger comes down outside the container.
  package static let downOutside: Self = "gesture/down-outside"
}
