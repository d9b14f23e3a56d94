// Written by 'segue compile'. To change it, change the presets and compile them again.
// swift-format-ignore-file

public import SegueCatalog
public import SegueCoordinator
import SegueTimeline

extension CompiledCatalog {
  /// The compiled presets and rules.
  public static let segue = compiled(
    "U0dDVAGRAQZwbGF5ZXIJY2VsbC16b29tCSpvcHRpb25zKgtkZXB0aC1zaGVldAVjb3Zlcg1wYXJhbGxheC1wdXNoCXRhYi1zbGlkZQtjYXJkLWV4cGFuZAljcm9zc2ZhZGUEem9vbQZzcHJlYWQGbmFycm93BmNvbW1pdAVmbGljawRjYXJkBnNvdXJjZQRjbGlwBmRldGFpbAtkZXN0aW5hdGlvbgxzdXJyb3VuZGluZ3MCdG8GaGlkZGVuB29wYWNpdHkFZnJhbWUIc291cmNlLngIc291cmNlLnkMc291cmNlLndpZHRoDXNvdXJjZS5oZWlnaHQNZGVzdGluYXRpb24ueA1kZXN0aW5hdGlvbi55EWRlc3RpbmF0aW9uLndpZHRoEmRlc3RpbmF0aW9uLmhlaWdodA1jb3JuZXItcmFkaXVzFHNvdXJjZS5jb3JuZXItcmFkaXVzGWRlc3RpbmF0aW9uLmNvcm5lci1yYWRpdXMIc2libGluZ3MLdHJhbnNsYXRlLXkNaXRlbS5jZW50ZXIueQ9zb3VyY2UuY2VudGVyLnkRZGVzdGluYXRpb24ubWF4LXkMc291cmNlLm1heC15B3NjYWxlLXgVZ2VzdHVyZS50cmFuc2xhdGlvbi55EGNvbnRhaW5lci5oZWlnaHQIcHJvZ3Jlc3MSZ2VzdHVyZS52ZWxvY2l0eS55DXNjcm9sbC5hdC10b3AQcHJlc2VudC1kdXJhdGlvbhBkaXNtaXNzLWR1cmF0aW9uCmtlZXAtYmVsb3cMc291cmNlLmtub3duBmNlbnRlcg9zb3VyY2UuY2VudGVyLngIdG8ud2lkdGgHc2NhbGUteQl0by5oZWlnaHQIYmFja2Ryb3AEZnJvbQF6BGNlbGwRZnJvbS5ub3cuY2VudGVyLngRZnJvbS5ub3cuY2VudGVyLnkFc2NhbGUOZnJvbS5ub3cud2lkdGgKZnJvbS53aWR0aAtmcm9tLmhlaWdodBBnZXN0dXJlLmRpc3RhbmNlD2NvbnRhaW5lci53aWR0aA1nZXN0dXJlLnNwZWVkDWZyb20uY2VudGVyLngVZ2VzdHVyZS50cmFuc2xhdGlvbi54DWZyb20uY2VudGVyLnkJbWFzay1yZWN0DWNpcmNsZS1yZXZlYWwGcmV2ZWFsBm9yaWdpbgVzaGFwZQZjaXJjbGUTY29udGFpbmVyLXRyYW5zZm9ybQVzY3JpbQdkaW1taW5nEW1hc2stcm91bmRlZC1yZWN0EHRvLmNvcm5lci1yYWRpdXMEdG8ueAR0by55B3ByZXNlbnQJc3RpZmZuZXNzBGZhZGUHYXJyaXZhbAdjb3ZlcmVkBGN1YmULcGVyc3BlY3RpdmUDZXllFHN1YmxheWVyLXBlcnNwZWN0aXZlCXRyYW5zZm9ybQlkaXJlY3Rpb24FcGhhc2UEbGlmdAdkZXB0aC14B2RlcHRoLXkGZGltbWVkBHB1bGwDbTI0B2V4cGxvZGUGcGllY2VzB2NvbHVtbnMFcmVhY2gEc3BpbgV0aWxlcwt0cmFuc2xhdGUteARzZWVkCml0ZW0uaW5kZXgIcm90YXRlLXoMZmFkZS10aHJvdWdoCXRocmVzaG9sZAtzdGFydC1zY2FsZQZsZW5ndGgHc3VyZmFjZQRmbGlwCHJvdGF0ZS15BGZvbGQFZm9sZHMFc2hhZGUFZHJpZnQGc3RyaXBzBmFuY2hvcgZzaGFkZXMDbWFwBml0ZW0ueAppdGVtLm1heC14BmZyb20ueApmcm9tLm1heC14BXNsaWRlCHBhcmFsbGF4C3NwcmluZy1saXN0BGxpc3QGZmFjdG9yD3Njcm9sbC5vZmZzZXQueRVzY3JvbGwuY29udGVudC5oZWlnaHQQc2Nyb2xsLmluc2V0LnRvcBNzY3JvbGwuaW5zZXQuYm90dG9tDXNjcm9sbC5oZWlnaHQKaXRlbS5jb3VudAx0YWItYmFyLmZyb20KdGFiLWJhci50bwkDkQAAAQACAAEBAAICAAMCAAMCAAMAAgAEAAMAAAQAAAAFAAEABQAEAAAGAA8HAPkCBwQIAAkECgEAwAwA8AELAFEIAIEFDAAACADxAQ0AAIDxBACAMgACAAEAAAAwAw4BDwCGDwMBEAEAAAEDWQgRARIBDgOYARABAAABAwgTARQBAA4AAAUUaAAAAAABFQIAAAEDCAh7AAEDAAATAskBAskB2gAAAAABFgIAAAEAAAgAAQAIAA6gAAAAAAIXAgAABAAgAQEYAAEBGQABARoAAQEbCAAEAAEBHAABAR0ASAEBHgABAR8gAgAAAQABASEIAAEAAQEiABGgAAAAAAMXAgAABAAgAQEYAAEBGQABARoAAQEbCAAEAAEBHAABAR0ASAEBHgABAR8gAgAAAQABASEIAAEAAQEiFgIANgABAAAIAAEACAAjiAAAAAACJAIACAABAJAOASUBJhwBHQEZCAEKCAEnASgIAQoDBCkCAAgAAQABAQsAAoeRAwAB0QIA0QMIAABEAgABBAAFASoBKwAQEhIDBwEsAQwmAS0BDSY/AwEBLgAAAAABANUEAQwIAAkDLwMpGADxATADKRgAyQExAAAIAKEBAAABAgAAAAgAAHAAAAIUAwEBMlAAAAAAAzMCAAACAAEBNAAQAQEmCCkCAAABAAMBGgE1Egg2AgACAAEAAwEbATcSCAA4tAAAAAABFgIAAAEAAAgAAQB1CAACBAEyAS8AAAQCgQUIAAAMAjkAsAE6AQAAAQCgATsBDwADCgEBMjkPAToBAAYAAQCgAQAEOwAAAEUAAjMCAAACAAEBPAABAT0IAAIAAQE0AGQBASY+AgAAAQADAT8BGhIIAAEACAA5EAAAAAADMwIACEEAAgABATQAAQEmKQIACAABAAMBGgFAEjYCACgIAAEACAEyARoBQBIBGwFBEgQAOQMBATKtAgMBMAAoEgAAAAAAAAEWAgAAAQANCAgAAQAAADhiAAAAAAEWAgAIAAEAAACtAgEBMAKBBaEBAAABBgAUAwFCAUMSAwMBLAExKwMDAUQAACsDAwEqAAArAjkAgAE6AQAAAQBVoAE7AQ8AAwEBMjkPMAE6AQAAAQCgAQM7KAAAAAACMwEAAAIACQFFAUYACAEsABASCA0DAAkBRwEqAAgBLAAQEggNAz4BAAIAAQAJAAgBLAAQEggBQA0BGhIAOQAAAEUAAzMBAAACAAkBRQFGAAgBLAAQEggNAwAJAUcBKgAIASwAEBIIDQM+AQAAAQAFAAgBLAAQEghIAQAOAAQAAAAAAAEBQAABAUEAOCgAAAAAARYBAAABAAMACAEsCAChAgEBMAIJAUIMASoMSQFDEgAIDQkAAQAA0QMISQBXSdgIAEoBDAAACACRAwAAAAAAApEDEwAB0QIA0QMIAUoAAksCD0wCTYkAAAEGAAUBQgFDEgAJSQMHAUIAADUBLAEMJjoDAgMBQgAAKwMDAUIAABwAAAAATgClBU5YCAAJAU8AAAgAgQIAAAIOAQ8AAwEBMg8UDwMBEAEAGwABAwhQADlgAAAFUAAAAAAALQABFgIAAAEAAAgAAQABAU8AFFAAAAAAAzMCAAACAAEBNACQCQEZARoBNRIBNw0AEBIDCD4CAAABAAMBGgE1EggAAQAdCFECAAAFAAAAAAABATUABQEbATUNARoSAAUBIQE1DQEaEggOAAUAAAAAAAEBNQABATcAAQFSABReApJOAAAAAAAAARYCABsAAQAACAABAAgADhQAAAAAAhcCAAAEAAEBGAABARkAAQEaAAQBARsIAAQAAQFTAAEBVAABATUAAQE3IAIAiQABAAEBIQgAAQABAVIADgLXkk4AAAAAAAABFgIAAAEACAj2AAEAAAACkQMAAgIpAAPzID1FDhHBPzEDGXWtvU9VxT/BAgOMutbep6rKP5EFyQEICAgAANAAAALBAtYCDgEPAAMBATIUww8DARABAAABAwhQAAY5AAAFUFgAAAAAAAABFgIACwABAAAIAAEAAQFPABQUAAAAAAMzAgAAAgABATQACQEZARoBNRIBNw0AEBIDCGQ+AgAAAQADARoBNRIIAAEACFECAIcABQAAAAAAAQE1AAUBGwE1DQEaEgAFASEBNQ0BGhIIAAUAgwAAAAABATUAAQE3AAEBUgAUAteSTgAAAAAAAAEWAgAAAQAACAYAAQAIAA4AAAAFAAIXAgAABAABARgAAQEZAAEBGgABARsIQQAEAAEBUwABAVQAAQE1AAEBNyACAAABAAEBIQjiAAEAAQFSAA4Ckk61AAAAAAAAARYCAAABAAgIAAEAPQAAApEDAAICKQAD8yA9RQ4RwT8xAxl1rb1PVcU/wQIDjLrW3qeqyj+RBckBCAgIAAA0AgACwQIABAC2AgQECABVBFAAAAgA8QEMAAAIAMECDQAAgPEEAIAyVgAJCAC5AwAAAAAAsAFQAAE5AAACFCgAAAAAASQCAAABAAEBKwhAAFAAAAAAARYCAMsAAQAACAABAAEBUAAC6QJDAAEAAKEBCAAAAgFHApkCAQQAAwEqASsSAwcBLAEMJgEtAQ0mPwMBAS5AAAI5AAAAAAEkAQCBAAEAFAEqAABJAAgACAEqAgAASQFWDQErEgAIAxIIASsNCABQAAAAAAEWAQDyAAEABQFQAAgBLAgNAALpAgIIAEEAAAI5AAAAAAEkAgAECAABAAEBKwBQYgAAAAABFgIACAABAAAA7wLpAgIIAALpAoMCCAAAAAI5AAAAAAEkAgAYCAABAAAAUEQAAAAAARYCAAgAAQABAVAAPgLpAgIIAAAIAIYBCBgIAFcAAAAAAAEUtAAAAAABFgIAAAEAAAgAAQA9CAAC8QEAAdECANEDCAAAxAAAAVgEA1k4FAAAAAFY0AAAAAABFgIAAAEAAAj2AAEACAAC8QEAAdECANEDCAAAEAIAgwAAARQAAAAAARYCALYAAQAACAABAAgAAgfxAQAB0QIA0QMIAABaANwDWhgIAFsBXAHADIDxBACASwAAA1oEAjkUJAFdAQAAAQABAVw5AAgAFAAIAAACOdAAAAAAAV4CAAIDAAMAAACdAAADAUMAEBIDAQEAAAMAAAAAAAQBQwIAEBIIAgMAAwAzAAAAAAMBQwAQEgMBAQMAAxgtRFT7Ifm/AV8NAAMAAAAAAAQBQwIAEBIAFNAAAAAAAV4CAAIDAAMAAACZAAADAUMAEBIDAQEDAAMYLURU+yH5PwFfDQADAAAAAAAEAUMCABASCAIDAAMAOwAAAAADAUMAEBIDAQEAAAMAAAAAAAQBQwIAEBIADwLhAwAB0QIA0QMIAAABAACDA1oEAjkUBAFdAQAAAQABAVw5AAEAFAABAAACOboAAAAAAV4CAAIDAAMAAAAAAAMBQwAQEgMBAQAAAwBzAAAAAAQBQwIAEBIIAgMAAwAAAAAAAwFDABASAwEBBgMAAxgtRFT7Ifm/AV8NAAMAAAAAAAQBQwIAEBIAFDoAAAAAAV4CAAIDAAMAAAAAAAMBQwAQEgMBAQMAAxgtRFT7Ifk/AV8NAAMAcwAAAAAEAUMCABASCAIDAAMAAAAAAAMBQwAQEgMBAecAAAMAAAAAAAQBQwIAEBIAAuEDAQAB0QIA0QMIAAADANoFAyQIAFUHYAMpGADJAWEBAKAGAHhiAFEIAIEFYwBRCADRBWQAAAgAkQNlAZADwD4AwAwMAAAIAJEDAAABAgAAAAgABCQBAJIAAQACAWECKQEAAAEAAQFiNgEAAAEABAEBYxYBAAABAAEBZIMAAQIAAjkAAAAAAhYCAJYAAQAICAABAAEBZGYCAAABAA0ACAABACYAFMoAAAAAASQCAAABAAEBKwgAAQAAABoCAQFgAAEAANEDCAABOcQAAAAABGYCAAgAAQAAJAIACAgAAQACAWECKQIACCEAAQABAWI2AgAIAAEAAQFjAM0CAQFgAAEAANEDCAABAADRAwgAADAAAQIAAjmIAAAAAAEkAgAIAAEAQAEBKwAUAAAAAAVmAgAbAAEAAAgAAQAOJAIACGMAAQAAKQIACAABAPkFNgIAjAgAAQD5BRYCAAgAAQA1CAACAQFgAAHRAgAICAABFIgAAAAAA2YCAAgAAQAxACkCAAgAAQAINgIACNYAAQAIAAIBAWAAAdECAAgIQAAAAQQAAwEqAWUSAwAHASwBDCYBLQAAKzoAAhRKAAAAAAUkAQAAAQAGAWECAAgBLAgNKQEAAAEABAFiAAgBLA42AQCSAAEABAFjAAgBLA5mAQAAAQAIASwCAAgBLAgNALBtEhYBAAABAEAEAWQACAEsDgA5AAAAAAEkAQD5AAEAAwEqAABJAAKRAwAB0QIA0QMIAAACOSAAAAAAASQCAAgCAAEAAQErABQAAAAxAAUkAgAIAAEAACkCAAjGAAEACDYCAAgAAQAIZgIAGAgAAQAAFgIACHsAAQAIAAKRAwAB0QIA0QMIBAABAgABOQAAALEAASQCAAgAAQAAAAIHyQEAAQAA0QMIAAEUAAAAEQAFJAIACAABAAIBYQIpAgAIQgABAAEBYjYCAAgAAQABAWNmAgAYCAABAAAWAgAIeQABAAEBZAACyQEAAQAA0QMIAGcAvwFnmAgAaANpABDAAgBQagEAwD4AoAZrAgCgAQBQAAACbAE5ACEUAAYBaQFBDQFAEiUAAQFpADkAAAEVAQCDAAEDCAABbAAAAAAFbQIACAgAAQALAW4AGAFvDVMAEA0ACAgBag0kAgAIIQABAA0BbgAYAW8NAAgDUwAQDQAICAFqDXACAAgAAQENAWsBbgAYAW8NABADUwAQDQAICA0+AgCMCAABAAkWAgAIAAEAPQAAAoEFAAHRAgAICAAABAAAAHEA6wJxWAgAVwNyACn5BQCZAnMAkQMIAOEFdAMpGADpAgAAAXUCADmAAAACOQLWAwF0AXINAAHBAgAICAAAAAABFgIAAAEACAhWAAEAAAAUAgMBdAFyDQIFAXQACAFyCA1rAAEAAKEBCAAAAAACFgIAAAEAAAjLAAEACD4CAAABAAEBcwgAAQAIAAICAQF0AAALAXUCABTQAAACOQIDAXQBcg0AAcECAAgI2gAAAAABFgIAAAEACAgAAQAAABRqAgMBdAFyDQIFAXQACAFyCA0AAQAAoQEIAAAAbQACFgIAAAEAAAgAAQAIPgIAWQABAAEBcwgAAQAIAAIBAXQAAAAWAXUCADmgAAACOQIDAXQBcg21AAHBAgAICAAAAAABFgIAAAEACAgAAQDVAAAUAgMBdAFyDQIFAXQACAFyCA0AAQAAoQEI2gAAAAACFgIAAAEAAAgAAQAIPgIAsgABAAEBcwgAAQAIAAIAAQF0AAB2AOACdhgIAFsBXAHADIDxBADAPgAAAw4EAjkUJAFdAQAAAQABAVw5AAgAFAAIAAAEOdAAAAAAAXcCAAABAQAIAgABAQMAAxgtRFT7IQnAAV8NABQAAABlAAF3AgAAAQEDAAMYLURU+yEJQAFfDQgAAQEAADnQAAAAAAE+AwAAAQAIkQM2AAEAqQUIAAEACAAUaAAAAAABPgMAAAEACJED2wABAKkFCAABAAgAArEEQwAB0QIA0QMIAAAAAAwDDgQCORQSAV0BAAABAAEBXDkABAAUAAQAAAQ5aAAAAAABdwIAAAEBAAiBAAEBAwADGC1EVPshCcABXw0AFAAAAAABdwIAMgABAQMAAxgtRFT7IQlAAV8NCAABAQAAOWgAAAAAAT4DAAABAAiRAxsAAQCpBQgAAQAIABS0AAAAAAE+AwAAAQAIkQMAAQDtqQUIAAEACAACsQQhAAHRAgDRAwgAAAIAAHgA3AZ4GAgAWwR5AAhAABBcAcAMgPEEAKA4egAACADpAnsAAAgAAAAABHwBOQBsAAgABAAQAXklDQF9AQAKAAIAAwFvABAXAJEDfgICAAAACEwACAAEABABeSUNAX0BAAACAAMBbwAQFwCNkQN/BAJ8fhSkAl0BAAABAAEBXH0BAAACAAYBXwAAJgAAAAgEAJEDOQAAARUBAIMAAQMIAAMUAAAAAAFtAgAyAAEABQF7AUMNAV8NCAABAAAAfGgAAAAAAV4CAAIGAwEBAAADABEBbwAQFwAAMAGAAQGBAQQBXwAAJgGCAQGDAQQIABASAHcAAAADAQEAAAMAEQFvABAXAAAwAYABAYEBBAFfAAAmAYIBAYMBBAgAEBIAAAAAAwEBAAADABABbwAQFwAAMAGAAQGBAQQBXwAAJgGCAQGDAQQIAgDLAAAACAIGAwEBCAFvABAXAAAwAAAAAxgtRFT7IQnABAADABEBbwAQFwAAMAGAAQGBAQQBXwAAJgGCAQGDAQQIABASAAAAAAMBAd0DGC1EVPshCUAAAwARAW8AEBcAADABgAEBgQEEAV8AACYBggEBgwEECAAQEgAAAAADAQEDGC1EVPsh+b8AAwAQAW8AEBcAADABgAEBgQEEAV8AACYBggEBgwEECAIAAAAAAH6gAAAAAAJeAgACBgMBAd0AAAMAEQFvABAXAAAwAYABAYEBBAFfAAAmAYIBAYMBBAgAEBIAAAAAAwEBAAADABEBbwAQFwAAMAGAAQGBAQQBXwAAJgGCAQGDAQQIABASAAAAAAMBAS0AAAMAEAFvABAXAAAwAYABAYEBBAFfAAAmAYIBAYMBBAgCAAAAAAgCBgMBAQgBbwAQFwAAMAAAAAMYLURU+yEJwAQAAwARAW8AEBcAADABgAEBgQEEAV8AACYBggEBgwEECAAQEgB3AAAAAwEBAxgtRFT7IQlAAAMAEQFvABAXAAAwAYABAYEBBAFfAAAmAYIBAYMBBAgAEBIAAAAAAwEBAxgtRFT7Ifm/AAMAEAFvABAXAAAwAYABAYEBBAFfAAAmAYIBAYMBBAgCAFsAAAAWAgAAAQAACAABAA8BbwAQFwFfAAAmAAAACAQwAXoBegC5Aw0EAB4CsQQAAdECANEDCAAAAgAAAAUAoQEF2AgAhAEEhQEAAAgA8QFQAAAIAFEMAAAIAJEDDQAAgPEEAMAlAAABUAA5AAAAAxQUAAAAAAFtAgAAAQADAUMBXw0IADkgAAAAAAFtAgAIAgABAAYBhQECAUMNAV8NAFAAAAAtAAEWAgAAAQAACAABAAEBUAAPApkCAAHRAgDRAwgAAAkAAAIAAAMBQgFDEgMHASwBDCYBRAENJj8AAAACAIYBAF2GAQEAhwEBiAEACMA+AFAAACABIygAAAAAASQBAAABACEBiQEAAEQACAFvAAgDAYgBEggNAYkBAYoBAYsBAwGMAQMBjQEIAABJCAAASQAIAY4BAW8IAYgBEggNAwAGAIsBBgAIAIQBAQwAAAgA8QEAANgCjwEAFMAAkAEAjwEAAAADFBQAAAAAAW0CAAABAAMBQwFfDQgAOSAAAAAAAW0CAAgCAAEABAFDAgFfDQCQAQAAAG0AARYCAAABAAAIAAEACACPAvEBAAHRAgDRAwgAAAEBAGADAUIBQxIDAwEsAQwmAAAAmQYMAJkGAA=="
  )
}

