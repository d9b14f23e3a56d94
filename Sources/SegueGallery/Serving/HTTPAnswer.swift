package import SegueDiagnostics

/// An answer computed for a request, as JSON.
package struct HTTPAnswer: Sendable {
  /// The status.
  let status: UInt32
  /// The text.
  let text: String

  /// Creates an answer.
  package init(status: UInt32, json: JSONValue) {
    (self.status, text) = (status, json.text())
  }
}

/// Answers the requests below `/layout/`: with the rest of the path, and the fields of the query.
package typealias HTTPAnswering =
  @Sendable (_ name: String, _ fields: [(name: String, value: String)]) -> HTTPAnswer
