/// The script that says where the device is, for as long as a ``PositionField`` stands in the page.
///
/// It goes into the field as if it were typed, every five seconds at most: what was noted since then, 50 positions at most. A device that stands still is
/// asked every twenty seconds, since browsers tell of movement alone.
public enum PositionScript {
    /// The script, to stand in the page once.
    public static let source = Resources.positionScript
}
