import SegueCatalog

/// Says what to write instead of the variables and functions of UIKit, SwiftUI, CSS and Lottie.
package enum ForeignVariable {
  /// The screen that another system's name stands for: `to` for `toViewController`; nil if it is no screen's.
  package static func screen(_ name: String) -> String? {
    let word = folded(name.split(separator: ".").first.map(String.init) ?? name)
    if whole.contains(word) { return "to" }
    for (screen, others) in screens where others.contains(word) { return screen }
    for screen in ["to", "from"] where word.hasPrefix(screen) {
      if endings.contains(String(word.dropFirst(screen.count))) { return screen }
    }
    return nil
  }

  /// What to write for a variable; nil if another system does not have it either.
  static func help(for name: String, in scope: ExpressionScope) -> String? {
    let word = folded(name)
    if endless.contains(word) { return "write a number such as '3': a transition ends" }
    if let place = place(name, in: scope) { return place }
    let meant = others[word] ?? side(name)
    return meant.flatMap { scope.slot(of: $0) == nil && $0 != "180deg" ? nil : "write '\($0)'" }
  }

  /// What to write for a call; nil if another system does not have it either.
  static func help(forFunction name: String) -> String? { functions[folded(name)] }

  /// What to write for a part of a frame: `source.x` for `source.frame.minX`; nil for any other name.
  private static func place(_ name: String, in scope: ExpressionScope) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    let plain = parts.filter { !frames.contains($0.lowercased()) }
    guard let first = plain.first else { return nil }
    let last = plain.last.map { edges[$0.lowercased()] ?? $0 } ?? ""
    if whole.contains(folded(first)) { return nil }
    let view = first.hasSuffix("View") ? String(first.dropLast(4)) : first
    let owners = [first, screen(first) ?? view].filter { scope.slot(of: "\($0).width") != nil }
    guard let owner = owners.first else { return nil }
    if plain.count == 1, parts.count > 1 {
      let sides = ["x", "y", "width", "height"].filter { scope.slot(of: "\(owner).\($0)") != nil }
      return "write "
        + sides.dropLast().map { "'\(owner).\($0)'" }.joined(separator: ", ")
        + " or '\(owner).\(sides.last ?? "")'"
    }
    let meant = "\(owner).\(last)"
    return plain.count == 2 && scope.slot(of: meant) != nil && meant != name
      ? "write '\(meant)'" : nil
  }

  /// Names between a view and its coordinates in other systems, as in `view.frame.minX`.
  private static let frames: Set<String> = ["frame", "bounds", "size", "origin", "rect"]
  private static let edges = [
    "minx": "x", "miny": "y", "left": "x", "top": "y", "midx": "center.x", "midy": "center.y",
  ]

  /// The width or height that a name ends with: of the screen it begins with, or of the container.
  private static func side(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard let last = parts.last.map({ $0.lowercased() }), let first = parts.first else {
      return nil
    }
    guard let side = ["width", "height"].first(where: last.hasSuffix) else { return nil }
    if parts.count > 1, ["source", "destination", "item"].contains(String(first)) {
      return "\(first).\(side)"
    }
    let isScreen = parts.count > 1 && !whole.contains(folded(String(first)))
    return "\(isScreen ? screen(name) ?? "container" : "container").\(side)"
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let screens: KeyValuePairs<String, Set<String>> = [
    "to": [
      "incoming", "next", "new", "entering", "enter", "arriving", "presented", "detail",
      "appearing", "destinationview", "presentedview", "presentedviewcontroller",
      "destinationviewcontroller",
    ],
    "from": [
      "outgoing", "previous", "old", "leaving", "exiting", "exit", "departing", "presenting",
      "current", "disappearing", "presentingview", "presentingviewcontroller",
      "sourceviewcontroller",
    ],
  ]

  /// Other systems' names for any view; they stand for the arriving screen if a layer is meant.
  private static let whole: Set<String> = ["view", "self", "screen", "page", "window", "root"]

  private static let endings: Set<String> = [
    "", "view", "vc", "viewcontroller", "controller", "screen", "page", "layer", "snapshot",
  ]

  private static let endless: Set<String> = [
    "infinite", "infinity", "inf", "forever", "repeatforever", "indefinite", "endless", "loop",
    "greatestfinitemagnitude", "floatinfinity", "cgfloatinfinity", "doubleinfinity",
  ]

  private static let others = [
    "translation": "gesture.distance", "translationx": "gesture.translation.x",
    "translationy": "gesture.translation.y", "gesturetranslationx": "gesture.translation.x",
    "gesturetranslationy": "gesture.translation.y", "velocity": "gesture.speed",
    "velocityx": "gesture.velocity.x", "velocityy": "gesture.velocity.y",
    "distance": "gesture.distance", "speed": "gesture.speed", "drag": "gesture.distance",
    "percentcomplete": "progress", "fractioncomplete": "progress", "percent": "progress",
    "fraction": "progress", "index": "item.index", "count": "item.count",
    "midx": "container.center.x", "midy": "container.center.y",
    "centerx": "container.center.x", "centery": "container.center.y",
    "safeareatop": "safe.top", "safeareainsetstop": "safe.top", "safeareabottom": "safe.bottom",
    "safeareainsetsbottom": "safe.bottom", "statusbarheight": "safe.top",
    "contentoffsetx": "scroll.offset.x", "contentoffsety": "scroll.offset.y",
    "scrollx": "scroll.offset.x", "scrolly": "scroll.offset.y", "scrolltop": "scroll.offset.y",
    "dir": "direction", "sign": "direction", "rtl": "right-to-left", "isrtl": "right-to-left",
    "darkmode": "dark", "isdark": "dark",
    "pi": "180deg", "mathpi": "180deg", "mpi": "180deg",
  ]

  private static let functions = [
    "calc": "write the formula by itself, without 'calc(…)'",
    "var": "write the parameter's name by itself, without 'var(…)'",
    "cgfloat": "write the value by itself: all numbers have one type",
    "double": "write the value by itself: all numbers have one type",
    "float": "write the value by itself: all numbers have one type",
    "lerp": "write 'mix(a, b, fraction)'", "interpolate": "write 'mix(a, b, fraction)'",
    "ceil": "write '-floor(-value)'", "pow": "multiply the value by itself: 'a * a'",
    "atan2": "write 'angle(x, y)'", "distance": "write 'hypot(a, b)'",
    "select": "write 'if(condition, a, b)'",
  ]
}
