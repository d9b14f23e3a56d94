/// The choice of a picture protocol, and the reasons against better ones.
struct PictureNegotiation {
  private let identity: TerminalIdentity
  private let replies: ProbeReplies?

  init(_ identity: TerminalIdentity, _ replies: ProbeReplies?) {
    self.identity = identity
    self.replies = replies
  }

  /// The best supported protocol, and the evidence for it.
  var choice: (pictures: PictureProtocol, reason: String) {
    guard identity.canMoveCursor else { return (.none, "TERM is unset or dumb") }
    for candidate in PictureProtocol.allCases {
      if let reason = proof(of: candidate) { return (candidate, reason) }
    }
    return (.none, "no protocol is supported")
  }

  /// Returns the evidence for a protocol; nil where there is none.
  private func proof(of pictures: PictureProtocol) -> String? {
    guard doubt(about: pictures) == nil else { return nil }
    switch pictures {
    case .kitty where identity.multiplexer == "tmux":
      return "the terminal replied OK through tmux; placed with Unicode placeholders"
    case .kitty: return "the terminal replied OK"
    case .iterm2: return identity.iterm2Terminal.map { "\(printable($0)) supports them" }
    case .sixel: return "the terminal's attributes include 4"
    case .quadrant: return "no pixel protocol is supported"
    case .half: return "the console's font has no quadrants"
    case .ascii: return "the locale is not UTF-8"
    case .none: return nil
    }
  }

  /// Returns the reason why a protocol is not chosen automatically; nil where it may be.
  func doubt(about pictures: PictureProtocol) -> String? {
    if let objection = objection(to: pictures) { return objection }
    switch pictures {
    case .kitty where replies?.kittyGraphics != "OK": return silence("no reply to kitty's query")
    case .iterm2 where identity.iterm2Terminal == nil:
      return "the terminal is not known to support them"
    case .sixel where identity.multiplexer == "tmux":
      return "tmux redraws them badly; use --protocol sixel to force them"
    case .sixel where replies?.hasSixel != true: return silence("the attributes do not include 4")
    case .quadrant where identity.lacksQuadrants: return "the console's font has no quadrants"
    default: return nil
    }
  }

  /// Returns the reason why a protocol cannot be used even on demand; nil where it can, or where
  /// that is unknown.
  func objection(to pictures: PictureProtocol) -> String? {
    if pictures == .none { return nil }
    guard identity.canMoveCursor else { return "TERM is unset or dumb" }
    if pictures.needsUnicode && !identity.hasUnicode {
      return "needs a UTF-8 locale, such as LANG=C.UTF-8"
    }
    switch pictures {
    case .kitty: return objectionToKitty
    case .iterm2: return objectionToITerm2
    case .sixel where identity.multiplexer == "screen": return "screen does not pass them through"
    case .sixel where replies?.attributes != nil && replies?.hasSixel == false:
      return "the terminal's attributes do not include 4"
    default: return nil
    }
  }

  /// A terminal that sends no replies may still support the protocol; one that replies to
  /// everything else does not.
  private var objectionToKitty: String? {
    switch identity.multiplexer {
    case "tmux": return objectionInTmux
    case let multiplexer?: return "\(multiplexer) does not pass them through"
    case nil: break
    }
    switch replies?.kittyGraphics {
    case "OK": return nil
    case let error?: return "the terminal replied \(printable(error))"
    case nil: return replies?.attributes == nil ? nil : "no reply to kitty's query"
    }
  }

  /// tmux does not support images: only pictures placed by characters stay in place.
  private var objectionInTmux: String? {
    guard replies?.kittyGraphics == "OK" else {
      return "no reply through tmux; try 'set -g allow-passthrough on' in tmux.conf"
    }
    let placing = ["kitty", "ghostty", "rio"]
    guard let outer = replies?.outerName else {
      return "the terminal outside tmux did not report its name"
    }
    let isKnown = placing.contains { outer.hasPrefix($0) } && !identity.lacksPlaceholders
    let isOld = outer.hasPrefix("kitty(0.") && (outer.minorVersion ?? 0) < 28
    return isKnown && !isOld
      ? nil : "\(printable(outer)) does not support Unicode placeholders, which tmux needs"
  }

  private var objectionToITerm2: String? {
    if let multiplexer = identity.multiplexer { return "\(multiplexer) does not pass them through" }
    let without = ["kitty", "foot", "XTerm", "ghostty", "VTE", "contour", "alacritty"]
    guard let name = identity.name, without.contains(where: { name.hasPrefix($0) }) else {
      return nil
    }
    return "\(printable(name)) does not support them"
  }

  private func silence(_ reason: String) -> String {
    guard let replies else { return "the terminal was not queried" }
    return replies.attributes == nil ? "the terminal did not reply" : reason
  }
}

extension String {
  /// The second number of a version such as `kitty(0.28.1)`.
  fileprivate var minorVersion: Int? {
    let numbers = split { !$0.isNumber }
    return numbers.count > 1 ? Int(numbers[1]) : nil
  }
}
