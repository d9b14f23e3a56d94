import SeguePreview
import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueTerminal
import SegueTimeline
import SegueYAML

/// The output of `segue show` for a preset.
struct PresetPage {
  let preset: Preset
  let facts: [OperationFacts]
  /// The plugin that contains it; nil if none.
  let plugin: String?
  let style: ANSIStyle
  let showsUnicode: Bool
  let width: Int

  /// The page.
  var text: String {
    let sections = [heading, about, operations, animators, parameters, curves, interactions]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var heading: [String] {
    var facts: [(String, String)] = [("family", preset.family)]
    facts.append(("tags", preset.tags.joined(separator: ", ")))
    facts.append(("authors", preset.authors.joined(separator: ", ")))
    facts.append(("license", preset.license ?? ""))
    facts.append(("also called", preset.aliases.joined(separator: ", ")))
    facts.append(("requires", preset.requirements.map(\.name).joined(separator: ", ")))
    facts.append(("fallback", preset.fallback ?? ""))
    facts.append(("reduced motion", preset.reducedMotion.text))
    for animator in OperationFacts.animatorsToRegister(of: self.facts) {
      facts.append(("in an app", animator.advice))
    }
    facts.append(("in an app", OperationFacts.uiKitLoss(of: self.facts) ?? ""))
    facts.append(("scene", preset.preview.scene ?? ""))
    facts.append(("plugin", plugin ?? ""))
    facts.append(("file", preset.place?.file.name ?? ""))
    let title = "\(style.paint(preset.name.printable, .bold))  \(style.paint(preset.id, .cyan))"
    return [title] + preset.summary.printable.wrapped(to: width) + [""] + lines(of: facts)
  }

  private var about: [String] {
    lines(of: [
      ("use", preset.about.use ?? ""), ("avoid", preset.about.avoid ?? ""),
      ("seen in", preset.about.seenIn ?? ""),
    ])
  }

  /// Facts with their names in a column; an empty fact is left out.
  private func lines(of facts: [(String, String)]) -> [String] {
    facts.flatMap { name, text -> [String] in
      let lines = text.printable.wrapped(to: max(20, width - 16))
      return lines.enumerated().filter { !$0.element.isEmpty }
        .map { style.paint(($0.offset == 0 ? name : "").fitted(to: 16), .dim) + $0.element }
    }
  }

  private var operations: [String] {
    guard !facts.isEmpty else { return [] }
    let rows = facts.map { fact in
      [
        fact.operation.rawValue, fact.animator, fact.duration.map(Self.milliseconds) ?? "",
        fact.easings.map(\.text).joined(separator: ", "),
      ]
    }
    return table(["OPERATION", "ANIMATOR", "DURATION", "EASING"], rows)
  }

  /// The candidate animators of operations; empty if Segue's own were the only candidates.
  private var animators: [String] {
    let lines = facts.flatMap { fact in
      fact.resolution.isPlain
        ? [] : fact.resolution.lines.map { "\(fact.operation.rawValue): \($0)" }
    }
    return lines.isEmpty ? [] : [style.paint("ANIMATORS", .bold)] + lines.map(\.printable)
  }

  private var parameters: [String] {
    guard !preset.parameters.isEmpty else { return [] }
    let rows = preset.parameters.map { parameter in
      [
        parameter.name, parameter.text(of: parameter.defaultValue), parameter.rangeText,
        parameter.unit?.printable ?? "", parameter.help.printable,
      ]
    }
    return table(["PARAMETER", "DEFAULT", "RANGE", "UNIT", "HELP"], rows)
  }

  /// The distinct curves; a straight line needs no picture.
  private var curves: [String] {
    var uses: [TimingFunction: [String]] = [:]
    var order: [TimingFunction] = []
    for fact in facts {
      for easing in fact.easings where easing.function != .linear {
        if uses[easing.function] == nil { order.append(easing.function) }
        let count = easing.count == 1 ? "" : ": the first of \(easing.count)"
        uses[easing.function, default: []].append(fact.operation.rawValue + count)
      }
    }
    return order.flatMap { function in
      let uses = (uses[function] ?? []).joined(separator: ", ")
      let title = "\(style.paint(function.name, .bold)) (\(uses))"
      return [title]
        + CurvePlot().lines(of: function, showsUnicode: showsUnicode).map { "  " + $0 }
    }
  }

  private var interactions: [String] {
    let lines = preset.operations.compactMap { operation in
      preset.interactions[operation].map { plan in
        "\(operation.rawValue): \(plan.gestureText); finishes if \(plan.finish.text.printable)"
      }
    }.flatMap { $0.wrapped(to: width) }
    let scroll = preset.scroll.map { _ in ["driven by a scroll position"] } ?? []
    return lines.isEmpty && scroll.isEmpty
      ? [] : [style.paint("INTERACTION", .bold)] + lines + scroll
  }

  private func table(_ headings: [String], _ rows: [[String]]) -> [String] {
    Table(headings: headings, rows: rows, wrapsLastColumn: true).lines(
      width: width, style: style, showsUnicode: showsUnicode)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded())) ms"
  }
}
