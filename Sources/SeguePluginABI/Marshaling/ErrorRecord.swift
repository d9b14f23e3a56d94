import CSeguePlugin

extension segue_error {
  /// The plugin's error message without control characters, if any.
  package var words: String? {
    let text = withUnsafeBytes(of: message) { bytes in
      String(pluginText: bytes.prefix { $0 != 0 })
    }
    return text.isEmpty ? nil : text
  }

  /// Describes a failure: in the plugin's words, or by the status alone.
  package func message(of status: Int32) -> String {
    words ?? "no error message (\(Self.name(of: status)))"
  }

  private static func name(of status: Int32) -> String {
    switch Int(status) {
    case SEGUE_FAILED: "SEGUE_FAILED"
    case SEGUE_INVALID: "SEGUE_INVALID"
    case SEGUE_LIMIT: "SEGUE_LIMIT"
    case SEGUE_UNSUPPORTED: "SEGUE_UNSUPPORTED"
    case SEGUE_VERSION: "SEGUE_VERSION"
    case SEGUE_MEMORY: "SEGUE_MEMORY"
    default: "status \(status)"
    }
  }
}
