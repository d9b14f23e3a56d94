import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

extension PlatformLoss.Platform {
  /// The names that other tools have for the platforms.
  private static let others: KeyValuePairs<Self, [String]> = [
    .uiKit: ["ios", "iphone", "ipad", "ipados", "app", "swiftui", "apple", "xcode"],
    .page: ["web", "css", "html", "browser", "js", "safari", "chrome", "gallery"],
  ]

  /// Parses `uikit` or `page`.
  static func read(_ text: String) throws(MalformedValue) -> Self {
    if let platform = Self(rawValue: text) { return platform }
    let meant = others.first { $0.value.contains(text.lowercased()) }?.key
    throw MalformedValue(
      "expected uikit for an app, or page for a browser"
        + (meant.map { "; write --for \($0.rawValue)" } ?? ""))
  }
}

/// Warnings about effects that a platform leaves out, each once, at the lines that ask for them.
struct PlatformDiagnostics: ~Copyable {
  private let platform: PlatformLoss.Platform
  private var places = MotionPlaces()

  init(on platform: PlatformLoss.Platform) { self.platform = platform }

  /// The same loss at the same line, in several operations.
  private struct Cause: Hashable {
    var place: SourcePlace?
    var layer: String?
    var text: String
  }

  mutating func diagnostics(of presets: [Preset], in registry: Registry) -> Diagnostics {
    var result = Diagnostics()
    for preset in presets {
      var order: [(cause: Cause, loss: PlatformLoss)] = []
      var operations: [Cause: [String]] = [:]
      for loss in PlatformLoss.all(of: preset, on: platform, in: registry) {
        let place = places.motion(
          of: loss.layer, platform == .uiKit ? .blurRadius : nil, in: preset, loss.operation)
        let cause = Cause(place: place, layer: loss.layer, text: loss.text)
        if operations[cause] == nil { order.append((cause, loss)) }
        operations[cause, default: []].append(loss.operation.rawValue)
      }
      for (cause, loss) in order {
        let names = (operations[cause] ?? []).joined(separator: " and ")
        let layer = cause.layer.map { ", layer '\($0)'" } ?? ""
        result.report(
          Diagnostic(
            .warning, platform.code, "\(names)\(layer): \(cause.text)", at: cause.place,
            help: loss.advice))
      }
    }
    return result
  }
}

extension Diagnostic.Code {
  /// UIKit does not show something of a preset.
  static let uiKitLoss: Self = "platform/uikit"
  /// A browser does not show something of a preset.
  static let pageLoss: Self = "platform/page"
}

extension PlatformLoss.Platform {
  fileprivate var code: Diagnostic.Code {
    switch self {
    case .uiKit: .uiKitLoss
    case .page: .pageLoss
    }
  }
}

extension Explanation {
  /// The diagnostics of `segue validate --for`.
  static let platforms = [
    Explanation(
      .uiKitLoss,
      what: "A preset blurs a layer that is not a picture, and UIKit shows it without blur.",
      why:
        "Previews would promise what an app does not show: Core Animation has no public filters on iOS.",
      failing: preset("{layer: from, blur: {to: 20}}"),
      fixed: preset("{layer: from, opacity: {to: 0}}"), reading: .platforms),
    Explanation(
      .pageLoss, what: "A preset shows something that a browser cannot.",
      why: "A gallery or an exported page would show it differently from an app.",
      failing: preset(
        "{layer: from, clip: true, corner-curve: continuous, corner-radius: {to: 40}}"),
      fixed: preset("{layer: from, clip: true, corner-curve: circular, corner-radius: {to: 40}}"),
      reading: .platforms),
  ]

  private static func preset(_ track: String) -> String {
    """
    schema: 1
    id: example
    name: Example
    summary: An example.
    transitions:
      push:
        tracks:
          - {layer: to, opacity: {from: 0}}
          - \(track)
    reduced-motion: none
    """
  }
}

extension Explanation.Reading {
  /// A preset, checked for effects that platforms leave out.
  static let platforms = Explanation.Reading("platforms")
}
