import SegueCatalog
import SegueSystem
import SystemPackage

/// One end of a socket for length-prefixed messages.
struct MessageChannel: Sendable {
  /// Why a message could not be sent or received.
  enum Failure: Error, Hashable {
    /// The other end is closed.
    case closed
    /// The deadline has passed.
    case late
    /// The data received is not a message.
    case invalidMessage(String)
  }

  /// The socket.
  let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  private var taken = 0

  /// The maximum size of a message, in bytes; the largest timeline is far smaller.
  static let messageLimit = 32 << 20
  private static let pieceBytes = 1 << 15

  /// Takes ownership of one end of a socket.
  init(descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Sends a value; with a nil deadline, waits indefinitely.
  func send(_ value: some BinaryCodable, until deadline: Deadline?) throws(Failure) {
    let message: [UInt8]
    do throws(DamagedBytes) {
      message = try MessageWriter.bytes(of: value)
    } catch {
      throw .invalidMessage("a value cannot be sent")
    }
    let count = withUnsafeBytes(of: UInt32(message.count).littleEndian) { Array($0) }
    try send(count + message, until: deadline)
  }

  private func send(_ bytes: [UInt8], until deadline: Deadline?) throws(Failure) {
    var done = 0
    while done < bytes.count {
      do {
        done += try bytes.withUnsafeBytes {
          try descriptor.send(
            UnsafeRawBufferPointer(rebasing: $0[done...]), waits: deadline == nil)
        }
      } catch Errno.interrupted {
        continue
      } catch Errno.resourceTemporarilyUnavailable {
        guard let deadline else { throw .closed }
        guard Poll.wait(for: [(descriptor, .writable)], until: deadline) != nil else {
          throw .late
        }
      } catch {
        throw .closed
      }
    }
  }

  /// Reads the available bytes; unless it `waits`, there may be none.
  mutating func fill(waits: Bool) throws(Failure) {
    if taken > 0 {
      buffer.removeFirst(taken)
      taken = 0
    }
    do {
      try withUnsafeTemporaryAllocation(byteCount: Self.pieceBytes, alignment: 1) { piece in
        let count = try descriptor.receive(into: piece, waits: waits)
        guard count > 0 else { throw Failure.closed }
        buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
      }
    } catch Errno.interrupted, Errno.resourceTemporarilyUnavailable {
      return
    } catch {
      throw .closed
    }
  }

  /// Returns the next message, if complete.
  mutating func next<Message: BinaryCodable>(_ type: Message.Type) throws(Failure) -> Message? {
    let rest = buffer[taken...]
    guard rest.count >= 4 else { return nil }
    let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= Self.messageLimit else {
      throw .invalidMessage("a message claims to have \(count) bytes")
    }
    guard rest.count >= 4 + count else { return nil }
    let start = taken + 4
    taken = start + count
    do throws(DamagedBytes) {
      return try MessageReader.value(Message.self, from: buffer[start..<taken])
    } catch {
      throw .invalidMessage("a message makes no sense from byte \(error.offset) on")
    }
  }
}