extension TransitionStyle {
  /// Card expand, for present, dismiss: The tapped card grows to fill the screen while its neighbors move out of the way.
  public static var cardExpand: TransitionStyle {
    TransitionStyle("card-expand", in: .segue)
  }

  /// Card expand, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - spread: How far the neighbors move beyond what is needed. From 0 to 200 points.
  ///   - narrow: The horizontal scale of the neighbors. From 0.1 to 1.
  ///   - commit: How far a pull must go to dismiss. From 0 to 1 half container heights.
  ///   - flick: How fast a shorter pull must end to count. From 0 to 10000 points per second.
  public static func cardExpand(
    spread: Double = 30.0,
    narrow: Double = 0.8,
    commit: Double = 0.3,
    flick: Double = 800.0
  ) -> TransitionStyle {
    TransitionStyle(
      "card-expand", in: .segue,
      [
        "spread": .number(spread),
        "narrow": .number(narrow),
        "commit": .number(commit),
        "flick": .number(flick),
      ])
  }

  /// Cell zoom, for present, dismiss: The tapped cell grows into the screen, and the screen shrinks back into its cell.
  public static var cellZoom: TransitionStyle {
    TransitionStyle("cell-zoom", in: .segue)
  }

  /// Cell zoom, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - presentDuration: How long the cell takes to grow. From 0.05 to 3 seconds.
  ///   - dismissDuration: How long the screen takes to shrink. From 0.05 to 3 seconds.
  ///   - keepBelow: A drag shorter than this part of the width is cancelled. From 0 to 1.
  public static func cellZoom(
    presentDuration: Double = 0.3,
    dismissDuration: Double = 0.25,
    keepBelow: Double = 0.2
  ) -> TransitionStyle {
    TransitionStyle(
      "cell-zoom", in: .segue,
      [
        "present-duration": .number(presentDuration),
        "dismiss-duration": .number(dismissDuration),
        "keep-below": .number(keepBelow),
      ])
  }

