import SegueCatalog
import SegueTimeline

/// The style sheet of a preset, operation by operation.
struct CSSSheet {
  /// How an operation plays, or its calmer form.
  private struct Form {
    let operation: SegueTimeline.Operation
    let rules: CSSOperation
    /// Its custom properties.
    let declarations: [CSSStage.Declaration]
  }

  private let preset: Preset
  /// What plays where motion is reduced: the preset itself, another one, or nothing.
  private let calmer: Preset?
  private var forms: [Form] = []
  private var calmForms: [Form] = []
  /// The durations of the preset's own operations.
  private var durations: [Formula] = []
  private var curves = CSSCurves()
  /// What operations in the file lack.
  private(set) var losses: [PresetExport.Loss] = []
  /// Whether an easing depends on parameters, whose values it cannot follow.
  private(set) var hasComputedEasings = false

  init(_ preset: Preset, calmer: Preset?) { (self.preset, self.calmer) = (preset, calmer) }

  /// Adds an operation, if it can be written.
  mutating func add(_ operation: SegueTimeline.Operation) throws(CSSObstacle) {
    var copy = self
    copy.forms.append(try copy.form(operation, of: preset))
    if let calmer, !isCalm { copy.calmForms.append(try copy.form(operation, of: calmer)) }
    self = copy
  }

  /// Whether the preset is calm enough for reduced motion.
  private var isCalm: Bool { calmer?.id == preset.id }

  private mutating func form(
    _ operation: SegueTimeline.Operation, of preset: Preset
  ) throws(CSSObstacle) -> Form {
    guard !preset.movesElements(operation) else {
      throw CSSObstacle("it moves the elements of a screen one by one")
    }
    let recipe: TransitionRecipe
    do {
      recipe = try TransitionRecipe(operation, of: preset)
    } catch {
      throw CSSObstacle(error.description)
    }
    let isOwn = preset.id == self.preset.id
    if isOwn { losses += recipe.losses.map { PresetExport.Loss(operation, $0) } }
    if isOwn, recipe.layers.contains(where: { $0.state[.cornerCurve] != nil }) {
      losses.append(PresetExport.Loss(operation, "continuous corners are circular"))
    }
    let easings = recipe.tracks.flatMap { [$0.easing] + $0.keyframes.map(\.easing) }
    if easings.contains(where: { !$0.arguments.isEmpty }) { hasComputedEasings = true }
    // One duration for all operations, unless they differ.
    let duration = recipe.plain(recipe.duration)
    let isShared = durations.isEmpty || durations[0] == duration
    if isOwn { durations.append(duration) }
    let durationName = "--segue-" + (isShared ? "" : "\(operation.rawValue)-") + "duration"
    let rules = try CSSOperation(
      recipe, prefix: "\(preset.id)-\(operation.rawValue)",
      durationName: isOwn ? durationName : nil, curves: &curves)
    return Form(
      operation: operation, rules: rules,
      declarations: try rules.declarations(parameters: recipe.parameters))
  }

  /// The declarations that all operations with that property share.
  private func shared(_ forms: [Form]) -> [CSSStage.Declaration] {
    let all = forms.flatMap(\.declarations)
    var seen: Set<String> = []
    return all.filter { declaration in
      all.allSatisfy { $0.name != declaration.name || $0 == declaration }
        && seen.insert(declaration.name).inserted
    }
  }

