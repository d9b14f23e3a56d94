extension NameSynonym {
  /// The name to write in place of another system's, if its value means the same here; nil if the value may differ.
  static func certain(_ name: String, among names: [String]) -> String? {
    sameValues.contains(folded(name)) ? meaning(of: name, among: names)?.name : nil
  }

  /// The names whose values need no change, or only one that is reported separately, such as a missing unit.
  ///
  /// Left out are `visible`, whose value is the opposite of `hidden`, and `filter`, which is more than `blur`.
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
    "op", "done", "completed", "canceled", "aborted",
    // Types.
    "float", "double", "cgfloat", "bool", "enum", "uicolor", "cgcolor", "colour", "timeinterval",
  ]
}
