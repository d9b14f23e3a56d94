import SeguePreview
import SegueTimeline

extension PreviewShow {
  /// Plays in the terminal until the user has seen enough.
  func play(in environment: CommandEnvironment) throws(CommandFailure) {
    let outcome: TerminalPlayer.Outcome
    do {
      let device = try TerminalDevice()
      let abilities = try TerminalProbe.abilities(of: device)
      let film = try film()
      var player = TerminalPlayer(
        device: device, abilities: abilities, duration: film.duration / speed)
      player.loops = 0
      player.framesPerSecond = framesPerSecond
      outcome = try player.play { try film.frame(at: $0) }
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    } catch let failure as AnimatorFailure {
      throw CommandFailure(failure)
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
    if outcome == .interrupted { throw .silent(.interrupted) }
  }
}
