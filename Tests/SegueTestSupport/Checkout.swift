/// The package that these tests belong to.
public enum Checkout {
  /// The folder of the package.
  public static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  /// The folder of its presets.
  public static let catalog = folder + "/catalog"
}
