/// What a mouse does as a finger.
enum FingerPhase: Hashable, Sendable {
  case began, moved, ended
}
