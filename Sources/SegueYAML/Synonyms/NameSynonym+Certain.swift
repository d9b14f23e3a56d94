extension NameSynonym {
  /// The name to write in place of another system's, if its value means the same here; nil if it may not.
  static func certain(_ name: String, among names: [String]) -> String? {
    sameValues.contains(folded(name)) ? meaning(of: name, among: names)?.name : nil
  }

  /// The names whose values need no change, or one that is reported in its turn, such as a unit.
  ///
  /// Not here: `visible`, whose value is the opposite of that of `hidden`, and `filter`, of which `blur` is one.
  private static let sameValues: Set<String> = [
    // Properties.
    "alpha", "alphavalue", "zindex", "zposition", "rotation", "rotationz", "rotationangle",
    "rotationx", "rotationy", "tx", "translationx", "ty", "translationy", "translationz",
    "anchorpoint", "borderradius", "radius", "backgroundcolor", "fillcolor", "bg", "ishidden",
    "clipstobounds", "maskstobounds", "isdoublesided", "blurradius", "gaussianblur",
    // Tracks and transitions.
    "view", "element", "target", "selector", "animations", "fillmode", "timing", "timingfunction",
    "curve", "ease", "interpolator", "timingcurve", "easingfunction", "animationtimingfunction",
    "transitiontimingfunction", "dur", "transitionduration", "animationduration", "startdelay",
    "begintime", "transitiondelay", "animationdelay", "repeatcount", "iterationcount",
    "animationiterationcount", "fromvalue", "tovalue", "reversed",
    // Presets, rules and scenarios.
    "params", "props", "title", "displayname", "description", "desc", "keywords", "parent",
    "inherits", "inherit", "extend", "defaultvalue", "action", "assert", "verify", "release",
    "sleep",
    "done", "completed", "canceled", "aborted",
    // Types.
    "float", "double", "cgfloat", "bool", "enum", "uicolor", "cgcolor", "colour", "timeinterval",
  ]
}