  /// Circle reveal, for push, pop: The new screen opens from the tapped button as a growing circle, and closes back into it.
  public static var circleReveal: TransitionStyle {
    TransitionStyle("circle-reveal", in: .segue)
  }

  /// Circle reveal, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - commit: How far a swipe back must go to leave. From 0 to 1 container widths.
  public static func circleReveal(
    commit: Double = 0.5
  ) -> TransitionStyle {
    TransitionStyle(
      "circle-reveal", in: .segue,
      [
        "commit": .number(commit),
      ])
  }

  /// Container transform, for push, pop, present, dismiss: A card turns into the screen it represents, and the screen back into its card.
  public static var containerTransform: TransitionStyle {
    TransitionStyle("container-transform", in: .segue)
  }

  /// Container transform, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - scrim: How dark the screen below gets. From 0 to 1.
  public static func containerTransform(
    scrim: Double = 0.32
  ) -> TransitionStyle {
    TransitionStyle(
      "container-transform", in: .segue,
      [
        "scrim": .number(scrim),
      ])
  }

  /// Cover, for present, dismiss: The new screen slides up over the old one, which dims a little.
  public static var cover: TransitionStyle {
    TransitionStyle("cover", in: .segue)
  }

  /// Cover, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - dimming: How dark the screen below gets. From 0 to 1.
  ///   - commit: How far a pull must go to dismiss. From 0 to 1 container heights.
  ///   - flick: How fast a shorter pull must end to count. From 0 to 10000 points per second.
  ///   - stiffness: How far the screen follows a pull upward. From 0.01 to 1.
  public static func cover(
    dimming: Double = 0.3,
    commit: Double = 0.4,
    flick: Double = 800.0,
    stiffness: Double = 0.55
  ) -> TransitionStyle {
    TransitionStyle(
      "cover", in: .segue,
      [
        "dimming": .number(dimming),
        "commit": .number(commit),
        "flick": .number(flick),
        "stiffness": .number(stiffness),
      ])
  }

