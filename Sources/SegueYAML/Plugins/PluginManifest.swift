public import SegueDiagnostics
public import SeguePluginABI
public import SegueTimeline

/// A plugin's manifest: its authors, what it provides, and the libraries that contain its code.
///
/// Listing, showing and matching need only the manifest and never run the plugin's code.
public struct PluginManifest: Hashable, Sendable {
  /// The id, which is also the name of the folder.
  public var id: String
  /// The display name.
  public var name: String
  /// The version.
  public var version: Version
  /// A one-sentence description.
  public var summary: String
  /// The authors.
  public var authors: [Author]
  /// The license, as an SPDX expression.
  public var license: String
  /// The web page.
  public var homepage: String?
  /// The compatible versions of Segue.
  public var host = VersionRange()
  /// The ABI version of its libraries; nil for a plugin with presets only.
  public var interface: PluginInterface?
  /// The libraries, by platform.
  public var libraries: [PluginPlatform: Library] = [:]
  /// The animators provided by its libraries.
  public var animators: [Animator] = []
  /// The source location of the id, if read from a file.
  public var place: SourcePlace?

  /// An author of a plugin.
  public struct Author: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The author's web page.
    public var url: String?

    /// Creates an author.
    public init(name: String, url: String? = nil) {
      self.name = name
      self.url = url
    }
  }

  /// A shared library.
  public struct Library: Hashable, Sendable {
    /// The path in the plugin's folder.
    public var path: String
    /// The SHA-256 of the file, as 64 hexadecimal digits; nil if the manifest omits it.
    public var sha256: String?

    /// Creates a library.
    public init(path: String, sha256: String? = nil) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// An animator provided by the plugin.
  public struct Animator: Hashable, Sendable {
    /// The animator's name and capabilities.
    public var description: AnimatorDescription
    /// A one-sentence description.
    public var summary: String
    /// The support for the inverse operation.
    public var reverse = Reverse.none
    /// Whether the animator itself respects reduced motion.
    public var reducesMotion = false

    /// An animator's support for the inverse operation.
    public enum Reverse: String, CaseIterable, Hashable, Sendable {
      /// The exact reverse of the original operation.
      case exact
      /// A separate animation.
      case own
      /// None: presets reverse its timeline.
      case none
    }

    /// Creates an animator.
    public init(description: AnimatorDescription, summary: String) {
      self.description = description
      self.summary = summary
    }
  }

  /// Creates a manifest without animators and libraries.
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

/// A platform for which libraries are built, as named in manifests.
public enum PluginPlatform: String, CaseIterable, Hashable, Sendable {
  case linuxX86 = "linux-x86_64"
  case linuxARM = "linux-aarch64"
  case macOSX86 = "macos-x86_64"
  case macOSARM = "macos-arm64"

  /// The platform of this program; nil where libraries cannot be loaded.
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

/// A range of versions with optional bounds.
public struct VersionRange: Hashable, Sendable {
  /// The lowest version accepted.
  public var minimum: Version?
  /// The lowest version no longer accepted.
  public var below: Version?

  /// Creates a range, by default of all versions.
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
  /// The range as text, such as `from 1.0.0 on and below 2.0.0`.
  public var description: String {
    switch (minimum, below) {
    case (nil, nil): "any version"
    case (let minimum?, nil): "\(minimum) or later"
    case (nil, let below?): "below \(below)"
    case (let minimum?, let below?): "\(minimum) or later, below \(below)"
    }
  }
}
