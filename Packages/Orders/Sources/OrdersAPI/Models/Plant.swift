public import Core

/// The plant, to which all laundry goes.
public enum Plant {
    /// The plant's place, in Irvine.
    public static let location = Coordinate(latitude: 33.6846, longitude: -117.8265)
    /// The name that drivers read.
    public static let name = "Tumble plant, Irvine"
}
