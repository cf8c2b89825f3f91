/// The script that requests the browser's permissions, for elements with `data-permission="location"` or `data-permission="notifications"`.
///
/// A press shows the prompt; the result, one of `Permission`'s raw values, is written to the element's field as if typed. If the browser already has
/// a result, no prompt is shown. A cookie passes it to the server with the first request; it is only the browser's claim.
public enum PermissionScript {
    /// The script's source, to be included once per page.
    public static let source = Resources.permissionScript
}
