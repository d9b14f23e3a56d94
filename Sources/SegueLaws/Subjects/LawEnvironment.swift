/// The environment of the law checks: the world that transitions run in, and the exporters.
struct LawEnvironment: Sendable {
  /// Creates the world that a checked operation runs in.
  var world: @Sendable (LawSubject, HeadlessWorld.Defect) -> any TransitionWorld = {
    HeadlessWorld($0, $1)
  }
  /// The exporters.
  var exporters = Exporter.all
}
