#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueSystem
import Testing

@testable import SegueYAML

/// The index is used while nothing has changed, and never when something has.
@Suite struct IndexTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
    try fixture.add("alpha")
    try fixture.add("beta", family: "zoom")
    #expect(try fixture.ids() == ["alpha", "beta"])
  }

  private var stored: CatalogIndex? {
    fixture.listing().indexPath.flatMap { IndexFile.read($0, folders: [fixture.catalog]) }
  }

  @Test func `stores the entries that were read`() throws {
    let entries = try #require(stored).entries
    #expect(entries.map { $0[.id] } == ["alpha", "beta"])
    #expect(entries[1][.family] == "zoom")
    #expect(entries[1][.operations] == "push")
    #expect(entries[1][.path] == "\(fixture.catalog)/zoom/beta.yaml")
  }

  @Test func `indexes a large catalog`() throws {
    for index in 0..<600 { try fixture.add("many-\(index)", family: "many") }
    let expected = ["alpha", "beta"] + (0..<600).map { "many-\($0)" }.sorted()
    #expect(try fixture.ids() == expected)
    #expect(stored?.entries.map { $0[.id] } == expected)
  }

  /// Threads take some files at a time; nothing may fall between two portions or behind the last.
  @Test func `notices a change anywhere in a large catalog`() throws {
    for index in 1000..<1600 { try fixture.add("many-\(index)", family: "many") }
    #expect(try fixture.ids().count == 602)
    let places = [1000, 1001, 1254, 1255, 1256, 1257, 1510, 1511, 1512, 1513, 1598, 1599]
    for index in places {
      #expect(stored != nil)
      let file = "\(fixture.catalog)/many/many-\(index).yaml"
      utimes(file, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
      #expect(stored == nil, "the change of \(index)")
      _ = try fixture.ids()
    }
  }

  @Test func `notices changes behind a symbolic link`() throws {
    let target = "\(fixture.path)/elsewhere.yaml"
    let beta = "\(fixture.catalog)/zoom/beta.yaml"
    rename(beta, target)
    symlink(target, beta)
    #expect(try fixture.ids() == ["alpha", "beta"])
    #expect(stored != nil)
    utimes(target, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
    #expect(stored == nil)
    #expect(try fixture.ids() == ["alpha", "beta"])
    unlink(target)
    #expect(stored == nil)
  }

  @Test func `notices the first preset of an empty family`() throws {
    mkdir("\(fixture.catalog)/empty", 0o755)
    #expect(try fixture.ids() == ["alpha", "beta"])
    #expect(stored != nil)
    try fixture.add("gamma", family: "empty")
    #expect(stored == nil)
  }

  @Test func `replaces tabs and line breaks in an entry's line`() throws {
    let text = CatalogFixture.preset("tabs", more: "tags: [new, old]")
      .replacing("name: One", with: #"name: "One\ttwo\nthree""#)
    try fixture.write(text, to: "slide/tabs.yaml")
    for _ in 0..<2 {
      let entry = try #require(try fixture.listing().index().entries.last)
      let line = "tabs\tslide\tpush\tOne two three\tIt slides.\tnew old\n"
      #expect(String(decoding: entry.line, as: UTF8.self) == line)
      #expect(entry[.name] == "One two three")
      #expect(entry.words(.tags) == ["new", "old"])
      #expect(entry[.interactions].isEmpty && entry[.aliases].isEmpty && entry[.parameters].isEmpty)
      #expect(entry[.path] == "\(fixture.catalog)/slide/tabs.yaml")
    }
    #expect(stored?.entries.count == 3)
  }

  /// What can happen to a catalog, and the ids that are there afterwards.
  enum Change: CaseIterable {
    case touched, edited, sameSize, sameSizeAndDate, renamed, deleted, added, replaced, newFamily
    case deletedFamily, broken, unreadableLink

    func apply(to fixture: CatalogFixture) throws -> [String] {
      let alpha = "\(fixture.catalog)/slide/alpha.yaml"
      switch self {
      case .touched:
        utimes(alpha, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
        return ["alpha", "beta"]
      case .edited: try fixture.add("alpha", more: "tags: [new]")
      case .sameSize:
        try fixture.write(
          CatalogFixture.preset("alpha").replacing("One", with: "Two"), to: "slide/alpha.yaml")
      case .sameSizeAndDate:
        var status = stat()
        stat(alpha, &status)
        try fixture.write(
          CatalogFixture.preset("alpha").replacing("One", with: "Two"), to: "slide/alpha.yaml")
        #if canImport(Darwin)
        let times = [status.st_atimespec, status.st_mtimespec]
        #else
        let times = [status.st_atim, status.st_mtim]
        #endif
        utimensat(AT_FDCWD, alpha, times, 0)
      case .renamed:
        rename(alpha, "\(fixture.catalog)/slide/gamma.yaml")
        return ["beta"]
      case .deleted:
        unlink(alpha)
        return ["beta"]
      case .added:
        try fixture.add("gamma")
        return ["alpha", "beta", "gamma"]
      case .replaced:
        try fixture.add("delta", family: "other")
        rename("\(fixture.catalog)/other/delta.yaml", alpha)
        return ["beta"]
      case .newFamily:
        try fixture.add("gamma", family: "fade")
        return ["alpha", "beta", "gamma"]
      case .deletedFamily:
        unlink(alpha)
        rmdir("\(fixture.catalog)/slide")
        return ["beta"]
      case .broken:
        try fixture.write("nonsense", to: "slide/alpha.yaml")
        return ["beta"]
      case .unreadableLink:
        unlink(alpha)
        symlink("/nonexistent/file", alpha)
        return ["beta"]
      }
      return ["alpha", "beta"]
    }
  }

  @Test(arguments: Change.allCases)
  func `notices every change and stores the new state`(_ change: Change) throws {
    // The kernel's clock for files is coarse, and this change comes a moment after the first state.
    usleep(20_000)
    let expected = try change.apply(to: fixture)
    #expect(stored == nil, "the index still holds after: \(change)")
    #expect(try fixture.ids() == expected)
    #expect(stored?.entries.map { $0[.id] } == expected)
  }

  @Test func `does not store an index of files just written`() throws {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int64(time.tv_sec) * 1_000_000_000
    try fixture.add("gamma")
    let index = try fixture.listing(now: now).index()
    #expect(index.entries.map { $0[.id] } == ["alpha", "beta", "gamma"])
    #expect(stored == nil)
  }

  @Test func `ignores a damaged index`() throws {
    let path = try #require(fixture.listing().indexPath)
    let good = try FileBytes.read(path, limit: 1 << 20)
    func isIgnored(_ bytes: [UInt8]) -> Bool {
      try? AtomicFile.write(bytes, to: path, isPrivate: true)
      return IndexFile.read(path, folders: [fixture.catalog]) == nil
    }
    #expect(!isIgnored(good))
    for length in [0, 1, 7, 8, 15, 16, 17, good.count / 2, good.count - 1] {
      #expect(isIgnored(Array(good.prefix(length))))
    }
    for index in good.indices {
      var bytes = good
      bytes[index] ^= 1 << UInt8(index % 8)
      #expect(isIgnored(bytes), "byte \(index)")
    }
    #expect(isIgnored(Array("another program's file".utf8)))
    #expect(isIgnored(good.reversed()))
    #expect(try fixture.ids() == ["alpha", "beta"])
    #expect(stored?.entries.count == 2)
  }

  @Test func `rejects random bytes with a valid checksum`() throws {
    var generator = SystemRandomNumberGenerator()
    let path = try #require(fixture.listing().indexPath)
    let seed = UInt64.random(in: .min ... .max, using: &generator)
    var state = seed
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33) & (state >> 60 < 8 ? 0x03 : 0xFF)
      }
      try AtomicFile.write(IndexFile.sealed(bytes), to: path, isPrivate: true)
      #expect(IndexFile.read(path, folders: [fixture.catalog]) == nil, "seed \(seed)")
    }
  }

  @Test func `a damaged body with a valid checksum stays in bounds`() throws {
    let path = try #require(fixture.listing().indexPath)
    let good = Array(try FileBytes.read(path, limit: 1 << 20).dropFirst(16))
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var survivors = 0
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<3 { bytes[random(bytes.count)] = UInt8(random(256)) }
      try AtomicFile.write(IndexFile.sealed(bytes), to: path, isPrivate: true)
      guard let entries = IndexFile.read(path, folders: [fixture.catalog])?.entries else {
        continue
      }
      survivors += 1
      for entry in entries {
        #expect(entry.line.count <= good.count)
        for field in CatalogEntry.Field.allCases {
          #expect(entry.utf8(field).count <= good.count)
        }
      }
    }
    // Letters of a name may change without anything being wrong.
    #expect(survivors > 0)
  }

  @Test func `lists presets without a cache folder`() throws {
    let listing = CatalogListing(
      folders: [fixture.catalog], cacheFolder: nil, now: CatalogFixture.later)
    #expect(try listing.index().entries.map { $0[.id] } == ["alpha", "beta"])
    let readOnly = CatalogListing(
      folders: [fixture.catalog], cacheFolder: "/proc/nowhere", now: CatalogFixture.later)
    #expect(try readOnly.index().entries.map { $0[.id] } == ["alpha", "beta"])
  }
}
