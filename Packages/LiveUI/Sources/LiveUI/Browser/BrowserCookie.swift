import Core
import ServerCore

/// The cookie that identifies a browser session.
struct BrowserCookie: Sendable {
    /// Whether pages are served over HTTPS only.
    let isSecure: Bool
    /// The time that an unused browser keeps the cookie, in seconds.
    let lifetime: Int

    /// The cookie's name. The prefix makes browsers refuse it from other hosts, for parts of the site, and without encryption.
    var name: String { isSecure ? "__Host-tumble_session" : "tumble_session" }

    /// Returns the browser session that a request identifies.
    func browser(of request: ServerRequest) -> BrowserID? { request.cookie(name).flatMap(BrowserID.init(cookie:)) }

    /// Returns a new value of 256 random bits.
    static func newValue(_ random: any RandomSource) -> String { random.hexadecimal(byteCount: 32) }

    /// Returns the header that sets the cookie.
    func header(_ value: String) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
