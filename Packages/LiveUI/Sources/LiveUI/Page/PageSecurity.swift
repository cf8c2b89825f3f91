import HTTPTypes
import ServerCore

/// The security headers of pages: only our own scripts and styles and those of providers that are set, no frames of others, no device access except location.
struct PageSecurity: Sendable {
    let document: LiveDocument

    /// Sets the header fields of a page.
    ///
    /// - Parameters:
    ///   - nonce: allows the page's single inline style element.
    ///   - authority: the host that the page was requested from.
    func apply(to response: inout ServerResponse, nonce: String, authority: String?) {
        response.headerFields[.cacheControl] = "no-store"
        response.headerFields[.contentSecurityPolicy] = policy(nonce: nonce, authority: authority)
        for (name, value) in Self.fields { response.headerFields[name] = value }
        if document.isSecure { response.headerFields[.strictTransportSecurity] = "max-age=31536000; includeSubDomains" }
    }

    func policy(nonce: String, authority: String?) -> String {
        // Some browsers don't count a socket to the page's own host as 'self'.
        let socket = authority.flatMap(Self.checked).map { " \(document.isSecure ? "wss" : "ws")://\($0)" } ?? ""
        let images = Self.list(["'self'", "data:"] + document.imageSources)
        let providers = Self.list(document.providerSources)
        let more = providers.isEmpty ? "" : " \(providers)"
        return [
            "default-src 'none'", "script-src 'self'\(more)", "style-src 'self' 'nonce-\(nonce)'", "img-src \(images)", "font-src 'self'",
            "connect-src 'self'\(socket)\(more)", "frame-src \(providers.isEmpty ? "'none'" : providers)", "worker-src 'self'", "manifest-src 'self'",
            "base-uri 'none'", "form-action 'self'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    /// Returns sources as a directive's value, without those that could end it.
    private static func list(_ sources: [String]) -> String {
        sources.filter { !$0.contains { " ;,".contains($0) } }.joined(separator: " ")
    }

    /// Returns a request's host if it may be used in a header.
    private static func checked(_ authority: String) -> String? {
        authority.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) || [45, 46, 58, 91, 93].contains($0) } ? authority : nil
    }

    private static let fields: [(HTTPField.Name, String)] = [
        (.named("Referrer-Policy"), "same-origin"),
        (.xContentTypeOptions, "nosniff"),
        (.named("X-Frame-Options"), "DENY"),
        (.named("Cross-Origin-Opener-Policy"), "same-origin"),
        (.named("Cross-Origin-Resource-Policy"), "same-origin"),
        (
            .named("Permissions-Policy"),
            """
            camera=(self), geolocation=(self), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()
            """
        ),
    ]
}

extension HTTPField.Name {
    /// Returns a field name that is known to be valid.
    fileprivate static func named(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .contentType }
}
