#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import CSeguePlugin
import SegueCatalog
import SeguePluginABI
import SegueTimeline
import SegueYAML

/// Checks of the rules stated in `segue_plugin.h`.
extension LibraryProbe {
  /// Checks that the library loads quickly.
  ///
  /// - Parameter limit: the time limit, in seconds.
  public func checkLoading(within limit: Double = 0.1) -> CheckVerdict {
    let milliseconds = Int((loadingSeconds * 1000).rounded(.up))
    return loadingSeconds <= limit
      ? CheckVerdict(.pass, "the library loads in less than \(max(milliseconds, 1)) ms")
      : CheckVerdict(
        .fail, "the library takes \(milliseconds) ms to load, more than \(Int(limit * 1000)) ms",
        help: "move slow work from the entry and from static initializers to create")
  }

  /// Checks that the library's description matches its manifest.
  public func checkDescription() -> CheckVerdict {
    let differences = ManifestDifference.all(between: manifest, and: description)
    guard let first = differences.first else {
      return CheckVerdict(.pass, "the library matches the manifest")
    }
    let more = differences.count > 1 ? ", and \(differences.count - 1) more" : ""
    return CheckVerdict(
      .fail, "\(first)\(more)",
      help: "make plugin.yaml and the library's descriptions the same")
  }

  /// Checks that an unknown animator is refused.
  public func checkUnknownAnimator() -> CheckVerdict {
    refusal(of: ["", "no-such-animator", "NO-SUCH-ANIMATOR"], "an unknown animator")
  }

  /// Checks that an animator's id with bytes added or removed is refused.
  public func checkTrailingBytes() -> CheckVerdict {
    let ids = description.animators.map(\.id)
    return refusal(
      of: ids.flatMap { ["\($0)x", "\($0) ", String($0.dropLast())] }.filter { !ids.contains($0) },
      "an id with different bytes at its end")
  }

  private func refusal(of ids: [String], _ what: String) -> CheckVerdict {
    for id in ids {
      let (instance, error) = create(id)
      if instance != nil {
        return CheckVerdict(
          .fail, "create returns an animator for '\(id)', which is \(what)",
          help: "compare the whole id in create, and return null if it is unknown")
      }
      if error.code >= 0 || error.words == nil {
        return CheckVerdict(
          .warn, "create rejects '\(id)' without a code and a message",
          help: "set the code and the message of the segue_error before create returns null")
      }
    }
    return CheckVerdict(.pass, "create rejects \(what)")
  }

  /// Checks that an unknown extension is not provided.
  public func checkUnknownExtension() -> CheckVerdict {
    guard let getExtension = record.get_extension else {
      return CheckVerdict(.pass, "the plugin has no extensions")
    }
    for id in ["segue.no-such-thing/1", "com.example.no-such-thing/1", ""] {
      if id.withCString({ getExtension(pointer, $0) }) != nil {
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
  public func checkLargerRecords() -> CheckVerdict {
    let help = "only read the fields you know; SEGUE_HAS tests whether a field is present"
    for animator in description.animators {
      let (instance, error) = create(animator.id)
      guard let instance else { return .cannotMake(animator.id, error) }
      defer { instance.pointee.destroy(instance) }
      for stage in ProbeStages.few(for: animator.operations) {
        do throws(ABIProblem) {
          var arena = Arena()
          let plain = try arena.place(stage)
          let values = try arena.place(ParameterValues(), of: animator.parameters)
          let due = timeline(instance, plain, values)
          let seen = timeline(
            instance, grown(plain.pointee).pointer, ExtendedRecord(values.pointee).pointer,
            growing: true)
          guard due == seen else {
            return CheckVerdict(
              .fail,
              "with longer records, '\(animator.id)' produces a different result for \(stage.operation.rawValue): "
                + seen.words, help: help)
          }
        } catch {
          return CheckVerdict(.skip, "cannot create a stage: \(error)")
        }
      }
    }
    return CheckVerdict(.pass, "longer records make no difference")
  }

  /// Returns a stage with extended records everywhere.
  private func grown(_ stage: segue_stage) -> ExtendedRecord<segue_stage> {
    var stage = stage
    // The memory lives as long as the process, which is short-lived.
    func extended<Record: ABIRecord>(
      _ pointer: UnsafePointer<Record>?
    ) -> UnsafePointer<Record>? { pointer.map { ExtendedRecord($0.pointee).pointer } }
    stage.from = extended(stage.from)
    stage.to = extended(stage.to)
    stage.source = extended(stage.source)
    stage.destination = extended(stage.destination)
    stage.presentation = extended(stage.presentation)
    return ExtendedRecord(stage)
  }

  /// Checks that records that are too short are refused, not read past their ends.
  public func checkSmallerRecords() -> CheckVerdict {
    for size in [8, 32] {
      var host = segue_host.sized
      (host.abi_major, host.abi_minor) = (SEGUE_ABI_MAJOR, SEGUE_ABI_MINOR)
      var error = segue_error.sized
      _ = GuardPageRecord(host, size: size).map { entry($0.pointer, &error) }
    }
    for animator in description.animators {
      let (instance, error) = create(animator.id)
      guard let instance else { return .cannotMake(animator.id, error) }
      defer { instance.pointee.destroy(instance) }
      for size in [8, 64, 104, 152] {
        guard let stage = ProbeStages.few(for: animator.operations).first else { continue }
        do throws(ABIProblem) {
          var arena = Arena()
          let record = try arena.place(stage)
          let values = try arena.place(ParameterValues(), of: animator.parameters)
          _ = GuardPageRecord(record.pointee, size: size).map {
            timeline(instance, $0.pointer, values)
          }
        } catch {
          return CheckVerdict(.skip, "cannot create a stage: \(error)")
        }
      }
    }
    return CheckVerdict(.pass, "records that are too short cause no harm")
  }
}

/// A truncated record directly before an unreadable page.
private struct GuardPageRecord<Record: ABIRecord> {
  let pointer: UnsafePointer<Record>

  /// Creates a record; nil if out of memory.
  init?(_ record: Record, size: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let memory = mmap(
      nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | mapAnonymous, -1, 0)
    guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1),
      mprotect(memory + page, page, PROT_NONE) == 0
    else { return nil }
    var record = record
    record.size = UInt32(size)
    let start = memory + page - size
    withUnsafeBytes(of: record) { bytes in
      start.copyMemory(from: bytes.baseAddress.unsafelyUnwrapped, byteCount: size)
    }
    pointer = UnsafeRawPointer(start).assumingMemoryBound(to: Record.self)
  }
}

#if canImport(Darwin)
  private let mapAnonymous = MAP_ANON
#else
  private let mapAnonymous = MAP_ANONYMOUS
#endif

extension CheckVerdict {
  /// Returns the verdict for a declared animator that cannot be created.
  static func cannotMake(_ animator: String, _ error: segue_error) -> CheckVerdict {
    CheckVerdict(
      .fail, "cannot create '\(animator)': \(error.message(of: error.code))",
      help: "create must return every animator that the plugin declares")
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