  /// Crossfade, for push, pop, present, dismiss, tab: The new screen fades in over the old one; nothing moves.
  public static var crossfade: TransitionStyle {
    TransitionStyle("crossfade", in: .segue)
  }

  /// Cube, for push, pop, tab: The two screens are adjacent faces of a cube that turns.
  public static var cube: TransitionStyle {
    TransitionStyle("cube", in: .segue)
  }

  /// Cube, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - eye: The viewing distance. From 200 to 10000 points.
  public static func cube(
    eye: Double = 1200.0
  ) -> TransitionStyle {
    TransitionStyle(
      "cube", in: .segue,
      [
        "eye": .number(eye),
      ])
  }

  /// Depth sheet, for present, dismiss: A sheet slides up while the screen behind it tips back, shrinks and dims.
  public static var depthSheet: TransitionStyle {
    TransitionStyle("depth-sheet", in: .segue)
  }

  /// Depth sheet, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - phase: The duration of each of the two phases. From 0.05 to 3 seconds.
  ///   - lift: How far the screen behind rises. From 0 to 100 points.
  ///   - depthX: The horizontal scale of the screen behind. From 0.1 to 1.
  ///   - depthY: The vertical scale of the screen behind. From 0.1 to 1.
  ///   - dimmed: The opacity of the screen behind. From 0 to 1.
  ///   - pull: How far a pull must go for the whole transition. From 50 to 1000 points.
  ///   - commit: The part of that distance beyond which a pull dismisses. From 0 to 1.
  public static func depthSheet(
    phase: Double = 0.25,
    lift: Double = 15.0,
    depthX: Double = 0.8,
    depthY: Double = 0.9,
    dimmed: Double = 0.5,
    pull: Double = 200.0,
    commit: Double = 0.5
  ) -> TransitionStyle {
    TransitionStyle(
      "depth-sheet", in: .segue,
      [
        "phase": .number(phase),
        "lift": .number(lift),
        "depth-x": .number(depthX),
        "depth-y": .number(depthY),
        "dimmed": .number(dimmed),
        "pull": .number(pull),
        "commit": .number(commit),
      ])
  }

