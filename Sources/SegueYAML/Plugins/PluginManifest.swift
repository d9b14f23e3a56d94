public import SegueDiagnostics
public import SeguePluginABI
public import SegueTimeline

/// What a plugin's folder says of it: who made it, what it provides, and which libraries hold its code.
///
/// Everything that lists, shows and matches works from this; no code runs for it.
public struct PluginManifest: Hashable, Sendable {
  /// The plugin's id, which its folder is called after.
  public var id: String
  /// What it is called.
  public var name: String
  /// Its version.
  public var version: Version
  /// What it brings, in one sentence.
  public var summary: String
  /// Who made it.
  public var authors: [Author]
  /// The SPDX expression of its license.
  public var license: String
  /// A page about it.
  public var homepage: String?
  /// The versions of Segue that it works with.
  public var host = VersionRange()
  /// The interface that its libraries were built for; nil where it brings presets only.
  public var interface: PluginInterface?
  /// Its libraries, by the platform that they were built for.
  public var libraries: [PluginPlatform: Library] = [:]
  /// The animators that its libraries provide.
  public var animators: [Animator] = []
  /// Where its id stands, if it was read from a file.
  public var place: SourcePlace?

  /// Somebody who made a plugin.
  public struct Author: Hashable, Sendable {
    /// The name.
    public var name: String
    /// A page about them.
    public var url: String?

    /// Creates an author.
    public init(name: String, url: String? = nil) {
      self.name = name
      self.url = url
    }
  }

  /// A shared library.
  public struct Library: Hashable, Sendable {
    /// Its path in the plugin's folder.
    public var path: String
    /// The SHA-256 of its bytes, 64 hexadecimal digits; nil where the manifest does not say.
    public var sha256: String?

    /// Creates a library.
    public init(path: String, sha256: String? = nil) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// An animator that the plugin provides.
  public struct Animator: Hashable, Sendable {
    /// What it is called and what it can do.
    public var description: AnimatorDescription
    /// What it does, in one sentence.
    public var summary: String
    /// How it lays out the way back.
    public var reverse = Reverse.none
    /// Whether it keeps still by itself where motion shall be reduced.
    public var reducesMotion = false

    /// How an animator lays out the operation that undoes another.
    public enum Reverse: String, CaseIterable, Hashable, Sendable {
      /// It lays it out as the exact reverse.
      case exact
      /// It lays it out in a way of its own.
      case own
      /// It leaves it to presets, which turn its timeline round.
      case none
    }

    /// Creates an animator.
    public init(description: AnimatorDescription, summary: String) {
      self.description = description
      self.summary = summary
    }
  }

  /// Creates a manifest of a plugin that provides nothing yet.
  public init(
    id: String, name: String, version: Version, summary: String, authors: [Author], license: String
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.summary = summary
    self.authors = authors
    self.license = license
  }
}

/// A kind of machine that libraries are built for, as manifests call it.
public enum PluginPlatform: String, CaseIterable, Hashable, Sendable {
  case linuxX86 = "linux-x86_64"
  case linuxARM = "linux-aarch64"
  case macOSX86 = "macos-x86_64"
  case macOSARM = "macos-arm64"

  /// The one that this program was built for; nil where libraries are not loaded at all.
  public static var current: PluginPlatform? {
    #if os(Linux) && arch(x86_64)
      .linuxX86
    #elseif os(Linux) && arch(arm64)
      .linuxARM
    #elseif os(macOS) && arch(x86_64)
      .macOSX86
    #elseif os(macOS) && arch(arm64)
      .macOSARM
    #else
      nil
    #endif
  }
}

/// The versions from one on, and below another.
public struct VersionRange: Hashable, Sendable {
  /// The lowest version that will do.
  public var minimum: Version?
  /// The first version that will not.
  public var below: Version?

  /// Creates a range; of all versions by default.
  public init(minimum: Version? = nil, below: Version? = nil) {
    self.minimum = minimum
    self.below = below
  }

  /// Whether a version lies in the range.
  public func contains(_ version: Version) -> Bool {
    if let minimum, version < minimum { return false }
    if let below { return version < below }
    return true
  }
}

extension VersionRange: CustomStringConvertible {
  /// The range in words, such as `from 1.0.0 on and below 2.0.0`.
  public var description: String {
    switch (minimum, below) {
    case (nil, nil): "of any number"
    case (let minimum?, nil): "from \(minimum) on"
    case (nil, let below?): "below \(below)"
    case (let minimum?, let below?): "from \(minimum) on and below \(below)"
    }
  }
}
