extension Device {
  /// Lets time pass until something holds.
  ///
  /// - Returns: whether it does, after five seconds at most.
  static func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<500 {
      if condition() { return true }
      wait(0.01)
    }
    return condition()
  }
}
