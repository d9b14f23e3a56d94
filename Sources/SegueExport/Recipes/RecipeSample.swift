import SegueCatalog
import SegueTimeline

/// A stage and values of a preset's parameters, with which an operation is laid out to find its formulas.
///
/// No two lengths of the samples are equal or simple multiples of each other, and every sample differs from all others in
/// everything that a formula can read. So a formula that gives the right number in each of them is the right one.
struct RecipeSample {
  let stage: Stage
  let parameters: ParameterValues

  /// The samples of an operation; the first has the default parameters, on a phone in light appearance.
  ///
  /// - Parameters:
  ///   - fixed: the parameters that have their default values in all of them; with ``appearance``, all are light.
  ///   - includesTablets: whether some are as large as a tablet.
  static func all(
    _ preset: Preset, _ operation: SegueTimeline.Operation, fixed: Set<String>,
    includesTablets: Bool
  ) -> [RecipeSample] {
    phones.indices.map { index in
      let size = includesTablets ? tablets[index] ?? phones[index] : phones[index]
      return RecipeSample(preset, operation, fixed: fixed, size: size, index: index)
    }
  }

  /// What is fixed where a transition is the same in light and dark appearance.
  static let appearance = "dark"

  /// One for each number of `FormulaFinder.Values`.
  private static let phones = [
    Size2D(width: 390, height: 844), Size2D(width: 402, height: 874),
    Size2D(width: 375, height: 812), Size2D(width: 430, height: 932),
    Size2D(width: 361, height: 787), Size2D(width: 417, height: 923),
    Size2D(width: 393, height: 853), Size2D(width: 409, height: 901),
  ]

  /// The sizes of tablets, upright and on their side, in place of some phones.
  private static let tablets = [
    2: Size2D(width: 839, height: 1201), 5: Size2D(width: 1187, height: 821),
    6: Size2D(width: 743, height: 1133),
  ]

  private init(
    _ preset: Preset, _ operation: SegueTimeline.Operation, fixed: Set<String>, size: Size2D,
    index: Int
  ) {
    let parameters = Self.parameters(of: preset, fixed: fixed, index)
    var stage = Self.stage(preset, operation, size, index)
    if fixed.contains(Self.appearance) {
      (stage.traits.isDark, stage.container.surface) = (false, nil)
    }
    if operation == .present || operation == .dismiss {
      stage.present(by: preset, parameters: parameters)
    }
    (self.stage, self.parameters) = (stage, parameters)
  }

  /// The default values, each a little changed in all samples but the first.
  private static func parameters(
    of preset: Preset, fixed: Set<String>, _ index: Int
  ) -> ParameterValues {
    var values = preset.defaultParameters
    guard index > 0 else { return values }
    for (place, parameter) in preset.parameters.enumerated() where !fixed.contains(parameter.name) {
      guard case .number(let standard) = parameter.defaultValue,
        let range = parameter.numberRange
      else { continue }
      let share = share(index, place) * 0.1
      let span = standard == 0 ? range.upperBound - range.lowerBound : abs(standard)
      let sign = standard + span * share > range.upperBound ? -1.0 : 1
      values[parameter.name] = .number((standard + sign * span * share).clamped(to: range))
    }
    return values
  }

  private static func stage(
    _ preset: Preset, _ operation: SegueTimeline.Operation, _ size: Size2D, _ index: Int
  ) -> Stage {
    let whole = Rect2D(origin: .zero, size: size)
    func odd(_ place: Int) -> Double { share(index, place) * 10 }
    let container = Stage.Container(
      size: size, cornerRadius: 39 + odd(1),
      safeArea: Insets(
        top: 51 + odd(2), left: 3 + odd(3), bottom: 31 + odd(4), right: 5 + odd(5)),
      surface: index == 0
        ? nil : Color(red: odd(6) / 10, green: odd(7) / 10, blue: odd(8) / 10, alpha: 1))
    var stage = Stage(
      operation: operation, container: container,
      from: Stage.Screen(name: "from", frame: whole), to: Stage.Screen(name: "to", frame: whole))
    func element(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ place: Int)
      -> Stage.Element
    {
      let frame = Rect2D(
        x: x + odd(place), y: y + odd(place + 1),
        width: width * (0.6 + 0.8 * share(index, place + 2)),
        height: height * (0.6 + 0.8 * share(index, place + 3)))
      return Stage.Element(frame: frame, cornerRadius: 9 + odd(place + 4))
    }
    func bar(_ y: Double, _ height: Double, _ place: Int) -> Stage.Element {
      var bar = element(0, y, size.width, height, place)
      bar.cornerRadius = 0
      return bar
    }
    stage.source = element(41, 337, 151, 113, 10)
    stage.destination = element(23, 71, 307, 281, 20)
    stage.siblings = [element(37, 201, 157, 107, 30), element(43, 487, 149, 109, 40)]
    stage.fromBars = Stage.Bars(navigation: bar(0, 91, 50), tab: bar(701, 83, 60))
    stage.toBars = Stage.Bars(navigation: bar(0, 97, 70), tab: bar(703, 79, 80))
    for (place, name) in preset.elements.enumerated() {
      let shift = Double(place) * 31
      stage.elements[name] = Stage.ElementPair(
        from: element(203, 131 + shift, 117, 43, 90 + 10 * place),
        to: element(107, 419 + shift, 181, 47, 95 + 10 * place))
    }
    let isRightToLeft = index % 2 == 1
    stage.direction = (operation == .pop || operation == .dismiss) == isRightToLeft ? 1 : -1
    stage.traits.isRightToLeft = isRightToLeft
    stage.traits.isDark = index > 2
    return stage
  }

  /// A fixed number between 0.1 and 1 that differs for each sample and place, and follows no rule.
  private static func share(_ index: Int, _ place: Int) -> Double {
    var bits = UInt64(index * 1009 + place + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
    bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return 0.1 + 0.9 * Double(bits >> 11) / Double(1 << 53)
  }
}

extension ParameterDescription {
  /// The possible values of a number, in the base unit of its kind.
  fileprivate var numberRange: ClosedRange<Double>? {
    switch kind {
    case .number(let range), .length(let range), .angle(let range), .duration(let range): range
    case .boolean, .choice, .color: nil
    }
  }
}
