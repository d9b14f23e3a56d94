#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueCatalog
import SeguePluginABI
@testable import SeguePlugins
import SegueSystem
import SegueTimeline
import SegueYAML
import Testing

@Suite struct PluginTrustTests {
  private let fixture: PluginFixture
  private let file: String

  init() throws {
    fixture = try PluginFixture()
    file = "\(fixture.path)/config/segue/trusted-plugins"
  }

  private func trust() throws -> PluginTrust { try PluginTrust(path: file) }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }

  @Test func `trust is recorded, lost by a change, and revoked`() throws {
    try fixture.addPlugin("ripple")
    let plugin = try fixture.plugin()
    var first = try trust()
    #expect(first.state(of: plugin) == .untrusted)
    try first.trust(plugin)
    #expect(first.state(of: plugin) == .trusted)
    #expect(try trust().state(of: plugin) == .trusted)
    #expect(mode(file) == 0o600 && mode("\(fixture.path)/config/segue") == 0o700)
    #expect(first.sum(of: plugin) == SHA256.digest(of: Array("not a library".utf8)))
    try fixture.write("something else", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(try trust().state(of: plugin) == .changed)
    var second = try trust()
    try second.trust(plugin)
    #expect(try trust().state(of: plugin) == .trusted)
    #expect(try second.revoke("ripple") == 1)
    #expect(try trust().state(of: plugin) == .untrusted)
    #expect(try second.revoke("ripple") == 0)
  }

  @Test func `trusts one library at one path`() throws {
    try fixture.addPlugin("ripple")
    try fixture.addPlugin("ripple", in: "elsewhere")
    var known = try trust()
    try known.trust(try fixture.plugin())
    let other = try #require(fixture.plugins("elsewhere").plugins.first)
    #expect(known.state(of: other) == .untrusted)
    try fixture.addPlugin("wave", in: "elsewhere")
    try known.trust(other)
    #expect(known.state(of: try fixture.plugin()) == .trusted && known.state(of: other) == .trusted)
    #expect(try known.revoke("ripple") == 2)
  }

  @Test func `records a path with a line break`() throws {
    let place = "pl %\nug in"
    try fixture.addPlugin("ripple", in: place)
    let plugin = try #require(fixture.plugins(place).plugins.first)
    var known = try trust()
    try known.trust(plugin)
    #expect(try trust().state(of: plugin) == .trusted)
  }

  @Test func `does not trust a library that differs from the manifest's`() throws {
    let sum = SHA256.digest(of: Array("another library".utf8))
    try fixture.addPlugin(
      "ripple", code: PluginFixture.code("ripple", more: ", sha256: '\(sum)'"))
    let plugin = try fixture.plugin()
    var known = try trust()
    guard case .broken(let reason) = known.state(of: plugin) else {
      Issue.record("\(known.state(of: plugin))")
      return
    }
    #expect(reason.contains(sum) && reason.contains(SHA256.digest(of: Array("not a library".utf8))))
    #expect(throws: PluginTrust.Failure.self) { try known.trust(plugin) }
    try fixture.write("another library", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(known.state(of: plugin) == .untrusted)
  }

  @Test func `trusts nothing without a library or a trust file`() throws {
    try fixture.addPlugin("ripple", code: "", library: nil)
    var known = try trust()
    #expect(known.state(of: try fixture.plugin()) == .noCode)
    #expect(throws: PluginTrust.Failure.self) { try known.trust(try fixture.plugin()) }
    var nowhere = try PluginTrust(path: nil)
    try fixture.addPlugin("ripple")
    #expect(throws: PluginTrust.Failure.self) { try nowhere.trust(try fixture.plugin()) }
  }

  @Test func `rejects a trust file that others can write to or that is damaged`() throws {
    try fixture.addPlugin("ripple")
    var known = try trust()
    try known.trust(try fixture.plugin())
    chmod(file, 0o620)
    #expect(throws: PluginTrust.Failure.self) { try trust() }
    chmod(file, 0o600)
    #expect(throws: Never.self) { try trust() }
    try fixture.write("# comment\n\nzz ripple /a\n", to: "config/segue/trusted-plugins")
    let failure = #expect(throws: PluginTrust.Failure.self) { try trust() }
    #expect(failure?.description.contains("trusted-plugins:3:") == true)
  }

  @Test func `a list computes the digest of a library once, until the library changes`() throws {
    try fixture.addPlugin("ripple", library: "one")
    let plugin = try fixture.plugin()
    let later = SystemTime.sinceEpoch + 10_000_000_000
    let (one, two) = (SHA256.digest(of: Array("one".utf8)), SHA256.digest(of: Array("two".utf8)))
    let cache = DigestCache(folder: "\(fixture.path)/cache")
    // What has just changed is computed each time.
    #expect(try cache.digest(of: plugin, now: SystemTime.sinceEpoch) == one)
    cache.save()
    #expect(FileStamp.of("\(fixture.path)/cache/library-digests") == nil)
    #expect(try cache.digest(of: plugin, now: later) == one)
    cache.save()
    let stored = try FileBytes.read("\(fixture.path)/cache/library-digests", limit: 1000)
    let text = String(decoding: stored, as: UTF8.self)
    #expect(text.hasSuffix(" \(one)\n"))
    // A stored digest is believed, which shows that it is not computed.
    try fixture.write(text.replacing(one, with: two), to: "cache/library-digests")
    let again = DigestCache(folder: "\(fixture.path)/cache")
    #expect(try again.digest(of: plugin, now: later) == two)
    try fixture.write("two.", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(
      try again.digest(of: plugin, now: later) == SHA256.digest(of: Array("two.".utf8)))
    try fixture.write("garbage\n1 2 3 4 5 6\n", to: "cache/library-digests")
    #expect(
      try DigestCache(folder: "\(fixture.path)/cache").digest(of: plugin, now: later)
        == SHA256.digest(of: Array("two.".utf8)))
  }

  @Test func `the policy runs only permitted plugins`() throws {
    struct Passed: PluginRunner {
      func timeline(
        of animator: String, on stage: Stage, parameters: ParameterValues
      ) throws(AnimatorFailure) -> Timeline { throw AnimatorFailure("ran") }
    }
    let variables = ["XDG_CONFIG_HOME": "\(fixture.path)/config"]
    func outcome(_ inProcess: Bool) throws -> String {
      let make = PluginPolicy.guarded(
        inProcess: inProcess, environment: { variables[$0] }, run: { _ in Passed() })
      let screen = Stage.Screen(name: "a", frame: Rect2D(x: 0, y: 0, width: 1, height: 1))
      let stage = Stage(
        operation: .push, container: Stage.Container(size: Size2D(width: 1, height: 1)),
        from: screen, to: screen)
      let plugin = try fixture.plugin()
      let failure = #expect(throws: AnimatorFailure.self) {
        try make(plugin).timeline(of: "ripple", on: stage, parameters: ParameterValues())
      }
      return failure?.description ?? ""
    }
    try fixture.addPlugin("ripple")
    #expect(try outcome(false) == "ran")
    #expect(try outcome(true).contains("not trusted to run in process"))
    var known = try PluginTrust { variables[$0] }
    try known.trust(try fixture.plugin())
    #expect(try outcome(true) == "ran")
    try fixture.write("changed", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(try outcome(true).contains("has changed since it was trusted"))
    #expect(try outcome(false) == "ran")
    let sum = SHA256.digest(of: [1])
    try fixture.addPlugin("ripple", code: PluginFixture.code("ripple", more: ", sha256: '\(sum)'"))
    // In a process of its own, what is compared is what is loaded.
    let plugin = try fixture.plugin()
    #expect(plugin.library?.sha256 == sum)
    let fault = #expect(throws: PluginFault.self) {
      try LibraryImage(
        plugin.libraryPath ?? "", sha256: plugin.library?.sha256, of: plugin.id)
    }
    #expect(fault?.description.contains("but the manifest has \(sum)") == true)
    #expect(try outcome(true).contains("but the manifest has \(sum)"))
  }
}
