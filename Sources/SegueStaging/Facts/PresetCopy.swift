package import SegueCatalog
import SegueDiagnostics
import SegueSystem
package import SegueTimeline
import SegueYAML

/// A preset with changed values, as text to paste elsewhere.
package struct PresetCopy {
  private let preset: Preset
  private let changes: [(ParameterDescription, ParameterValue)]

  package init(_ preset: Preset, changes: [String: ParameterValue]) {
    self.preset = preset
    self.changes = preset.parameters.compactMap { parameter in
      changes[parameter.name].map { (parameter, $0) }
    }
  }

  /// The Swift code that uses it: the options of a transition, or the effect of a scroll position.
  package var swift: String {
    let id = preset.id.debugDescription
    guard preset.scroll == nil else {
      let effect = "ScrollEffect(preset\(argument), on: stage)"
      return
        "guard let preset = registry.preset(\(id)),\n  var effect = try \(effect) else { return }"
    }
    return "TransitionOptions(preset: \(id)\(argument))"
  }

  /// The changed values as an argument.
  private var argument: String {
    if changes.isEmpty { return "" }
    let values = changes.map { parameter, value in
      "\(parameter.name.debugDescription): \(Self.swift(value))"
    }
    return ", parameters: ParameterValues([\(values.joined(separator: ", "))])"
  }

  private static func swift(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): ".number(\(number.shortText))"
    case .boolean(let isOn): ".boolean(\(isOn))"
    case .choice(let name): ".choice(\(name.debugDescription))"
    case .color(let color):
      ".color(Color(red: \(color.red.shortText), green: \(color.green.shortText), "
        + "blue: \(color.blue.shortText), alpha: \(color.alpha.shortText)))"
    }
  }

  /// Its file with the values as defaults, and the parameters whose defaults were not found in it;
  /// nil if the file cannot be read.
  package var yaml: (text: String, missed: [String])? {
    guard let path = preset.place?.file.name else { return nil }
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
    } catch {
      return nil
    }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var missed: [String] = []
    for (parameter, value) in changes {
      let text = parameter.text(of: value)
      if !Self.replaceDefault(of: parameter.name, by: text, in: &lines) {
        missed.append(parameter.name)
      }
    }
    return (lines.joined(separator: "\n"), missed)
  }

  /// Replaces a parameter's default, in a line `name: {…, default: value, …}` or in `default:
  /// value` a few lines below the name.
  private static func replaceDefault(
    of name: String, by text: String, in lines: inout [String]
  ) -> Bool {
    let starts = lines.indices.filter { lines[$0].trimmedStart.hasPrefix("\(name):") }
    for start in starts {
      for index in start..<min(start + 8, lines.count) {
        guard let key = lines[index].firstRange(of: "default:") else { continue }
        let rest = lines[index][key.upperBound...]
        let isFlow = lines[index][..<key.lowerBound].contains("{")
        let end = isFlow ? rest.firstIndex { $0 == "," || $0 == "}" } : nil
        let quoted = text.hasPrefix("#") ? "\"\(text)\"" : text
        lines[index] =
          lines[index][..<key.upperBound] + " " + quoted + (end.map { rest[$0...] } ?? "")
        return true
      }
    }
    return false
  }
}

extension String {
  fileprivate var trimmedStart: Substring { drop { $0 == " " } }
}