  /// Explode, for push, pop: The old screen bursts into tiles that tumble away.
  public static var explode: TransitionStyle {
    TransitionStyle("explode", in: .segue)
  }

  /// Explode, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - columns: The number of tiles in a row. From 2 to 40.
  ///   - reach: The maximum distance that a tile flies. From 0 to 1000 points.
  ///   - spin: The maximum rotation of a tile. From 0 to 20 radians.
  public static func explode(
    columns: Double = 10.0,
    reach: Double = 100.0,
    spin: Double = 10.0
  ) -> TransitionStyle {
    TransitionStyle(
      "explode", in: .segue,
      [
        "columns": .number(columns),
        "reach": .number(reach),
        "spin": .number(spin),
      ])
  }

  /// Fade through, for push, pop, tab: The old screen fades out first, then the new one fades in and settles.
  public static var fadeThrough: TransitionStyle {
    TransitionStyle("fade-through", in: .segue)
  }

  /// Fade through, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - threshold: When the old screen has gone and the new one starts to appear. From 0.05 to 0.95.
  ///   - startScale: The scale at which the new screen starts. From 0.5 to 1.
  ///   - length: The duration of the whole transition. From 0.05 to 3 seconds.
  public static func fadeThrough(
    threshold: Double = 0.35,
    startScale: Double = 0.92,
    length: Double = 0.45
  ) -> TransitionStyle {
    TransitionStyle(
      "fade-through", in: .segue,
      [
        "threshold": .number(threshold),
        "start-scale": .number(startScale),
        "length": .number(length),
      ])
  }

