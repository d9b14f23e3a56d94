import SegueCatalog
import SegueTimeline

/// One operation of a preset as rules.
struct CSSOperation {
  /// An empty element of the page.
  struct Element {
    /// `before` or `after`.
    let pseudoElement: String
    let lines: [CSSRule.Line]
  }

  /// The rules inside that of the operation's type.
  private(set) var rules: [CSSRule] = []
  /// What the page gets for the time of the operation, besides its pictures.
  private(set) var elements: [Element] = []
  private(set) var keyframes: [CSSRule] = []
  /// The names of pseudo-elements besides the screen's.
  private(set) var names: [String] = []
  /// What the formulas use.
  private(set) var variables: Set<String> = []
  /// Whether the color below the screens is used.
  private(set) var usesSurface = false

  private let recipe: TransitionRecipe
  private let writer: CSSFormula
  /// The beginning of the names of keyframes.
  private let prefix: String
  /// The property of the whole duration; nil where times are written as numbers.
  private let durationName: String?

  init(
    _ recipe: TransitionRecipe, prefix: String, durationName: String?, curves: inout CSSCurves
  ) throws(CSSObstacle) {
    (self.recipe, self.prefix) = (recipe, prefix)
    // A parameter needs no other name.
    if case .variable = recipe.plain(recipe.duration) {
      self.durationName = nil
    } else {
      self.durationName = durationName
    }
    writer = CSSStage.writer(recipe)
    let layers = try CSSLayers(recipe).layers
    for layer in layers {
      let motions = try CSSMotions(layer, in: recipe, writer)
      try add(layer, motions, &curves)
    }
    order(layers)
    collectVariables()
  }

  private mutating func add(
    _ layer: CSSLayer, _ motions: CSSMotions, _ curves: inout CSSCurves
  ) throws(CSSObstacle) {
    var rule = CSSRule(head: "&::view-transition-\(layer.part.selector)")
    if !motions.motions.isEmpty {
      var animations: [String] = []
      for (place, motion) in motions.motions.enumerated() {
        let name = "\(prefix)-\(layer.id.cssIdentifier)" + (place > 0 ? "-\(place + 1)" : "")
        animations.append(try animation(motion, name, &curves))
        keyframes.append(Self.keyframes(motion, name))
      }
      rule.declare("animation", animations.joined(separator: ",\n          "))
      if motions.motions.contains(where: \.isAdded) {
        let modes = motions.motions.map { $0.isAdded ? "add" : "replace" }
        rule.declare("animation-composition", modes.joined(separator: ", "))
      }
    }
    for (name, value) in motions.still { rule.declare(name, value) }
    if !rule.lines.isEmpty { rules.append(rule) }
  }

  private func animation(
    _ motion: CSSMotion, _ name: String, _ curves: inout CSSCurves
  ) throws(CSSObstacle) -> String {
    var words = [name, try time(motion.duration), curves.name(motion.easing)]
    if !motion.delay.equals(.number(0)) { words.append(try writer.value(motion.delay, .time)) }
    if motion.iterations != 1 {
      words.append(motion.iterations.isFinite ? shortest(motion.iterations) : "infinite")
    }
    if motion.direction != .normal { words.append(motion.direction.rawValue) }
    switch (motion.holdsFirst, motion.holdsLast) {
    case (true, true): words.append("both")
    case (true, false): words.append("backwards")
    case (false, true): words.append("forwards")
    case (false, false): break
    }
    return words.joined(separator: " ")
  }

  private func time(_ duration: Formula) throws(CSSObstacle) -> String {
    if let durationName, duration.equals(recipe.plain(recipe.duration)) {
      return "var(\(durationName))"
    }
    return try writer.value(duration, .time)
  }

  private static func keyframes(_ motion: CSSMotion, _ name: String) -> CSSRule {
    var rule = CSSRule(head: "@keyframes \(name)")
    for keyframe in motion.keyframes {
      let head =
        switch keyframe.offset {
        case 0: "from"
        case 1: "to"
        default: rounded(keyframe.offset * 100, places: 3) + "%"
        }
      var inner = CSSRule(head: head)
      for (name, value) in keyframe.declarations { inner.declare(name, value) }
      if let easing = keyframe.easing {
        // Chromium ignores a custom property here.
        inner.declare("animation-timing-function", easing.text)
      }
      rule.lines.append(.rule(inner))
    }
    return rule
  }

  /// Puts the pseudo-elements in the order of the layers.
  private mutating func order(_ layers: [CSSLayer]) {
    let shown = layers.filter { $0.part != .ground }
    let screens = shown.filter { $0.part == .oldScreen || $0.part == .newScreen }
    names = shown.compactMap(\.part.groupName)
    if screens.count == shown.count {
      // Without help, the new screen is above the old one.
      if screens.count == 2, screens[1].part == .oldScreen { raise(.oldScreen, to: 1) }
    } else {
      extend(
        "&::view-transition-image-pair(segue-screen)",
        [
          .declaration(
            "isolation", "auto", comment: "so that other layers can be between its pictures")
        ])
      extend("&::view-transition-group(segue-screen)", Self.unmoved)
      for (place, layer) in shown.enumerated() { raise(layer.part, to: place + 1) }
    }
    for case .color(let index) in shown.map(\.part) {
      var element = CSSRule(head: index == 0 ? "after" : "before")
      element.declare("content", "\"\"")
      element.declare("position", "fixed")
      element.declare("inset", "0")
      element.declare("pointer-events", "none")
      element.declare("view-transition-name", CSSLayer.Part.color(index).groupName ?? "none")
      elements.append(Element(pseudoElement: element.head, lines: element.lines))
      extend(
        "&::view-transition-group(\(CSSLayer.Part.color(index).groupName ?? ""))",
        Self.unmoved + [
          .declaration("width", "var(--segue-screen-width)", comment: nil),
          .declaration("height", "var(--segue-screen-height)", comment: nil),
        ])
      // Its picture is of the whole page.
      extend(
        "&::view-transition-\(CSSLayer.Part.color(index).selector)",
        [.declaration("height", "100%", comment: nil)])
      variables.formUnion(["container.width", "container.height"])
    }
  }

