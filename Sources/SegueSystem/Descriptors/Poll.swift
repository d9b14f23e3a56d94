#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

/// Waits for descriptors.
package enum Poll {
  /// What can be done with a descriptor, or has happened to it.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// There is something to read, or it has ended.
    package static let readable = Events(rawValue: Int16(POLLIN))
    /// There is room to write.
    package static let writable = Events(rawValue: Int16(POLLOUT))
    /// The other end has gone; reported, whether asked for or not.
    package static let hangUp = Events(rawValue: Int16(POLLHUP))
    /// Something is wrong with the descriptor; reported, whether asked for or not.
    package static let error = Events(rawValue: Int16(POLLERR))
  }

  /// Waits until something can be done with one of some descriptors, or a signal comes.
  ///
  /// - Parameter milliseconds: the most time; −1 waits for as long as it takes.
  /// - Returns: what can be done with each.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)], milliseconds: Int32
  ) -> [Events] {
    var polls = requests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.events.rawValue, revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    return polls.map { count > 0 ? Events(rawValue: $0.revents) : [] }
  }

  /// Waits until something can be done with one of some descriptors.
  ///
  /// - Returns: what can be done with each; nil once the deadline is over.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)],
    until deadline: Deadline
  ) -> [Events]? {
    let events = wait(for: requests, milliseconds: deadline.milliseconds)
    return events.contains { !$0.isEmpty } || !deadline.isOver ? events : nil
  }
}
