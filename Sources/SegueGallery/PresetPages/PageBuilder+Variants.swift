import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline

extension PageBuilder {
  /// A preset in another look or layout, as differences from its standard parts, and its pictures.
  ///
  /// - Parameters:
  ///   - standard: the standard parts; nil to write everything.
  ///   - operations: the operations to build; all if nil.
  func variant(
    _ variant: PageVariant, of preset: Preset, differingFrom standard: PageParts?,
    operations: [Operation]? = nil
  ) -> (variant: GalleryVariant, pictures: [GalleryPicture]) {
    var object: JSONObject = ["id": .string(preset.id), "variant": .string(variant.name)]
    var pictures: [GalleryPicture] = []
    do {
      let parts = try showing(variant).parts(of: preset, operations: operations)
      object["isWhole"] = standard == nil ? true : nil
      object["timelines"] = parts.timelines.json(asVariantOf: standard?.timelines)
      object["gestures"] = parts.gesturesJSON(asVariantOf: standard)
      object["recordings"] = .object(parts.recordingsJSON)
      pictures = parts.timelines.pictures
    } catch {
      object["problem"] = .string("\(StagingError(error))")
    }
    return (GalleryVariant(name: variant.name, json: object.text(escaping: .html)), pictures)
  }

  /// The same builder with another look or layout.
  func showing(_ variant: PageVariant) -> PageBuilder {
    var result = self
    result.request = variant.applied(to: request)
    result.scale = variant.scale(scale)
    if result.scale < scale { result.pictureCache = variantPictureCache }
    return result
  }

  /// The size of animations, in bytes, above which a page lacks the variants that place every layer anew.
  private static let largestMirrored = 120_000

  /// The variants to include beside a preset's standard parts.
  ///
  /// Screenshots have one look and one size. For the heaviest presets, variants that change every layer's place are left to
  /// the server, since they would be as large as the preset itself.
  func possible(_ variants: [PageVariant], beside standard: PageParts) -> [PageVariant] {
    let isHeavy = standard.size > Self.largestMirrored
    return variants.filter { variant in
      let isAllowed = pictures.from == nil || !variant.isDark && variant.device == .phone
      return isAllowed && !(isHeavy && variant.placesLayersAnew)
    }
  }
}

extension JSONObject {
  /// The members that differ from those of another object; objects among them are compared in turn.
  ///
  /// Null stands for a member that this one does not have.
  func differences(from other: JSONObject) -> JSONObject {
    let missing = other.members.filter { self[$0.name] == nil }.map { ($0.name, JSONValue.null) }
    let different = members.compactMap { member -> (String, JSONValue)? in
      let known = other[member.name]
      if member.value == known { return nil }
      if case .object(let own) = member.value, case .object(let theirs)? = known {
        return (member.name, .object(own.differences(from: theirs)))
      }
      return (member.name, member.value)
    }
    return JSONObject(different + missing)
  }
}
