extension Double {
  /// The shortest digits that round-trip; whole numbers have no fraction.
  package var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
