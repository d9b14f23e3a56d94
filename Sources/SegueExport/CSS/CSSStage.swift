import SegueCatalog
import SegueTimeline

/// What a page knows of the stage, as custom properties.
///
/// The screens cover the container, so their frames are the container's.
struct CSSStage {
  /// A custom property that the file declares.
  struct Declaration: Hashable {
    let name: String
    let value: String
    let comment: String?
  }

  /// The properties of the stage's variables.
  private static let variables: [(variable: String, declaration: Declaration)] = [
    (
      "container.width",
      Declaration(
        name: "--segue-screen-width", value: "100vw", comment: "the screen is the whole page")
    ),
    (
      "container.height",
      Declaration(name: "--segue-screen-height", value: "100vh", comment: nil)
    ),
    (
      "container.corner-radius",
      Declaration(
        name: "--segue-screen-radius", value: "0px", comment: "of the device's own corners")
    ),
    ("direction", Declaration(name: "--segue-direction", value: "1", comment: nil)),
    ("dark", Declaration(name: "--segue-dark", value: "0", comment: nil)),
    (
      "source.x",
      Declaration(
        name: "--segue-source-x", value: "calc(50vw - 24px)",
        comment: "what was tapped; segue.js tells where it is")
    ),
    (
      "source.y",
      Declaration(name: "--segue-source-y", value: "calc(50vh - 24px)", comment: nil)
    ),
    ("source.width", Declaration(name: "--segue-source-width", value: "48px", comment: nil)),
    ("source.height", Declaration(name: "--segue-source-height", value: "48px", comment: nil)),
    (
      "source.corner-radius",
      Declaration(name: "--segue-source-radius", value: "0px", comment: nil)
    ),
    (
      "safe.top",
      Declaration(
        name: "--segue-safe-top", value: "env(safe-area-inset-top, 0px)", comment: nil)
    ),
    (
      "safe.bottom",
      Declaration(
        name: "--segue-safe-bottom", value: "env(safe-area-inset-bottom, 0px)", comment: nil)
    ),
  ]

  /// The property of the surface that the screens lie on.
  static let surface = Declaration(
    name: "--segue-surface", value: "light-dark(white, black)", comment: "below the screens")

  /// The writer of formulas with the properties of the stage and of a preset.
  static func writer(_ recipe: TransitionRecipe) -> CSSFormula {
    var properties: [String: CSSFormula.Property] = [:]
    for (variable, declaration) in variables {
      properties[variable] = CSSFormula.Property(
        name: declaration.name,
        unit: ["direction", "dark"].contains(variable) ? .number : .length)
    }
    for parameter in recipe.parameters {
      guard let unit = parameter.unitInCSS else { continue }
      properties[parameter.name] = CSSFormula.Property(
        name: "--segue-\(parameter.name)", unit: unit)
    }
    var writer = CSSFormula(properties: properties)
    for value in recipe.values {
      let unit = writer.unit(of: recipe.plain(value.formula)) ?? .number
      writer.properties[value.name] = CSSFormula.Property(
        name: "--segue-\(value.name)", unit: unit)
    }
    return writer
  }

  /// Returns a formula in the terms of a page, for an operation.
  ///
  /// A page's direction is that of its text, so it is the opposite one on the way back.
  static func plain(_ formula: Formula, _ operation: SegueTimeline.Operation) -> Formula {
    formula.replacing { part in
      guard case .variable(let name) = part else { return nil }
      if name == "right-to-left" {
        return .number(0.5) * (.number(1) - .variable("direction"))
      }
      if name == "direction", operation == .pop || operation == .dismiss {
        return .unary(.negate, part)
      }
      return frames[name]
    }
  }

  /// What the frames of screens, and other parts of frames, come to.
  private static let frames: [String: Formula] = {
    func product(_ a: Formula, _ b: Double) -> Formula { .binary(.multiply, a, .number(b)) }
    var frames: [String: Formula] = [:]
    let (width, height) = (
      Formula.variable("container.width"), Formula.variable("container.height")
    )
    for screen in ["from", "to", "container"] {
      if screen != "container" {
        frames[screen + ".width"] = width
        frames[screen + ".height"] = height
        frames[screen + ".x"] = .number(0)
        frames[screen + ".y"] = .number(0)
        frames[screen + ".max-x"] = width
        frames[screen + ".max-y"] = height
        frames[screen + ".corner-radius"] = .number(0)
      }
      frames[screen + ".center.x"] = product(width, 0.5)
      frames[screen + ".center.y"] = product(height, 0.5)
    }
    for (axis, length) in [("x", "width"), ("y", "height")] {
      let (start, size) = (
        Formula.variable("source.\(axis)"), Formula.variable("source.\(length)")
      )
      frames["source.center.\(axis)"] = .binary(.add, start, product(size, 0.5))
      frames["source.max-\(axis)"] = .binary(.add, start, size)
    }
    return frames
  }()

  /// Returns the declarations of the variables with some names, in order.
  static func declarations(_ names: Set<String>) -> [Declaration] {
    variables.filter { names.contains($0.variable) }.map(\.declaration)
  }
}

extension TransitionRecipe {
  /// Returns a formula of the recipe in the terms of a page.
  func plain(_ formula: Formula) -> Formula { CSSStage.plain(formula, operation) }
}

extension ParameterDescription {
  /// The type of the parameter's values in CSS; nil for those that are decided.
  var unitInCSS: CSSFormula.Unit? {
    switch kind {
    case .number: .number
    case .length: .length
    case .angle: .angle
    case .duration: .time
    case .boolean, .choice, .color: nil
    }
  }
}

extension Formula {
  /// Whether two formulas always have the same value, judged by some of them.
  func equals(_ other: Formula) -> Bool {
    if self == other { return true }
    let names = names.union(other.names).sorted()
    // Small and large numbers, whole ones and none, since formulas have limits and conditions.
    let samples = [0.13, 391.7, 0.37, 2.3, 1, 0.71, 17.9, 0]
    return samples.indices.allSatisfy { round in
      func value(_ name: String) -> Double {
        samples[(3 * (names.firstIndex(of: name) ?? 0) + round) % samples.count]
      }
      return abs(self.value(value) - other.value(value)) < 1e-9
    }
  }

  /// The sum, without what adds nothing.
  static func + (a: Formula, b: Formula) -> Formula {
    Formula.binary(.add, a, b).replacing { _ in nil }
  }

  /// The difference, without what takes nothing away.
  static func - (a: Formula, b: Formula) -> Formula {
    a.equals(b) ? .number(0) : Formula.binary(.subtract, a, b).replacing { _ in nil }
  }

  /// The product, simplified.
  static func * (a: Formula, b: Formula) -> Formula {
    Formula.binary(.multiply, a, b).replacing { _ in nil }
  }
}
