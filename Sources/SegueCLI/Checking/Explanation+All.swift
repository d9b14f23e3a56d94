package import SegueDiagnostics
import SegueLaws
import SegueScenes
import SegueYAML

extension Explanation {
  /// All pages; each target lists those of its own codes.
  package static let all =
    yaml + format + presets + catalogs + expressions + scenes + gestures + scenarioFiles
    + scenarios + plugins + laws + fonts + platforms
    + tapes
}
