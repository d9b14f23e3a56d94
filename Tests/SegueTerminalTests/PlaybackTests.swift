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

  private func control(_ keys: String, at time: Double = 0) -> PlaybackControl {
    let clock = PlaybackClock(duration: 1, rest: 0.5, loops: 0)
    var control = PlaybackControl()
    control.advance(by: time)
    for key in keys.utf8 { control.handle(key, in: clock) }
    return control
  }

  @Test func `keys pause, step and change the speed`() {
    var paused = control(" ", at: 0.25)
    paused.advance(by: 5)
    #expect(paused.time == 0.25)
    #expect(abs(control("..", at: 1.75).time - (1.75 + 2.0 / 60)) < 1e-12, "in the second loop")
    #expect(control(",", at: 1.5).time == 1.5, "not back into the first")
    #expect(control(".", at: 1.2).time == 1, "it rests at the end")
    #expect(abs(control(",", at: 1.2).time - (1 - 1.0 / 60)) < 1e-12)
    for (keys, speed) in [
      ("", 1), ("-", 0.5), ("---", 0.1), ("----", 0.1), ("+", 2), ("=++", 4), ("-+", 1),
    ] {
      var control = control(keys)
      control.advance(by: 1)
      #expect(control.time == speed, "\(keys)")
    }
    #expect(control(" \r", at: 3).time == 0)
  }

  @Test func `the page of keys names each, and the next key only leaves it`() {
    var control = control("?", at: 0.5)
    #expect(control.showsHelp)
    control.advance(by: 5)
    #expect(control.time == 0.5, "time waits")
    control.handle(UInt8(ascii: "."), in: PlaybackClock(duration: 1, rest: 0, loops: 0))
    #expect(!control.showsHelp && control.time == 0.5, "the key only goes back")
    #expect(PlaybackControl.help.last == "Press space to go back.")
    for key in PlaybackControl.keys {
      #expect(PlaybackControl.help.contains { $0.contains(key.key) && $0.contains(key.purpose) })
    }
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
