#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import CSeguePlugin
import SeguePluginABI

/// A record of a later version: longer, with contents unknown to an older reader.
final class ExtendedRecord<Record: ABIRecord> {
  private static var tail: Int { 64 }
  let mutablePointer: UnsafeMutablePointer<Record>
  var pointer: UnsafePointer<Record> { UnsafePointer(mutablePointer) }

  init(_ record: Record) {
    let bytes = MemoryLayout<Record>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes + Self.tail, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0xA5, count: bytes + Self.tail)
    mutablePointer = memory.bindMemory(to: Record.self, capacity: 1)
    mutablePointer.initialize(to: record)
    mutablePointer.pointee.size = UInt32(bytes + Self.tail)
  }
}

extension UnsafePointer<segue_stage> {
  /// The stage with extended records everywhere.
  var grown: ExtendedRecord<segue_stage> {
    var stage = pointee
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
}

/// A truncated record directly before an unreadable page.
struct GuardPageRecord<Record: ABIRecord> {
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
