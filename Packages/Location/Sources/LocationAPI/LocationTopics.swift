public import Core

/// The topics on which changes of service areas are published.
public enum LocationTopics {
    /// Changes of any area, for everybody who is signed in.
    public static let areas: Topic = "location/areas"

    /// The kind of change that says that an area was created, changed or closed; its id is the area's.
    public static let areaChanged = "area.changed"
}
