/// A site that a plugin serves on a port of its own. Browsers keep its origin apart from the product's, so that neither reads what is entered in the other.
///
/// ```swift
/// PluginSite(port: 8443, setting: "CARD_PAGE_PORT", responder: pages) { address.set(scheme: $0, port: $1) }
/// ```
public struct PluginSite: Sendable {
    /// The port to listen on; 0 lets the system choose.
    public let port: Int
    /// The key of the port's setting, which errors name.
    public let setting: String
    /// Responds to every request.
    public let responder: any Responder
    /// Called once the site listens, with its scheme, `http` or `https`, and its port.
    public let onStart: @Sendable (_ scheme: String, _ port: Int) -> Void

    /// Creates a site.
    public init(port: Int, setting: String, responder: any Responder, onStart: @escaping @Sendable (_ scheme: String, _ port: Int) -> Void) {
        self.port = port
        self.setting = setting
        self.responder = responder
        self.onStart = onStart
    }
}
