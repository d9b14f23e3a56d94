import SegueDiagnostics
import SegueTimeline

/// What to write for the easings of other systems.
///
/// The families are Robert Penner's, in the spellings of easings.net, jQuery, GSAP and Flutter, with the Bézier
/// curves of easings.net; besides them, the names of Material, Core Animation, SwiftUI and Android.
enum ForeignEasing {
  /// What to write for a name of another system; nil if no system has it.
  static func help(for name: String) -> String? {
    if TimingDescription.functionNames.contains(name) { return nil }
    return text(for: name).map { "write '\($0)'" }
  }

  /// What to write for a spring by SwiftUI's response and damping fraction; nil for other texts.
  ///
  /// Omitted arguments have SwiftUI's defaults.
  static func help(forSpring text: String) -> String? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard parts.count == 2,
      let standard = springs[fold(String(parts[0].trimmingPrefix("Animation")))]
    else {
      return nil
    }
    var values: [String: Double] = [:]
    for argument in parts[1].prefix(while: { $0 != ")" }).split(separator: ",") {
      let pair = argument.split(separator: ":").map { $0.filter { $0 != " " } }
      guard pair.count == 2, let value = Double(pair[1]) else { return nil }
      values[fold(pair[0])] = value
    }
    let damping = values["dampingfraction"] ?? values["dampingratio"]
    guard values["response"] != nil || values["dampingfraction"] != nil else { return nil }
    let (response, fraction) = (
      values["response"] ?? standard.response, damping ?? standard.fraction
    )
    guard response > 0, fraction > 0 else { return nil }
    let bounce = fraction > 1 ? 1 / fraction - 1 : 1 - fraction
    return "write '\(spring(response, bounce))'"
  }

  private static func spring(_ seconds: Double, _ bounce: Double) -> String {
    let duration = seconds < 10 ? "\(short(seconds * 1000))ms" : "\(short(seconds))s"
    return "spring(duration: \(duration), bounce: \(short(bounce)))"
  }

  /// A number as text, rounded to hide floating-point errors.
  private static func short(_ number: Double) -> String {
    ((number * 1e4).rounded() / 1e4).shortText
  }

  private static let springs = [
    "spring": (response: 0.5, fraction: 0.825),
    "interactivespring": (response: 0.15, fraction: 0.86),
  ]

  /// The text of an easing for a name; nil if the name is unknown everywhere.
  static func text(for name: String) -> String? {
    var word = fold(name)
    if let own = own[word] { return own }
    for affix in affixes { word = word.replacing(affix, with: "") }
    if let own = own[word] ?? others[word] { return own }
    return penner(word.replacing("ease", with: ""))
  }

  private static let affixes = [
    "uiviewanimationcurve", "uiviewanimationoptions", "uiview", "animation", "mdsysmotioneasing",
    "mdsysmotion", "camediatimingfunction", "curves", "curve", "interpolator",
    "easing",
  ]

  /// Segue's own names, by their spelling without hyphens.
  private static let own = Dictionary(
    uniqueKeysWithValues: NamedTimingFunction.all.map { (fold($0.name), $0.name) })

  private static func fold(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func penner(_ word: String) -> String? {
    for family in families {
      for spelling in family.spellings {
        guard word.hasPrefix(spelling) || word.hasSuffix(spelling) else { continue }
        switch word.replacing(spelling, with: "", maxReplacements: 1) {
        case "in": return family.easeIn
        case "out", "": return family.easeOut
        case "inout": return family.easeInOut
        default: continue
        }
      }
    }
    return nil
  }

  /// Names of Core Animation, Material, SwiftUI and Android other than Penner's.
  private static let others = [
    "easeineaseout": "ease-in-out", "default": "ease",
    "fastoutslowin": "legacy", "linearoutslowin": "deceleration",
    "fastoutlinearin": "acceleration", "decelerated": "deceleration",
    "accelerated": "acceleration", "fastlinearinslowout": "emphasized-decelerate",
    "smooth": "spring(duration: 500ms, bounce: 0)",
    "snappy": "spring(duration: 500ms, bounce: 0.15)",
    "bouncy": "spring(duration: 500ms, bounce: 0.3)",
    "interactivespring": "spring(duration: 150ms, bounce: 0.14)",
    "accelerate": family("quad").easeIn, "decelerate": family("quad").easeOut,
    "acceleratedecelerate": family("sine").easeInOut, "swing": family("sine").easeInOut,
    "anticipate": family("back").easeIn, "overshoot": family("back").easeOut,
    "anticipateovershoot": family("back").easeInOut, "power0": "linear", "none": "linear",
    "jumpstart": "step-start", "jumpend": "step-end",
  ]

  private struct Family {
    let spellings: [String]
    let easeIn, easeOut, easeInOut: String
  }

  private static func family(_ name: String) -> Family {
    families.first { $0.spellings.contains(name) } ?? families[0]
  }

  private static func beziers(
    _ spellings: String..., easeIn: String, out easeOut: String, inOut easeInOut: String
  ) -> Family {
    Family(
      spellings: spellings, easeIn: "cubic-bezier(\(easeIn))",
      easeOut: "cubic-bezier(\(easeOut))", easeInOut: "cubic-bezier(\(easeInOut))")
  }

  private static let families = [
    beziers(
      "sinusoidal", "sine", easeIn: "0.12, 0, 0.39, 0", out: "0.61, 1, 0.88, 1",
      inOut: "0.37, 0, 0.63, 1"),
    beziers(
      "quadratic", "quad", "power1", easeIn: "0.11, 0, 0.5, 0", out: "0.5, 1, 0.89, 1",
      inOut: "0.45, 0, 0.55, 1"),
    beziers(
      "cubic", "power2", easeIn: "0.32, 0, 0.67, 0", out: "0.33, 1, 0.68, 1",
      inOut: "0.65, 0, 0.35, 1"),
    beziers(
      "quartic", "quart", "power3", easeIn: "0.5, 0, 0.75, 0", out: "0.25, 1, 0.5, 1",
      inOut: "0.76, 0, 0.24, 1"),
    beziers(
      "quintic", "quint", "power4", "strong", easeIn: "0.64, 0, 0.78, 0", out: "0.22, 1, 0.36, 1",
      inOut: "0.83, 0, 0.17, 1"),
    beziers(
      "exponential", "expo", easeIn: "0.7, 0, 0.84, 0", out: "0.16, 1, 0.3, 1",
      inOut: "0.87, 0, 0.13, 1"),
    beziers(
      "circular", "circle", "circ", easeIn: "0.55, 0, 1, 0.45", out: "0, 0.55, 0.45, 1",
      inOut: "0.85, 0, 0.15, 1"),
    beziers(
      "back", easeIn: "0.36, 0, 0.66, -0.56", out: "0.34, 1.56, 0.64, 1",
      inOut: "0.68, -0.6, 0.32, 1.6"),
    // A Bézier curve cannot swing or bounce, so these are lines between extremes and the middles of each arc.
    Family(
      spellings: ["elastic"],
      easeIn: "linear(0, 0.016 42.4%, -0.046 57.3%, 0.131 72.2%, 0.059 76%, -0.315 83.8%, "
        + "-0.371 87.1%, -0.296 89.3%, -0.115 91.5%, 0.14 93.5%, 0.782 97.9%, 1)",
      easeOut: "linear(0, 0.218 2.1%, 0.86 6.5%, 1.115 8.5%, 1.296 10.7%, 1.371 13%, "
        + "1.315 16.2%, 0.941 24%, 0.869 27.9%, 1.046 42.7%, 0.984 57.6%, 1)",
      easeInOut: "linear(0, 0.024 30.1%, -0.114 41.2%, 0.029 44.8%, 0.929 54.6%, "
        + "1.106 58.2%, 1.112 60.8%, 0.976 69.9%, 1)"),
    Family(
      spellings: ["bounce"],
      easeIn: "linear(0, 0 9.1%, 0.062 18.1%, 0 27.3%, 0.188 36.4%, 0.25 45.5%, 0.188 54.5%, "
        + "0.001 63.6%, 0.438 72.8%, 0.751 81.8%, 0.937 90.9%, 1)",
      easeOut: "linear(0, 0.063 9.1%, 0.251 18.2%, 0.564 27.3%, 0.999 36.4%, 0.812 45.5%, "
        + "0.75 54.5%, 0.812 63.6%, 1 72.8%, 0.938 81.8%, 1 90.9%, 1)",
      easeInOut: "linear(0, 0.031 9.1%, 0 13.7%, 0.094 18.2%, 0.125 22.7%, 0.094 27.3%, "
        + "0 31.8%, 0.222 36.4%, 0.376 40.9%, 0.473 45.8%, 0.515 53.2%, 0.586 57.6%, 0.75 62.8%, "
        + "1 68.2%, 0.906 72.8%, 0.875 77.3%, 0.906 81.8%, 1 86.4%, 0.969 90.9%, 1)"),
  ]
}
