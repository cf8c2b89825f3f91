/// The script that asks the browser for permissions: for elements with `data-permission="location"` and `data-permission="notifications"`.
///
/// A press asks; the answer, one of `Permission`'s raw values, goes into the element's field as if it were typed. Where the browser already knows
/// the answer nobody is asked again. A cookie lets the server know it with the first request; it is no more than the browser's own word.
public enum PermissionScript {
    /// The script, to stand in the page once.
    public static let source = Resources.permissionScript
}
