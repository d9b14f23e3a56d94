import SegueCatalog
public import SeguePluginABI
import SegueTimeline
import SegueYAML

/// Checks of the rules stated in `segue_plugin.h`.
extension LibraryChecks {
  /// Checks that the library loads quickly.
  ///
  /// - Parameter limit: the time limit, in seconds.
  public func checkLoading(within limit: Double = 0.1) -> CheckVerdict {
    let milliseconds = Int((library.loadingSeconds * 1000).rounded(.up))
    return library.loadingSeconds <= limit
      ? CheckVerdict(.pass, "the library loads in less than \(max(milliseconds, 1)) ms")
      : CheckVerdict(
        .fail, "the library takes \(milliseconds) ms to load, more than \(Int(limit * 1000)) ms",
        help: "move slow work from the entry and from static initializers to create")
  }

  /// Checks that the library's description matches its manifest.
  public func checkDescription() -> CheckVerdict {
    let differences = ManifestDifference.all(between: manifest, and: description)
    if differences.isEmpty { return CheckVerdict(.pass, "the library matches the manifest") }
    return CheckVerdict(
      .fail, differences.map(\.description).joined(separator: "; "),
      help: "make plugin.yaml and the library's descriptions the same")
  }

  /// Checks that an unknown animator is refused.
  public func checkUnknownAnimator() throws(PluginFault) -> CheckVerdict {
    try refusal(of: ["", "no-such-animator", "NO-SUCH-ANIMATOR"], "an unknown animator")
  }

  /// Checks that an animator's id with bytes added or removed is refused.
  public func checkTrailingBytes() throws(PluginFault) -> CheckVerdict {
    let ids = description.animators.map(\.id)
    return try refusal(
      of: ids.flatMap { ["\($0)x", "\($0) ", String($0.dropLast())] }.filter { !ids.contains($0) },
      "an id with different bytes at its end")
  }

  private func refusal(
    of ids: [String], _ what: String
  ) throws(PluginFault) -> CheckVerdict {
    for id in ids {
      guard case .rejected(let code, let message) = try library.ask(.create(id)) else {
        return CheckVerdict(
          .fail, "create returns an animator for '\(id)', which is \(what)",
          help: "compare the whole id in create, and return null if it is unknown")
      }
      if code >= 0 || message == nil {
        return CheckVerdict(
          .warn, "create rejects '\(id)' without a code and a message",
          help: "set the code and the message of the segue_error before create returns null")
      }
    }
    return CheckVerdict(.pass, "create rejects \(what)")
  }

  /// Checks that an unknown extension is not provided.
  public func checkUnknownExtension() throws(PluginFault) -> CheckVerdict {
    for id in ["segue.no-such-thing/1", "com.example.no-such-thing/1", ""] {
      guard case .absent = try library.ask(.findExtension(id)) else {
        return CheckVerdict(
          .fail, "get_extension returns a value for the unknown extension '\(id)'",
          help: "return null from get_extension for every unknown name")
      }
    }
    return CheckVerdict(.pass, "get_extension returns null for unknown extensions")
  }

  /// Checks that default values lie within their ranges.
  public func checkDefaults() -> CheckVerdict {
    for animator in description.animators + manifest.animators.map(\.description) {
      for parameter in animator.parameters where !parameter.allowsDefault {
        return CheckVerdict(
          .fail, "the default of '\(parameter.name)' of '\(animator.id)' is out of range",
          help: "change the default or the range, in the manifest and in the library")
      }
    }
    return CheckVerdict(.pass, "every default is within its range")
  }

  /// Checks that the longer records of a later version make no difference.
  public func checkLargerRecords() throws(PluginFault) -> CheckVerdict {
    for animator in description.animators {
      for stage in ProbeStages.few(for: animator.operations) {
        let due = try timeline(of: animator.id, on: stage)
        let seen = try timeline(of: animator.id, on: stage, isGrown: true)
        guard due == seen else {
          return CheckVerdict(
            .fail,
            "with longer records, '\(animator.id)' produces a different result for \(stage.operation.rawValue): "
              + seen.words,
            help: "only read the fields you know; SEGUE_HAS tests whether a field is present")
        }
      }
    }
    return CheckVerdict(.pass, "longer records make no difference")
  }

  /// Checks that records that are too short are refused, not read past their ends, and that those of
  /// version 1.0 are accepted.
  public func checkSmallerRecords() throws(PluginFault) -> CheckVerdict {
    var stages: [String: Stage] = [:]
    for animator in description.animators {
      if case .rejected(_, let message) = try library.ask(.create(animator.id)) {
        return CheckVerdict(
          .fail, "cannot create an animator: \(message ?? "there is no error message")",
          help: "create must return every animator that the plugin declares")
      }
      stages[animator.id] = ProbeStages.few(for: animator.operations).first
    }
    switch try library.ask(.passShortRecords(stages)) {
    case .rejected(_, let message):
      return CheckVerdict(
        .fail,
        "a stage as short as in version 1.0 is rejected: \(message ?? "there is no error message")",
        help: "compare its size with SEGUE_STAGE_SIZE_1_0, not with sizeof")
    case .invalidTimeline(let words):
      return CheckVerdict(.skip, "cannot pass short records: \(words)")
    case .done, .absent, .timeline:
      return CheckVerdict(.pass, "records that are too short cause no harm")
    }
  }
}

extension Result where Success == Timeline, Failure == ProbeFailure {
  /// The value in words.
  var words: String {
    switch self {
    case .success: "a different timeline"
    case .failure(let failure): failure.description
    }
  }
}

extension ParameterDescription {
  fileprivate var allowsDefault: Bool {
    switch (kind, defaultValue) {
    case (.number(let range), .number(let value)), (.length(let range), .number(let value)),
      (.angle(let range), .number(let value)), (.duration(let range), .number(let value)):
      range.contains(value)
    case (.choice(let names), .choice(let name)): names.contains(name)
    case (.boolean, .boolean), (.color, .color): true
    default: false
    }
  }
}
