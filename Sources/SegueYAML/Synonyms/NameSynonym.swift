import SegueExpressions

/// Other systems' names for Segue's keys, values and presets.
enum NameSynonym {
  /// What to write for a name; nil if nothing among `names` has its meaning.
  static func help(for name: String, among names: [String]) -> String? {
    meaning(of: name, among: names).map { "write '\($0.name)'\($0.reason)" }
  }

  /// The name with the meaning of another system's name, and a remark about it.
  static func meaning(of name: String, among names: [String]) -> (name: String, reason: String)? {
    table[folded(name)]?.first { names.contains($0.name) }
  }

  /// The preset with which another system's transition begins: `flip` for `flipHorizontal`; nil if it has none.
  static func presetID(_ name: String) -> String? {
    let word = folded(name)
    return presets.first { $0.value.contains(word) }?.key
  }

  /// What to write in place of another system's transition; nil if it is unknown.
  static func preset(_ name: String) -> String? { presetID(name).map { "write '\($0)'" } }

  /// The transitions of UIKit, Core Animation and SwiftUI, by ids, since an alias cannot be extended.
  private static let presets: KeyValuePairs<String, Set<String>> = [
    "crossfade": [
      "crossfade", "crossdissolve", "transitioncrossdissolve", "fade", "dissolve", "opacity",
      "reduce", "reduced", "simple", "instant",
    ],
    "flip": [
      "fliphorizontal", "transitionflipfromleft", "transitionflipfromright", "flipfromleft",
      "flipfromright",
    ],
    "cover": ["coververtical", "slideup", "slidefrombottom", "fullscreencover"],
    "page-turn": ["transitioncurlup", "curlup", "pagecurl"], "peel": ["partialcurl"],
    "slide": ["movein", "slideleft", "slideright", "slidefromright"],
  ]

  /// Remarks about names that are the only ones allowed in their place.
  static let about = ["window": ", which dismisses the screen presented last"]

  /// The help for a key that belongs beside the key that contains it.
  ///
  /// - Parameter noun: the noun for the object in which it is.
  static func outside(_ key: String, of noun: String, beside owner: String) -> String? {
    guard let home = outside[noun], home.keys.contains(key) else { return nil }
    return "write '\(key)' beside '\(owner)', not in it\(home.reason)"
  }

  private static let outside: [String: (keys: Set<String>, reason: String)] = [
    "a motion": (
      ["when", "delay", "duration", "iterations", "direction", "fill", "mode"],
      "; two timings need two tracks"
    ),
    "a drag": (["in", "as"], ""),
  ]

  /// Help for a missing key: the key with a typical value, such as `layer: to`.
  static func example(_ key: String) -> String? { examples[key].map { "add '\(key): \($0)'" } }

  private static let examples = [
    "operation": "push", "preset": "crossfade", "over": "300ms", "schema": "1", "layer": "to",
    "help": "What it does.", "roles": "{lower: feed, upper: detail}",
    "draw": "[{box: [16, 60, width - 32, 200], color: '#0a84ff'}]",
    "progress":
      "gesture.distance / container.width", "finish": "progress > 0.5",
    "reduced-motion": "crossfade",
    "name": "My preset", "summary": "What it looks like.", "gesture": "{edge-pan: leading}",
    "container": "[402, 874]",
    "tracks": "[{layer: to, opacity: {from: 0}}]", "type": "number", "default": "1",
    "transitions": "{push: {duration: 350ms, tracks: [{layer: to, opacity: {from: 0}}]}}",
  ]

  /// What to write for another system's name of a layer; nil if it is unknown.
  static func layer(_ name: String, elements: [String]) -> String? {
    if let screen = ForeignVariable.screen(name) {
      return "write '\(screen)': 'to' is the screen that arrives, 'from' the one that leaves"
    }
    let letters = folded(name.filter { $0.isLetter || $0.isNumber })
    if let element = elements.first(where: { folded($0) == letters }) {
      return "write 'element.\(element)'"
    }
    return ["overlay", "dim", "dimming", "dimmingview", "scrim", "shade", "overlayview"]
      .contains(folded(name)) ? "write 'dimming'" : nil
  }

