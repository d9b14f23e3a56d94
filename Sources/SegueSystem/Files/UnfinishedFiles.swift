#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Synchronization

/// The files to delete, and the programs that write them, when Ctrl-C or another signal ends the
/// process.
///
/// A program is killed first: otherwise it could create its file again. A signal handler may not
/// allocate or lock, so paths are stored in fixed-size memory: a slot that begins with a zero byte is
/// free. Signals that this process handles itself are left alone.
package enum UnfinishedFiles {
  /// Installs the signal handlers; ``add(_:)`` does as well.
  ///
  /// Handlers that pass a signal on to the previous ones must be installed after these.
  package static func installHandlers() { installation }

  /// Registers a file; returns nil where too many are open or the path is too long.
  package static func add(_ path: String) -> Int? {
    installation
    let name = Array(path.utf8)
    guard !name.isEmpty, name.count < slotSize else { return nil }
    return isAccessed.withLock { _ in
      guard let slot = (0..<slotCount).first(where: { slots[$0 * slotSize] == 0 }) else {
        return nil
      }
      let memory = slots + slot * slotSize
      for index in stride(from: name.count, through: 0, by: -1) {  // byte 0 marks the slot
        memory[index] = index < name.count ? CChar(bitPattern: name[index]) : 0
      }
      return slot
    }
  }

  /// Registers a program that writes a file, by its process ID.
  static func addWriter(_ id: Int32) {
    isAccessed.withLock { _ in
      guard let slot = (0..<slotCount).first(where: { writers[$0] == 0 }) else { return }
      writers[slot] = id
    }
  }

  /// Unregisters a program.
  static func removeWriter(_ id: Int32) {
    isAccessed.withLock { _ in
      for slot in 0..<slotCount where writers[slot] == id { writers[slot] = 0 }
    }
  }

  /// Unregisters a file.
  package static func remove(_ slot: Int) {
    isAccessed.withLock { _ in slots[slot * slotSize] = 0 }
  }
}

private let slotCount = 16
private let slotSize = 4096
private let isAccessed = Mutex(())
private nonisolated(unsafe) let slots: UnsafeMutablePointer<CChar> = {
  let memory = UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * slotSize)
  memory.initialize(repeating: 0, count: slotCount * slotSize)
  return memory
}()

/// The IDs of the programs that write files; zero in a free slot.
private nonisolated(unsafe) let writers: UnsafeMutablePointer<Int32> = {
  let memory = UnsafeMutablePointer<Int32>.allocate(capacity: slotCount)
  memory.initialize(repeating: 0, count: slotCount)
  return memory
}()

private let installation: Void = {
  // Initializes the global here, since a signal handler may not do that.
  _ = slots
  _ = writers
  // With this, exceeding the file size limit is an error instead of a signal that ends the process.
  Signal.reportLargeFiles()
  for signal in Signal.ending.map(\.rawValue) where sigaction(of: signal).isStandard {
    var action = sigaction(calling: removeAll)
    sigaction(signal, &action, nil)
  }
}()

/// Kills the programs, deletes the files and lets the signal end the process.
private func removeAll(_ signal: Int32) {
  for slot in 0..<slotCount where writers[slot] != 0 { kill(writers[slot], SIGKILL) }
  for slot in 0..<slotCount where writers[slot] != 0 {
    while waitpid(writers[slot], nil, 0) < 0, errno == EINTR {}
  }
  for slot in 0..<slotCount where slots[slot * slotSize] != 0 { unlink(slots + slot * slotSize) }
  var standard = sigaction()
  sigaction(signal, &standard, nil)
  raise(signal)
}
