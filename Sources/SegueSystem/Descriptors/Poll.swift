#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// Waits for events on descriptors.
package enum Poll {
  /// Events on a descriptor.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// There is data to read, or the end of the input.
    package static let readable = Events(rawValue: Int16(POLLIN))
    /// There is room to write.
    package static let writable = Events(rawValue: Int16(POLLOUT))
    /// The other end has closed; always reported.
    package static let hangUp = Events(rawValue: Int16(POLLHUP))
    /// The descriptor has an error; always reported.
    package static let error = Events(rawValue: Int16(POLLERR))
  }

  /// Waits for an event on one of several descriptors, or for a signal.
  ///
  /// - Parameter milliseconds: the timeout; −1 waits indefinitely.
  /// - Returns: the events of each descriptor.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)], milliseconds: Int32
  ) -> [Events] {
    var polls = requests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.events.rawValue, revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    return polls.map { count > 0 ? Events(rawValue: $0.revents) : [] }
  }

  /// Waits for an event on one of several descriptors.
  ///
  /// - Returns: the events of each descriptor; nil after the deadline.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)],
    until deadline: Deadline
  ) -> [Events]? {
    let events = wait(for: requests, milliseconds: deadline.milliseconds)
    return events.contains { !$0.isEmpty } || !deadline.isOver ? events : nil
  }
}