  /// What to write for another system's name of a gesture; nil if it is unknown.
  static func gesture(_ name: String) -> String? {
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1)" : "\($1)" }
      .lowercased().split { !$0.isLetter }
    guard let verb = words.first, words.contains(where: gestureVerbs.contains) else { return nil }
    let sides = ["up", "down", "left", "right", "top", "bottom", "leading", "trailing"]
    let side = words.last.map(String.init).flatMap { sides.contains($0) ? $0 : nil }
    if words.contains("edge") || words.contains("back") || words.contains("screen") {
      return "{edge-pan: \(side.map { edges[$0] ?? $0 } ?? "leading")}"
    }
    if verb == "pull" || verb == "overscroll" {
      return "{overscroll: \(side.map { edges[$0] ?? $0 } ?? "top")}"
    }
    return "{pan: \(side.map { directions[$0] ?? $0 } ?? "any")}"
  }

  private static let gestureVerbs: Set<Substring> = [
    "swipe", "pan", "drag", "fling", "slide", "pull", "overscroll", "edge",
  ]
  private static let edges = [
    "left": "leading", "right": "trailing", "up": "top", "down": "bottom",
  ]
  private static let directions = [
    "left": "leading", "right": "trailing", "top": "up", "bottom": "down",
  ]

  /// A name without case and hyphens: `zIndex` and `z-index` are one.
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  private typealias Meaning = (name: String, reason: String)

  /// Other systems' names, by Segue's name.
  private static let keys: [(name: String, reason: String, others: String)] = [
    // Properties.
    ("opacity", "", "alpha fade transparency alphavalue o"),
    ("with", "", "params parameters settings arguments args props config"),
    (
      "rotate-z", ", with a unit: 90deg",
      "rotation rotate angle rotationz rotationangle rotationeffect roll spin"
    ),
    ("rotate-x", ", with a unit: 90deg", "rotationx pitch"),
    ("rotate-y", ", with a unit: 90deg", "rotationy yaw rotation3deffect"),
    (
      "translate-x", ", which moves it from where it is",
      "x left tx translationx offsetx dx marginleft"
    ),
    (
      "translate-y", ", which moves it from where it is",
      "y top ty translationy offsety dy margintop"
    ),
    ("translate-z", "", "tz translationz elevation lift"),
    ("translate-x", " and 'translate-y'", "translate translation translate3d move offset"),
    ("z", "", "zindex zposition zorder order depth"),
    ("center", "", "position origin point"),
    ("size", "", "bounds dimensions"),
    ("scale", "", "zoom scalexy scaleeffect scale3d"),
    ("skew-x", "", "skew shear shearx"),
    ("anchor", "", "anchorpoint transformorigin pivot"),
    ("corner-radius", "", "borderradius radius rounding rounded clipshape roundedcorners"),
    ("background", "", "backgroundcolor fill fillcolor bg"),
    ("hidden", "", "ishidden visible visibility display"),
    ("clip", "", "clipstobounds maskstobounds overflow clipping"),
    ("double-sided", "", "isdoublesided backfacevisibility"),
    ("blur", "", "filter blurradius gaussianblur"),
    ("backdrop-blur", "", "backdropfilter visualeffect material"),
    ("shadow-radius", "", "shadow boxshadow dropshadow"),
    ("mask-rect", "", "clippath mask cliprect"),
    ("mask-circle", "", "circle clipcircle"),
    // Tracks and transitions.
    ("layer", "", "view element target selector node object"),
    ("tracks", "", "animations animation timeline effects actions"),
    (
      "tracks", ", as in tracks: [{layer: to, opacity: {from: 0}}]",
      "from to initial animate exit variants enter leave"
    ),
    ("layer", ", as in {layer: to, opacity: {from: 0}}", "from to toview fromview"),
    ("fill", "", "fillmode animationfillmode isremovedoncompletion"),
    (
      "easing", "",
      "timing timingfunction curve ease interpolator timingcurve easingfunction options "
        + "animationtimingfunction transitiontimingfunction spring"
    ),
    ("duration", "", "time dur length seconds ms transitionduration animationduration"),
    ("delay", "", "startdelay begintime begin transitiondelay animationdelay wait"),
    ("iterations", "", "repeat repeatcount iterationcount animationiterationcount loop count"),
    ("direction", "", "autoreverse autoreverses yoyo alternate repeatmode repeattype"),
    ("over", "", "duration time dur seconds ms"),
    ("keyframes", "", "values frames keytimes steps stops"),
    ("from", "", "start begin fromvalue initial"),
    ("to", "", "end tovalue final target animate"),
    ("sequence", "", "serial chain"),
    ("parallel", "", "together group simultaneous"),
    ("stagger", "", "cascade"),
    // Presets, their parameters and interactions.
    ("parameters", "", "params props options variables arguments inputs"),
    ("interaction", "", "gesture gestures interactive interactions"),
    ("transitions", "", "operations transition"),
    ("reduced-motion", "", "prefersreducedmotion accessibility"),
    ("name", "", "title label displayname nm"),
    ("summary", "", "description desc"),
    ("help", "", "description desc summary comment"),
    ("tags", "", "keywords categories category labels"),
    ("extends", "", "parent base inherits inherit extend super"),
    ("range", ", as in [0, 1]", "min max minimum maximum bounds limits"),
    ("choices", "", "options values enum cases"),
    ("default", "", "value initial defaultvalue"),
    ("finish", "", "threshold commit completion"),
    ("reverse", "", "reversed reverseof inverse backwards"),
    ("pan", "", "swipe drag"),
    ("edge-pan", "", "edge screenedge edgeswipe screenedgepan"),
    ("overscroll", "", "pull pulltorefresh"),
    // Scenes, rules and scenarios.
    ("draw", "", "elements marks children content layers"),
    ("lower", "", "from first old presenting"), ("upper", "", "to second new presented"),
    ("operation", "", "op"),
    ("preset", "", "animation transition animator style effect with use id"),
    ("preset", ", whose 'presentation' says that", "tapoutside modalpresentationstyle"),
    ("output", "", "file files out path o destination"),
    ("films", "", "previews videos clips shots"),
    (
      "operation", ", as in {operation: push, preset: cube}",
      "push pop present dismiss tab action event on"
    ),
    ("to", "", "screen destination into name"),
    ("stack", "", "navigation nav navigationcontroller"),
    ("stack", "", "uinavigationcontroller navigationstack navigationview"),
    ("tabs", "", "tabbar tabbarcontroller uitabbarcontroller tabview"),
    ("expect", "", "assert verify check should then"), ("wait", "", "sleep pause delay idle"),
    ("lift", "", "release up touchup fingerup letgo"),
    ("taken", "", "touchcancelled touchcanceled interrupt call alert"),
    ("rotate", "", "landscape portrait orientation turn"), ("cancel", "", "abort stop"),
    ("select", "", "tab switch selecttab"), ("resize", "", "size"),
    ("shows", "", "screen top visible"),
    ("known", "", "true yes required"), ("unknown", "", "false no"),
    (
      "known", ": a rule asks whether the source is known, and not which it is",
      "cell card row item thumbnail image photo picture tile button avatar element source"
    ),
    (
      "push", ", and each other operation on its own",
      "any all every each both always default"
    ),
    ("finished", "", "done complete completed success succeeded true ended"),
    ("cancelled", "", "canceled aborted failed false reverted"),
    ("refused", "", "rejected denied blocked"), ("running", "", "animating active inprogress"),
    ("waiting", "", "queued pending"),
    // Values.
    ("leading", ", which is the left in left-to-right layouts", "left"),
    ("trailing", ", which is the right in left-to-right layouts", "right"),
    ("up", "", "top"), ("down", "", "bottom"), ("top", "", "up"), ("bottom", "", "down"),
    (
      "over-context", ", which keeps the presenter visible, and set 'frame'",
      "sheet pagesheet formsheet modal popover automatic"
    ),
    (
      "over-context", ", which keeps the presenter visible",
      "overfullscreen overcurrentcontext currentcontext"
    ),
    ("push", "", "show open navigate forward enter goto"),
    ("pop", "", "back unwind exit leave goback"),
    ("present", "", "modal sheet show open"),
    ("dismiss", "", "close hide"),
    ("tab", "", "switch select"),
    ("number", "", "float double int integer percentage scalar cgfloat nsnumber"),
    ("boolean", "", "bool flag toggle checkbox"),
    ("choice", "", "enum select string option"),
    ("length", "", "points px pixels distance dimension"),
    ("duration", "", "timeinterval milliseconds"), ("angle", "", "degrees radians"),
    ("color", "", "uicolor cgcolor colour"),
    ("long-press", "", "hold press touchandhold"),
  ]

  private static let table: [String: [Meaning]] = keys.reduce(into: [:]) { table, entry in
    for other in entry.others.split(separator: " ") {
      table[String(other), default: []].append((entry.name, entry.reason))
    }
  }
}
