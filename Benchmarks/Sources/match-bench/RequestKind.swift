import CAllocations
import Measuring
import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The kind of rule by which a request finds its preset.
enum RequestKind: String, CaseIterable {
  case pair = "by a pair"
  case screen = "by one screen"
  case pattern = "by a pattern"
  case fallback = "by the default"

  /// Returns requests spread over all presets of a registry.
  private func requests(_ count: Int) -> [MatchRequest] {
    // Every thirtieth preset has a rule for one screen, and the third after it has one for a pair.
    (0..<64).map { number in
      let index = number * 7919 % (count / 30) * 30
      switch self {
      case .pair: return request("screen-\(index + 3)", "screen-\(index + 4)")
      case .screen: return request("screen-\(index)", "elsewhere-\(number)")
      case .pattern: return request("elsewhere-\(number)", "d-\(number)")
      case .fallback: return request("elsewhere-\(number)", "nowhere-\(number)")
      }
    }
  }

  private func request(_ from: String, _ to: String) -> MatchRequest {
    MatchRequest(operation: .push, from: from, to: to, offers: [.source])
  }

  /// Returns the processor time of one match.
  func nanoseconds(_ selector: AnimatorSelector) -> Double {
    let requests = requests(selector.registry.presets.count)
    let rounds = 40
    var found = 0
    let time = processorTime {
      for _ in 0..<rounds {
        for request in requests where selector.match(request) != nil { found += 1 }
      }
    }
    precondition(found == rounds * requests.count, "a request found nothing")
    return time * 1e9 / Double(found)
  }

  /// Returns the number of allocations per match.
  func allocations(_ selector: AnimatorSelector) -> Int {
    let requests = requests(selector.registry.presets.count)
    let before = allocations_so_far()
    let match = selector.match(requests[0])
    return match == nil ? 0 : allocations_so_far() - before
  }
}
