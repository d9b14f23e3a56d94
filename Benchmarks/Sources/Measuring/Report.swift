/// One row of a benchmark's result.
public struct Row {
  /// The name of the measurement.
  public let name: String
  /// The measurements; nil where the peer is not installed.
  public var samples: Samples?
  /// The ratio to a peer.
  public var ratio: (value: Double, peer: String)?
  /// The project's goal.
  public var aim: String?
  /// The peak memory, in bytes.
  public var peakMemory: Int?
  /// An additional remark.
  public var note: String?

  /// Creates a row.
  public init(
    _ name: String, _ samples: Samples?, ratio: (value: Double, peer: String)? = nil,
    aim: String? = nil, peakMemory: Int? = nil, note: String? = nil
  ) {
    self.name = name
    self.samples = samples
    self.ratio = ratio
    self.aim = aim
    self.peakMemory = peakMemory
    self.note = note
  }
}

/// The result of a benchmark: a table, or with `--json` a JSON object on each line.
public struct Report {
  private let title: String
  private let unit: String
  private var rows: [Row] = []

  /// Creates an empty report.
  public init(_ title: String, unit: String) {
    self.title = title
    self.unit = unit
  }

  /// Adds a row.
  public mutating func add(_ row: Row) { rows.append(row) }

  /// Prints the report in the format selected on the command line.
  public func print() {
    CommandLine.arguments.contains("--json") ? printJSON() : printTable()
  }

  private func printTable() {
    Swift.print("\n\(title)")
    let header = ["", "median \(unit)", "min \(unit)", "ratio", "peak MB", ""]
    let lines = [header] + rows.map(cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    for line in lines {
      let padded = line.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == 5 ? cell + space : space + cell
      }
      Swift.print(padded.joined(separator: "  ").trimmingTrailingSpaces)
    }
  }

  private func cells(_ row: Row) -> [String] {
    let messages = [row.ratio.map { "of \($0.peer)" }, row.aim.map { "aim \($0)" }, row.note]
    return [
      row.name, row.samples.map { short($0.median) } ?? "skipped",
      row.samples.map { short($0.minimum) } ?? "", row.ratio.map { short($0.value) + "×" } ?? "",
      row.peakMemory.map { short(Double($0) / 1e6) } ?? "",
      messages.compactMap { $0 }.joined(separator: "; "),
    ]
  }

  private func printJSON() {
    for row in rows {
      var fields = [("benchmark", quote(title)), ("what", quote(row.name)), ("unit", quote(unit))]
      if let samples = row.samples {
        fields += [("median", "\(samples.median)"), ("min", "\(samples.minimum)")]
        fields.append(("rounds", "\(samples.values.count)"))
      }
      if let ratio = row.ratio {
        fields += [("ratio", "\(ratio.value)"), ("peer", quote(ratio.peer))]
      }
      if let aim = row.aim { fields.append(("aim", quote(aim))) }
      if let memory = row.peakMemory { fields.append(("peakBytes", "\(memory)")) }
      if let note = row.note { fields.append(("note", quote(note))) }
      Swift.print("{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}")
    }
  }

  private func quote(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

/// Returns a number with about three digits.
public func short(_ value: Double) -> String {
  let places = abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : abs(value) >= 1 ? 100 : 1000
  let rounded = (value * places).rounded() / places
  return places == 1 ? "\(Int(rounded))" : "\(rounded)"
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
