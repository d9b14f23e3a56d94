import SeguePlugins
import SegueTestSupport
import Testing

@Suite struct SHA256Tests {
  /// Examples of FIPS 180-4 and of NIST's test vectors (SHAVS).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `matches the standard's text vectors`(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
  }

  @Test func `a million letters hash the same whole or in parts`() {
    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.digest(of: letters) == expected)
    var hash = SHA256()
    var generator = SeededGenerator(seed: 7)
    var start = 0
    while start < letters.count {
      let end = min(letters.count, start + Int.random(in: 0...200, using: &generator) * 37)
      hash.update(with: letters[start..<end])
      start = end
    }
    #expect(hash.digest() == expected)
  }

  @Test func `matches the standard's byte vectors`() {
    // SHA256ShortMsg: one byte, four bytes.
    #expect(
      SHA256.digest(of: [0xD3])
        == "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1")
    #expect(
      SHA256.digest(of: [0x74, 0xBA, 0x25, 0x21])
        == "b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e")
  }

  @Test func `every length up to 200 hashes the same whole or in parts`() {
    for count in 0...200 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let whole = SHA256.digest(of: bytes)
      for cut in [0, 1, count / 2, max(0, count - 1)] where cut <= count {
        var hash = SHA256()
        hash.update(with: bytes[..<cut])
        _ = hash.digest()
        hash.update(with: bytes[cut...])
        #expect(hash.digest() == whole)
      }
      #expect(whole.utf8.count == 64)
      #expect(SHA256.digest(of: bytes + [0]) != whole)
    }
  }
}