  /// Flip, for push, pop, present, dismiss: The two screens are the sides of a card that flips over.
  public static var flip: TransitionStyle {
    TransitionStyle("flip", in: .segue)
  }

  /// Flip, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - eye: The viewing distance. From 200 to 10000 points.
  public static func flip(
    eye: Double = 1000.0
  ) -> TransitionStyle {
    TransitionStyle(
      "flip", in: .segue,
      [
        "eye": .number(eye),
      ])
  }

  /// Fold, for push, pop: The old screen folds up like a map and reveals the new one.
  public static var fold: TransitionStyle {
    TransitionStyle("fold", in: .segue)
  }

  /// Fold, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - folds: The number of folds. From 1 to 8.
  ///   - eye: The viewing distance. From 200 to 10000 points.
  ///   - shade: How dark the strips get as they turn away. From 0 to 1.
  ///   - drift: How far away the new screen starts. From 0 to 1 container widths.
  public static func fold(
    folds: Double = 2.0,
    eye: Double = 900.0,
    shade: Double = 0.45,
    drift: Double = 0.0
  ) -> TransitionStyle {
    TransitionStyle(
      "fold", in: .segue,
      [
        "folds": .number(folds),
        "eye": .number(eye),
        "shade": .number(shade),
        "drift": .number(drift),
      ])
  }

