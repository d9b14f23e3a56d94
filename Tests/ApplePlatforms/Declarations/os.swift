// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Segue uses of Apple's logger, as declarations for Tests/ApplePlatforms/check.

public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
}
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .public
  ) {}
}
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func error(_ message: OSLogMessage) {}
}
