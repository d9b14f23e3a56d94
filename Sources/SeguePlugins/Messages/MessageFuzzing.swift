import SegueCatalog
import SeguePluginABI
import SegueTimeline

/// Reads bytes as the messages between a plugin's process and its parent, for a fuzzer.
///
/// Whatever the bytes are, it returns: what is read is a message, or refused. A timeline that was
/// read is sampled, as whoever receives it would do.
///
/// - Returns: whether the bytes are a message.
package func readMessages(from bytes: [UInt8]) -> Bool {
  var isMessage = (try? MessageReader.value(HostRequest.self, from: bytes[...])) != nil
  guard let reply = try? MessageReader.value(HostReply.self, from: bytes[...]) else {
    return isMessage
  }
  isMessage = true
  switch reply {
  case .timeline(let draft), .probed(.timeline(let draft)):
    guard let timeline = try? draft.timeline() else { return true }
    for time in [0, timeline.duration / 3, timeline.duration] { _ = timeline.sample(at: time) }
  case .fault(let fault): _ = fault.printable.description
  case .step(let call): _ = call.words
  default: break
  }
  return isMessage
}