  private mutating func raise(_ part: CSSLayer.Part, to level: Int) {
    let selector =
      switch part {
      case .oldScreen, .newScreen, .ground: "&::view-transition-\(part.selector)"
      case .source, .color: "&::view-transition-group(\(part.groupName ?? ""))"
      }
    extend(selector, [.declaration("z-index", "\(level)", comment: nil)])
  }

  /// Places a group without a transform, which would keep its layers together.
  private static let unmoved: [CSSRule.Line] = [
    .declaration("transform", "none", comment: nil),
    .declaration(
      "inset", "var(--segue-screen-y, 0px) auto auto var(--segue-screen-x, 0px)", comment: nil),
  ]

  /// Adds lines to the rule of a selector.
  private mutating func extend(_ selector: String, _ lines: [CSSRule.Line]) {
    if let index = rules.firstIndex(where: { $0.head == selector }) {
      rules[index].lines = lines + rules[index].lines
    } else {
      rules.append(CSSRule(head: selector, lines: lines))
    }
  }

  /// Notes the variables behind the properties that the rules use.
  private mutating func collectVariables() {
    let text = (rules + keyframes).map { $0.text() }.joined()
    func uses(_ name: String, in text: String) -> Bool { text.contains("var(\(name))") }
    usesSurface = uses(CSSStage.surface.name, in: text)
    for (variable, property) in writer.properties where uses(property.name, in: text) {
      variables.insert(variable)
    }
    for value in recipe.values.reversed() where variables.contains(value.name) {
      variables.formUnion(recipe.plain(value.formula).names)
    }
    if let durationName, uses(durationName, in: text) {
      variables.formUnion(recipe.plain(recipe.duration).names)
    }
  }

  /// Returns the declarations of parameters, named values and the duration that the rules use.
  func declarations(parameters: [ParameterDescription]) throws(CSSObstacle) -> [CSSStage
    .Declaration]
  {
    var result: [CSSStage.Declaration] = []
    for parameter in parameters where variables.contains(parameter.name) {
      guard let unit = parameter.unitInCSS, case .number(let number) = parameter.defaultValue else {
        throw CSSObstacle("the parameter '\(parameter.name)' is no number")
      }
      result.append(
        CSSStage.Declaration(
          name: "--segue-\(parameter.name)", value: CSSFormula.literal(number, unit),
          comment: parameter.help.trimmingFullStop))
    }
    if let durationName {
      result.append(
        CSSStage.Declaration(
          name: durationName,
          value: try writer.value(recipe.plain(recipe.duration), .time), comment: nil))
    }
    for value in recipe.values where variables.contains(value.name) {
      let unit = writer.properties[value.name]?.unit ?? .number
      result.append(
        CSSStage.Declaration(
          name: "--segue-\(value.name)",
          value: try writer.value(recipe.plain(value.formula), unit), comment: nil))
    }
    return result
  }
}

extension CSSLayer.Part {
  /// The pseudo-element, after `::view-transition-`.
  fileprivate var selector: String {
    switch self {
    case .oldScreen: "old(segue-screen)"
    case .newScreen: "new(segue-screen)"
    case .source(let isOld): "\(isOld ? "old" : "new")(segue-source)"
    case .ground: "group(segue-screen)"
    case .color: "new(\(groupName ?? ""))"
    }
  }

  /// The name of an element of its own; nil for parts of the screen.
  var groupName: String? {
    switch self {
    case .oldScreen, .newScreen, .ground: nil
    case .source: "segue-source"
    case .color(let index): index == 0 ? "segue-color" : "segue-color-\(index + 1)"
    }
  }
}

extension String {
  /// The text as a part of a name in CSS.
  fileprivate var cssIdentifier: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }

  /// The sentence without its full stop.
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

/// The long curves of a file, each declared once as a custom property.
struct CSSCurves {
  private(set) var declarations: [CSSStage.Declaration] = []

  /// Returns how an animation names an easing.
  mutating func name(_ easing: CSSEasing) -> String {
    guard easing.text.hasPrefix("linear(") else { return easing.text }
    if let known = declarations.first(where: { $0.value == easing.text }) {
      return "var(\(known.name))"
    }
    let name = "--segue-curve" + (declarations.isEmpty ? "" : "-\(declarations.count + 1)")
    declarations.append(CSSStage.Declaration(name: name, value: easing.text, comment: nil))
    return "var(\(name))"
  }
}
