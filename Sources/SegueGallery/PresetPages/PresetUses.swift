import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
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
  var all: [Use] { [preview] + [rules].compactMap { $0 } + swift + [copy] }

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
        title: "Export a video", label: "the command",
        text: (["segue preview \(preset.id)"] + assignments + ["-o \(preset.id).mp4"])
          .joined(separator: " "))
    }
    let words =
      ["segue preview \(preset.id) --from a.png --to b.png"] + requirements.map(\.options)
      + assignments + ["-o \(preset.id).mp4"]
    return Use(
      title: "Preview it with your own screenshots", label: "the command",
      text: words.joined(separator: " "))
  }

  /// The requirements for the user's own screens.
  private var requirements: [Requirement] {
    let declared = preset.requirements
    return preset.needsSource && !declared.contains(.source) ? [.source] + declared : declared
  }

  private var rules: Use? {
    guard !preset.operations.isEmpty else { return nil }
    let list = preset.operations.map { "  - {operation: \($0.rawValue), preset: \(preset.id)}" }
    return Use(
      title: "Use it for an operation, in your catalog's rules.yaml", label: "the rules",
      text: (["schema: 1", "rules:"] + list).joined(separator: "\n"))
  }

  private var swift: [Use] {
    guard preset.scroll == nil else {
      return [
        Use(
          title: "Drive it with a scroll view in Swift", label: "the Swift code",
          text: PresetCopy(preset, changes: changes).swift)
      ]
    }
    return StyleUse.Framework.allCases.map { framework in
      Use(
        title: "Use it with \(framework.rawValue)", label: "the code for \(framework.rawValue)",
        text: StyleUse(preset, values: changes, in: framework).text)
    }
  }

  private var copy: Use {
    Use(
      title: "Start your own preset from it", label: "the command",
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

extension Requirement {
  /// Options for its frame on two screenshots of a phone.
  fileprivate var options: String {
    switch self {
    case .source: "--source 16,96,180,120"
    case .destination: "--destination 0,0,402,300"
    case .siblings: "--sibling 16,232,180,120 --sibling 16,368,180,120"
    case .element(let name):
      "--element \(name).from=16,96,180,120 --element \(name).to=0,0,402,300"
    }
  }
}
