/// The calls that UIKit made, in order.
@MainActor
final class CallLog {
  private var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// The calls so far as one text, which are removed.
  func take() -> String {
    defer { calls = [] }
    return calls.isEmpty ? "nothing" : calls.joined(separator: ", ")
  }
}
