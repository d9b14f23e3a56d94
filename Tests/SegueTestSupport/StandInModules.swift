import Foundation

/// The modules of `SegueUIKit` and of the stand-ins for Apple's frameworks, which `Scripts/test` builds on Linux.
public enum StandInModules {
  /// What the compiler says against a source that imports them; empty if it accepts it.
  public static func problems(of source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "source.swift")
    let modules = URL(filePath: BuiltProgram.segue).deletingLastPathComponent()
      .appending(path: "Modules").path
    return try text(
      of: """
        swiftc -typecheck -swift-version 6 -parse-as-library -I '\(modules)' \
        -I '\(Checkout.folder)/Sources/CSeguePlugin/include' \
        '\(folder.file("source.swift"))' 2>&1 || echo 'it is not accepted'
        """)
  }
}
