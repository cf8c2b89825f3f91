import Core
import ServerCore

/// The cookie that names a browser session.
struct BrowserCookie: Sendable {
    /// Whether pages are served over HTTPS only.
    let isSecure: Bool
    /// How long a browser that isn't used keeps it, in seconds.
    let lifetime: Int

    /// The cookie's name. The prefix has browsers refuse it from other hosts, from part of the site, and without encryption.
    var name: String { isSecure ? "__Host-tumble_session" : "tumble_session" }

    /// The browser session that a request names.
    func browser(of request: ServerRequest) -> BrowserID? { request.cookie(name).flatMap(BrowserID.init(cookie:)) }

    /// A new value of 256 random bits.
    static func newValue(_ random: any RandomSource) -> String { random.hexadecimal(byteCount: 32) }

    /// What sets the cookie.
    func header(_ value: String) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
