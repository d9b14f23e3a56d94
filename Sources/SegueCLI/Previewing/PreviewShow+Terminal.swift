import SeguePreview
import SegueTimeline

extension PreviewShow {
  /// Plays in the terminal until the user has seen enough.
  func play(by pictures: ProtocolChoice) throws(CommandFailure) {
    let outcome: TerminalPlayer.Outcome
    do {
      let device = try TerminalDevice()
      let abilities = try pictures.abilities(of: device)
      let size = TerminalPlayer.Screen.alternate.pixelSize(device.size, abilities)
      let film = try subject.film(scale: fittingScale(width: size.width, height: size.height))
      var player = TerminalPlayer(
        device: device, abilities: abilities, duration: film.duration / speed)
      player.loops = 0
      player.framesPerSecond = framesPerSecond
      outcome = try player.play { try film.frame(at: $0) }
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    } catch let failure as AnimatorFailure {
      throw CommandFailure(failure)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
    if outcome == .interrupted { throw .silent(.interrupted) }
  }

  /// As fine as the terminal's pixels, and no finer: what cannot be seen need not be drawn.
  private func fittingScale(width: Int, height: Int) -> Double {
    let container = subject.container
    guard !container.isEmpty else { return scale }
    return min(scale, Double(width) / container.width, Double(height) / container.height)
  }
}