  /// Returns the whole file.
  func text(losses: [PresetExport.Loss]) -> String {
    let type = ":active-view-transition-type(\(preset.id))"
    var root = CSSRule(head: ":root\(type)")
    declare(in: &root)
    root.lines.append(.space)
    reset(in: &root)
    let still = media("no-preference", forms, shared: shared(forms), declares: false)
    root.lines += isCalm ? still.lines : [.rule(still)]
    if !calmForms.isEmpty {
      root.lines += [
        .space, .rule(media("reduce", calmForms, shared: shared(calmForms), declares: true)),
      ]
    }
    let elements = (forms + calmForms).flatMap { form in
      form.rules.elements.map { element in
        CSSRule(
          head: ":root\(type)\(Self.type(form.operation))::\(element.pseudoElement)",
          lines: element.lines
        ).text()
      }
    }
    var names: Set<String> = []
    let keyframes = (forms + calmForms).flatMap(\.rules.keyframes)
      .filter { names.insert($0.head).inserted }.map { $0.text() }
    let usesSource = forms.contains { form in
      form.rules.names.contains("segue-source")
        || form.rules.variables.contains { $0.hasPrefix("source.") }
    }
    let screen = ":where(:root) { view-transition-name: segue-screen; }"
    return
      ([
        CSSHead.text(preset, forms.map(\.operation), losses, usesSource: usesSource), screen,
        root.text(),
      ]
      + unique(elements) + keyframes)
      .joined(separator: "\n\n") + "\n"
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func type(_ operation: SegueTimeline.Operation) -> String {
    ":active-view-transition-type(\(operation.rawValue))"
  }

  /// Declares parameters, the stage's properties and curves.
  private func declare(in root: inout CSSRule) {
    let used = (forms + calmForms).reduce(into: Set<String>()) { $0.formUnion($1.rules.variables) }
    var all = shared(forms) + CSSStage.declarations(used)
    if (forms + calmForms).contains(where: \.rules.usesSurface) { all.append(CSSStage.surface) }
    for declaration in all + curves.declarations {
      root.declare(declaration)
    }
    if used.contains("dark") {
      var dark = CSSRule(head: "@media (prefers-color-scheme: dark)")
      dark.declare("--segue-dark", "1")
      root.lines.append(.rule(dark))
    }
    guard used.contains("direction") else { return }
    var mirrored = CSSRule(head: "&:dir(rtl)")
    mirrored.declare("--segue-direction", "-1")
    root.lines.append(.rule(mirrored))
    if forms.contains(where: { $0.operation == .tab }) {
      var back = CSSRule(head: "&:active-view-transition-type(backward)")
      back.declare("--segue-direction", "-1")
      back.lines.append(
        .rule(
          CSSRule(
            head: "&:dir(rtl)",
            lines: [
              .declaration("--segue-direction", "1", comment: nil)
            ])))
      root.lines.append(.rule(back))
    }
  }

  /// Takes away what browsers do by themselves.
  private func reset(in root: inout CSSRule) {
    var names = ["segue-screen"]
    for name in (forms + calmForms).flatMap(\.rules.names) where !names.contains(name) {
      names.append(name)
    }
    let selectors = names.flatMap { name in
      ["group", "old", "new"].map { "&::view-transition-\($0)(\(name))" }
    }
    var rule = CSSRule(head: selectors.joined(separator: ",\n  "))
    rule.declare("animation", "none")
    rule.declare("mix-blend-mode", "normal")
    var clip = CSSRule(head: "&::view-transition-group(segue-screen)")
    clip.declare("overflow", "clip")
    root.lines += [.rule(rule), .rule(clip), .space]
  }

  private func media(
    _ preference: String, _ forms: [Form], shared: [CSSStage.Declaration], declares: Bool
  ) -> CSSRule {
    var media = CSSRule(head: "@media (prefers-reduced-motion: \(preference))")
    if declares { for declaration in shared { media.declare(declaration) } }
    for (place, form) in forms.enumerated() {
      if place > 0 || !media.lines.isEmpty { media.lines.append(.space) }
      var rule = CSSRule(head: "&" + Self.type(form.operation))
      for declaration in form.declarations where !shared.contains(declaration) {
        rule.declare(declaration)
      }
      rule.lines += form.rules.rules.map { .rule($0) }
      media.lines.append(.rule(rule))
    }
    return media
  }
}

extension Preset {
  /// Whether tracks of an operation are for families of layers, such as a screen's elements, of which a page has one picture.
  fileprivate func movesElements(_ operation: SegueTimeline.Operation) -> Bool {
    switch transitions[operation] {
    case .forward(let plan):
      plan.choreography.phase.allTracks.contains { StageFamily(rawValue: $0.layer) != nil }
    case .reverse(let plan): plan.operation != operation && movesElements(plan.operation)
    case nil: false
    }
  }
}