  /// Parallax push, for push, pop: The new screen slides over the old one, which drifts a third as far and dims.
  public static var parallaxPush: TransitionStyle {
    TransitionStyle("parallax-push", in: .segue)
  }

  /// Parallax push, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - parallax: How far the lower screen drifts. From 0 to 1 container widths.
  ///   - dimming: How dark the lower screen gets. From 0 to 1.
  ///   - commit: How far a swipe back must go to leave. From 0 to 1 container widths.
  ///   - flick: How fast a shorter swipe must end to count. From 0 to 10000 points per second.
  public static func parallaxPush(
    parallax: Double = 0.3,
    dimming: Double = 0.1,
    commit: Double = 0.5,
    flick: Double = 600.0
  ) -> TransitionStyle {
    TransitionStyle(
      "parallax-push", in: .segue,
      [
        "parallax": .number(parallax),
        "dimming": .number(dimming),
        "commit": .number(commit),
        "flick": .number(flick),
      ])
  }

  /// Tab slide, for tab: Tabs are side by side, and the new one slides in from its side.
  public static var tabSlide: TransitionStyle {
    TransitionStyle("tab-slide", in: .segue)
  }

  /// Tab slide, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - commit: How far a drag must go to change the tab. From 0 to 1 container widths.
  public static func tabSlide(
    commit: Double = 0.3
  ) -> TransitionStyle {
    TransitionStyle(
      "tab-slide", in: .segue,
      [
        "commit": .number(commit),
      ])
  }
}

