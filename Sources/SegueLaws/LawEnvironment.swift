/// What the laws are judged with besides the preset: where transitions run, and what exports them.
struct LawEnvironment: Sendable {
  /// Makes the world that a rehearsed operation runs in.
  var world: @Sendable (LawSubject, HeadlessWorld.Defect) -> any TransitionWorld = {
    HeadlessWorld($0, $1)
  }
  /// The exporters.
  var exporters = Exporter.all
}
