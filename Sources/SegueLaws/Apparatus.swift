/// What the laws are judged with besides the preset: where transitions run, and what exports them.
struct Apparatus: Sendable {
  /// Makes the world that a rehearsed operation runs in.
  var world: @Sendable (Rehearsal, HeadlessWorld.Flaw) -> any TransitionWorld = {
    HeadlessWorld($0, $1)
  }
  /// The exporters.
  var exporters = Exporter.all
}