extension ViewTransitionStyle {
  /// Not for single views: it requires source.
  @available(*, unavailable, message: "'card-expand' cannot be the transition of a single view: it requires source")
  public static var cardExpand: ViewTransitionStyle { ViewTransitionStyle(.cardExpand) }

  /// Not for single views: it moves the picture 'cell'.
  @available(*, unavailable, message: "'cell-zoom' cannot be the transition of a single view: it moves the picture 'cell'")
  public static var cellZoom: ViewTransitionStyle { ViewTransitionStyle(.cellZoom) }

  /// Not for single views: it is computed by the animator 'reveal'.
  @available(*, unavailable, message: "'circle-reveal' cannot be the transition of a single view: it is computed by the animator 'reveal'")
  public static var circleReveal: ViewTransitionStyle { ViewTransitionStyle(.circleReveal) }

  /// Not for single views: it moves the picture 'card'.
  @available(*, unavailable, message: "'container-transform' cannot be the transition of a single view: it moves the picture 'card'")
  public static var containerTransform: ViewTransitionStyle { ViewTransitionStyle(.containerTransform) }

  /// Cover, for present, dismiss: The new screen slides up over the old one, which dims a little.
  public static var cover: ViewTransitionStyle { ViewTransitionStyle(.cover) }

  /// Crossfade, for push, pop, present, dismiss, tab: The new screen fades in over the old one; nothing moves.
  public static var crossfade: ViewTransitionStyle { ViewTransitionStyle(.crossfade) }

  /// Not for single views: it joins screens in the group 'cube'.
  @available(*, unavailable, message: "'cube' cannot be the transition of a single view: it joins screens in the group 'cube'")
  public static var cube: ViewTransitionStyle { ViewTransitionStyle(.cube) }

  /// Depth sheet, for present, dismiss: A sheet slides up while the screen behind it tips back, shrinks and dims.
  public static var depthSheet: ViewTransitionStyle { ViewTransitionStyle(.depthSheet) }

  /// Not for single views: it moves the picture 'tiles'.
  @available(*, unavailable, message: "'explode' cannot be the transition of a single view: it moves the picture 'tiles'")
  public static var explode: ViewTransitionStyle { ViewTransitionStyle(.explode) }

  /// Fade through, for push, pop, tab: The old screen fades out first, then the new one fades in and settles.
  public static var fadeThrough: ViewTransitionStyle { ViewTransitionStyle(.fadeThrough) }

  /// Not for single views: it joins screens in the group 'card'.
  @available(*, unavailable, message: "'flip' cannot be the transition of a single view: it joins screens in the group 'card'")
  public static var flip: ViewTransitionStyle { ViewTransitionStyle(.flip) }

  /// Not for single views: it moves the picture 'strips'.
  @available(*, unavailable, message: "'fold' cannot be the transition of a single view: it moves the picture 'strips'")
  public static var fold: ViewTransitionStyle { ViewTransitionStyle(.fold) }

  /// Parallax push, for push, pop: The new screen slides over the old one, which drifts a third as far and dims.
  public static var parallaxPush: ViewTransitionStyle { ViewTransitionStyle(.parallaxPush) }

  /// Tab slide, for tab: Tabs are side by side, and the new one slides in from its side.
  public static var tabSlide: ViewTransitionStyle { ViewTransitionStyle(.tabSlide) }
}
