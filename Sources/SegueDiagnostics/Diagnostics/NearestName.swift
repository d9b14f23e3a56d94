/// A search for the name that was probably meant.
///
/// Uses rustc's rule: the same name in different letter case, or with other hyphens (`scaleX`); else the name at the smallest edit
/// distance, ignoring case, if that is at most a third of the length; else the same words in
/// another order. Beyond that rule, a name that is one of the words of a single candidate.
public enum NearestName {
  /// Returns the candidate nearest to a name; nil if none is near.
  public static func find(_ name: String, among candidates: [String]) -> String? {
    let lowered = name.lowercased()
    return candidates.first { $0.lowercased() == lowered }
      ?? same(as: name, among: candidates)
      ?? closest(to: name, among: candidates)
      ?? candidates.first { words(of: $0) == words(of: name) }
      ?? onlyOne(of: candidates, withWord: lowered)
  }

  /// Returns the help line for a name, a statement with the nearest candidate; nil if none is near.
  ///
  /// - Parameter noun: The kind of name, such as `key`.
  public static func help(for name: String, noun: String, among candidates: [String]) -> String? {
    let article = noun.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    return find(name, among: candidates).map {
      "there is \(article) \(noun) with a similar name: '\($0)'"
    }
  }

  /// Returns the candidate that a name is a misspelling of: the only one that is near, or the only one from which a
  /// single letter differs; nil if none is, or several are.
  public static func only(near name: String, among candidates: [String]) -> String? {
    if let same = same(as: name, among: candidates) { return same }
    let letters = Array(name.lowercased().unicodeScalars)
    let limit = max(letters.count, 3) / 3
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { return nil }
      let distance = editDistance(letters, other)
      return distance <= limit ? (candidate, distance) : nil
    }
    if near.count == 1 { return near[0].name }
    let nearest = near.filter { $0.distance == 1 }
    return nearest.count == 1 && letters.count >= 4 ? nearest[0].name : nil
  }

  /// Returns the candidate with the same letters, in whatever case and with whatever hyphens; nil if there is none.
  public static func same(as name: String, among candidates: [String]) -> String? {
    let letters = joined(name)
    return candidates.first { joined($0) == letters }
  }

  /// Returns the candidates with the fewest edits from a name, the nearest first.
  public static func nearest(
    _ count: Int, to name: String, among candidates: [String]
  ) -> [String] {
    let letters = Array(name.lowercased().unicodeScalars)
    let ranked = candidates.enumerated().map { index, candidate in
      (editDistance(letters, Array(candidate.lowercased().unicodeScalars)), index)
    }
    return ranked.sorted(by: <).prefix(count).map { candidates[$0.1] }
  }

  private static func onlyOne(of candidates: [String], withWord word: String) -> String? {
    guard word.count >= 3 else { return nil }
    let found = candidates.filter { words(of: $0).contains { $0 == word } }
    return found.count == 1 ? found[0] : nil
  }

  private static func closest(to name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    let limit = max(letters.count, 3) / 3
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The letters of a name, whatever separates its words.
  private static func joined(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }.sorted()
  }

  /// The number of insertions, deletions, substitutions and transpositions between two texts.
  ///
  /// Optimal string alignment: no letter is edited twice.
  package static func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
