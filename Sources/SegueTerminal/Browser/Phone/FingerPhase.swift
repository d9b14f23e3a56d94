/// The phase of a mouse gesture that acts as a finger.
enum FingerPhase: Hashable, Sendable {
  case began, moved, ended
}
