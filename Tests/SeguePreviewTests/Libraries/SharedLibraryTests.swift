import SegueSystem
import Testing

@testable import SeguePreview

/// Libraries that are opened late are there, or it is said which package brings them.
@Suite struct SharedLibraryTests {
  private static func library(stem: String) -> SharedLibrary {
    SharedLibrary(
      name: "libnone", purpose: "tests", stem: stem, version: 16,
      packages: ("libnone1", "none"))
  }

  private static func findAll(
    _ library: UnsafeMutableRawPointer, _ table: UnsafeMutablePointer<Int>
  ) -> UnsafePointer<CChar>? {
    nil
  }

  private static func findNone(
    _ library: UnsafeMutableRawPointer, _ table: UnsafeMutablePointer<Int>
  ) -> UnsafePointer<CChar>? {
    let name: StaticString = "png_of_tomorrow"
    return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  private static func failure(_ result: Result<Int, MissingLibrary>) -> MissingLibrary? {
    if case .failure(let missing) = result { missing } else { nil }
  }

  @Test func `the required libraries are found with every function`() {
    #expect(
      PictureLibraries.findings == [
        "cairo, for scenes: found", "FreeType, for text: found", "libpng, for PNG: found",
        "libwebp, for WebP: found",
      ])
  }

  @Test func `a missing library is reported with its file and packages`() throws {
    let library = Self.library(stem: "segue-has-no-such-library")
    let result = library.functions(Self.findAll)
    let missing = try #require(Self.failure(result))
    #expect(missing.description.hasPrefix("libnone cannot be loaded: "))
    #expect(missing.reason.contains("segue-has-no-such-library"))
    #expect(missing.help == "install the package libnone1 (apt) or none (Homebrew)")
    #expect(library.finding(result).hasPrefix("libnone, for tests: cannot be loaded ("))
    #expect(library.finding(result).hasSuffix("); \(missing.help)"))
  }

  @Test func `a library that lacks a function is reported with its name`() throws {
    let result = Self.library(stem: "png16").functions(Self.findNone)
    let missing = try #require(Self.failure(result))
    #expect(missing.reason.hasSuffix(" does not have the function png_of_tomorrow"))
  }

  @Test func `a media error includes the missing library and its packages`() throws {
    let result = Self.library(stem: "none").functions(Self.findAll)
    let error = MediaError("cannot write a.webp", try #require(Self.failure(result)))
    #expect(error.code == .missingLibrary)
    #expect(error.message.hasPrefix("cannot write a.webp: libnone cannot be loaded: "))
    #expect(error.help == "install the package libnone1 (apt) or none (Homebrew)")
  }
}
