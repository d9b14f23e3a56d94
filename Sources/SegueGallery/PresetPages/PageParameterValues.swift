import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueTimeline

/// Which other parameter values a page includes.
package enum PageValues: String, Sendable {
  /// None: the server lays them out when a visitor asks.
  case none
  /// Those that are small.
  case small
  /// All.
  case all
}

/// The differences for other parameter values, for visitors to try one at a time.
struct PageParameterValues: Sendable {
  /// A JSON object by assignments such as `dimming=0.5`, each with the differences or the reason
  /// why it cannot be shown.
  var members = JSONObject([(String, JSONValue)]())
  /// The parameters with values here.
  var parameters: [String] = []
  /// The pictures they need.
  var pictures: [GalleryPicture] = []
}

extension PageBuilder {
  /// The largest sizes included by default, in bytes: the animations that one value would replace, the
  /// values of one parameter, and the values of all parameters.
  private static let smallSizes = (animations: 60_000, parameter: 64_000, all: 160_000)

  /// The non-default parameter values of a preset, as differences from its standard parts.
  ///
  /// Computed only for the standard form.
  func values(
    of preset: Preset, differingFrom standard: PageParts, _ choice: PageValues = .all
  ) -> PageParameterValues {
    var values = PageParameterValues()
    let isSmall = choice == .small
    if choice == .none || isSmall && standard.size > Self.smallSizes.animations { return values }
    var remaining = isSmall ? Self.smallSizes.all : Int.max
    let free = preset.conditionParameters
    for parameter in preset.parameters where !free.contains(parameter.name) {
      let limit = isSmall ? min(remaining, Self.smallSizes.parameter) : Int.max
      guard let one = self.values(of: parameter, preset, differingFrom: standard, within: limit)
      else { continue }
      remaining -= one.size
      values.members += one.values.members
      values.parameters.append(parameter.name)
      values.pictures += one.values.pictures
    }
    return values
  }

  /// The non-default values of one parameter with their size in bytes; nil if that is over a limit.
  private func values(
    of parameter: ParameterDescription, _ preset: Preset, differingFrom standard: PageParts,
    within limit: Int
  ) -> (values: PageParameterValues, size: Int)? {
    let assignments = parameter.stops.filter { $0 != parameter.defaultValue }.map { value in
      (value, ParameterAssignment(name: parameter.name, text: parameter.text(of: value)))
    }
    // Most parameters that are too large are found before their motion is computed.
    var replaced = 0
    for (_, assignment) in assignments where limit < .max {
      replaced += setting(assignment).replacedSize(of: preset, in: standard)
      if replaced > limit { return nil }
    }
    var values = PageParameterValues()
    var size = 0
    for (value, assignment) in assignments {
      let rendered = self.value(assignment, value, of: preset, differingFrom: standard)
      size += rendered.json.text().utf8.count
      if size > limit { return nil }
      values.members["\(assignment.name)=\(assignment.text)"] = rendered.json
      values.pictures += rendered.pictures
    }
    return (values, size)
  }

  /// The size of the standard animations that this builder's would replace, in bytes.
  private func replacedSize(of preset: Preset, in standard: PageParts) -> Int {
    guard preset.scroll == nil else { return 0 }
    return preset.operations.reduce(0) { size, operation in
      // A value that cannot be laid out becomes a message, which is small.
      guard let staged = try? staged(preset, operation),
        standard.stagedTimelines[operation.rawValue] != PageParts.StagedTimeline(staged)
      else { return size }
      return size + standard.timelines.size(of: operation.rawValue)
    }
  }

  private func value(
    _ assignment: ParameterAssignment, _ value: ParameterValue, of preset: Preset,
    differingFrom standard: PageParts
  ) -> (json: JSONValue, pictures: [GalleryPicture]) {
    let uses = PresetUses(preset, changes: [assignment.name: value]).json
    do {
      let parts = try setting(assignment).parts(
        of: preset, differingFrom: standard)
      let json: JSONValue = [
        "timelines": parts.timelines.json(differingFrom: standard.timelines),
        "gestures": parts.gesturesJSON(differingFrom: standard), "uses": uses,
      ]
      return (json, parts.timelines.pictures)
    } catch {
      return (["problem": .string("\(StagingError(error))"), "uses": uses], [])
    }
  }

  /// The same builder with a parameter value.
  private func setting(_ assignment: ParameterAssignment) -> PageBuilder {
    var result = self
    result.request.parameters.removeAll { $0.name == assignment.name }
    result.request.parameters.append(assignment)
    return result
  }
}
