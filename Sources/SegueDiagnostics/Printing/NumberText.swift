extension Double {
  /// The fewest digits that give the same number back; whole numbers without a fraction.
  package var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
