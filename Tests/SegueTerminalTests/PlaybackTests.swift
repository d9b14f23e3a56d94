import SegueTerminal
import Testing

@Suite struct PlaybackTests {
  @Test func progressFollowsTimeAndEndsExactlyAtOne() {
    let clock = PlaybackClock(duration: 0.3, rest: 0.5, loops: 1)
    #expect(clock.position(at: 0) == PlaybackClock.Position(progress: 0, isLast: false))
    #expect(abs(clock.position(at: 0.15).progress - 0.5) < 1e-12)
    #expect(clock.position(at: 0.3) == PlaybackClock.Position(progress: 1, isLast: true))
    #expect(clock.position(at: 99) == PlaybackClock.Position(progress: 1, isLast: true))
  }

  @Test func loopsRestAtTheirEnd() {
    let clock = PlaybackClock(duration: 1, rest: 0.5, loops: 3)
    #expect(clock.position(at: 1.2) == PlaybackClock.Position(progress: 1, isLast: false))
    #expect(clock.position(at: 1.75).progress == 0.25)
    #expect(clock.position(at: 3.75) == PlaybackClock.Position(progress: 0.75, isLast: false))
    #expect(clock.position(at: 4.0) == PlaybackClock.Position(progress: 1, isLast: true))
  }

  @Test func zeroLoopsNeverEnd() {
    let clock = PlaybackClock(duration: 0.25, rest: 0, loops: 0)
    #expect(!clock.position(at: 1e9).isLast)
    #expect(clock.position(at: 10.125).progress == 0.5)
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func invalidDurationsJumpToTheEnd(duration: Double) {
    let once = PlaybackClock(duration: duration, rest: 0, loops: 1)
    #expect(once.position(at: 0) == PlaybackClock.Position(progress: 1, isLast: true))
    let forEver = PlaybackClock(duration: duration, rest: 0, loops: 0)
    #expect(forEver.position(at: 5) == PlaybackClock.Position(progress: 1, isLast: false))
  }

  @Test func onlyQuitKeysEndPlayback() {
    for (bytes, quits) in [
      (Array("q".utf8), true), ([0x03], true), (Array("\u{1b}[A".utf8), false),
      (Array("x \r".utf8), false), (Array("\u{1b}[0n".utf8), false),
    ] {
      var input = TerminalInput()
      input.consume(bytes)
      input.consume([])
      #expect(input.wantsToQuit == quits)
    }
    var input = TerminalInput()
    input.consume([0x1b])
    #expect(!input.wantsToQuit)
    input.consume([])
    #expect(input.wantsToQuit)
  }

  @Test func splitAcknowledgementsAreCounted() {
    var input = TerminalInput()
    for piece in ["\u{1b}[0n\u{1b}", "[0", "n\u{1b}[0n"] { input.consume(Array(piece.utf8)) }
    #expect(input.acknowledgements == 3)
    #expect(!input.wantsToQuit)
  }
}
