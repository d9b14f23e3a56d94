import SegueCatalog
public import SegueDiagnostics
public import SegueScenes

/// Recorded gestures in YAML files.
public enum GestureFile {
  /// Reads a recorded gesture.
  ///
  /// - Parameters:
  ///   - file: the file; its name without folder and suffix must be the gesture's id.
  ///   - reader: the reader, whose memory is reused.
  /// - Returns: the gesture, if there are no problems, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (gesture: RecordedGesture?, diagnostics: Diagnostics) {
    let reading = format.read(file, with: &reader)
    return reading.decoded { root in
      var decoder = GestureDecoder(isSound: reading.faults.isEmpty)
      let gesture = decoder.gesture(root)
      return (gesture, decoder.diagnostics)
    }
  }
}

/// Diagnostic codes for gestures, beyond the schema.
extension Diagnostic.Code {
  /// The id differs from the file name.
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
