import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueJSON
import SegueTimeline

/// Examples of using a preset, as texts to copy: on the command line, in rules, and in Swift.
struct PresetUses {
  private let preset: Preset
  private let changes: [String: ParameterValue]

  /// A text with a title.
  struct Use: Hashable {
    /// Its purpose.
    let title: String
    /// Its kind, with an article.
    let label: String
    /// The text to copy.
    let text: String
  }

  /// Creates the examples for a preset.
  ///
  /// - Parameter changes: the non-default parameter values.
  init(_ preset: Preset, changes: [String: ParameterValue] = [:]) {
    self.preset = preset
    self.changes = changes
  }

  /// The texts.
  var all: [Use] { [preview] + [rules].compactMap { $0 } + [swift, copy] }

  /// The texts as a JSON list.
  var json: JSONValue {
    .array(
      all.map { use in
        ["title": .string(use.title), "label": .string(use.label), "text": .string(use.text)]
      })
  }

  private var preview: Use {
    guard preset.scroll == nil else {
      return Use(
        title: "Watch it in the terminal, or as a film", label: "the command",
        text: (["segue preview \(preset.id)"] + assignments + ["-o \(preset.id).mp4"])
          .joined(separator: " "))
    }
    let words =
      ["segue preview \(preset.id) --from a.png --to b.png"] + requirements.map(\.places)
      + assignments + ["-o \(preset.id).mp4"]
    return Use(
      title: "Watch it on your own screens", label: "the command",
      text: words.joined(separator: " "))
  }

  /// The requirements for the user's own screens.
  private var requirements: [Requirement] {
    let own = preset.requirements
    return preset.isAboutSource && !own.contains(.source) ? [.source] + own : own
  }

  private var rules: Use? {
    guard !preset.operations.isEmpty else { return nil }
    let list = preset.operations.map { "  - {operation: \($0.rawValue), preset: \(preset.id)}" }
    return Use(
      title: "Choose it for an operation, in your catalog's rules.yaml", label: "the rules",
      text: (["schema: 1", "rules:"] + list).joined(separator: "\n"))
  }

  private var swift: Use {
    Use(
      title: preset.scroll == nil ? "Ask for it in Swift" : "Let a scroll view drive it, in Swift",
      label: "the Swift", text: PresetCopy(preset, changes: changes).swift)
  }

  private var copy: Use {
    Use(
      title: "Begin your own with it", label: "the command",
      text: "segue new my-\(preset.id) --from \(preset.id)")
  }

  /// The changed values as options.
  private var assignments: [String] {
    preset.parameters.compactMap { parameter in
      changes[parameter.name].map { value in
        let text = parameter.text(of: value)
        // A shell treats text after # as a comment.
        return "--param \(parameter.name)=\(text.hasPrefix("#") ? "'\(text)'" : text)"
      }
    }
  }
}

extension Preset {
  /// Whether its animation starts or ends at the source, without which it has nothing to show.
  fileprivate var isAboutSource: Bool {
    transitions.values.contains { plan in
      guard case .forward(let plan) = plan else { return false }
      return plan.declarations.startsAtSource || plan.declarations.endsAtSource
    }
  }
}

extension Requirement {
  /// Options for the source's frame on two screenshots of a phone.
  fileprivate var places: String {
    switch self {
    case .source: "--source 16,96,180,120"
    case .destination: "--destination 0,0,390,300"
    case .siblings: "--sibling 16,232,180,120 --sibling 16,368,180,120"
    case .element(let name):
      "--element \(name).from=16,96,180,120 --element \(name).to=0,0,390,300"
    }
  }
}
