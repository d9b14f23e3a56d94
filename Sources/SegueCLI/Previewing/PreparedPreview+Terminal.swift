import SegueStaging
import SeguePreview
import SegueTerminal
import SegueTimeline

extension PreparedPreview {
  /// Plays in the terminal until the user quits.
  ///
  /// - Parameters:
  ///   - pictures: the picture protocol.
  ///   - watch: detects changes to the preset's files; nil to ignore them.
  func play(by pictures: ProtocolChoice, watch: PreviewWatch?) throws {
    let outcome: TerminalPlayer.Outcome
    do {
      let device = try TerminalDevice()
      let capabilities = try pictures.capabilities(of: device)
      let size = TerminalPlayer.Screen.alternate.pixelSize(device.size, capabilities)
      let scale = { (subject: PreviewSubject) in
        fittingScale(of: subject, width: size.width, height: size.height)
      }
      var frameSource = try subject.frameSource(scale: scale(subject))
      var player = TerminalPlayer(
        device: device, capabilities: capabilities, duration: frameSource.duration / recording.speed
      )
      player.loops = 0
      player.framesPerSecond = recording.framesPerSecond
      var watch = watch
      outcome = try player.play(changing: {
        switch watch?.look() {
        case nil: return nil
        case .problem(let lines): return .text(lines)
        case .subject(let new):
          frameSource = try new.frameSource(scale: scale(new))
          return .motion(duration: frameSource.duration / recording.speed)
        }
      }) { try frameSource.frame(at: $0) }
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    }
    if outcome == .interrupted { throw CommandFailure.silent(.interrupted) }
  }

  /// The scale that matches the terminal's pixels: more would be invisible.
  private func fittingScale(of subject: PreviewSubject, width: Int, height: Int) -> Double {
    let container = subject.stage.container.size
    guard !container.isEmpty else { return resolution.largestScale }
    return min(
      resolution.largestScale, Double(width) / container.width, Double(height) / container.height)
  }
}
