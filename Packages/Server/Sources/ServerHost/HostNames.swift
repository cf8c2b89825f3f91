import Core
import HTTPTypes
import ServerCore

/// The names under which a server may be called.
///
/// A page elsewhere can have its own name lead to this machine (DNS rebinding), and the browser then lets it read whatever the server responds. The name is
/// still in the request, so that a server for this machine refuses it. Addresses and the names of this machine can't be redirected so.
public enum HostNames: Sendable, Equatable {
    /// Every name.
    case all
    /// Addresses, `localhost` and what ends with `.localhost`, and these names.
    case local(and: Set<String>)

    /// Returns whether a request for an authority, such as `localhost:8080`, is responded to. One without any comes from no browser.
    func allows(_ authority: String?) -> Bool {
        guard case .local(let others) = self, let authority, !authority.isEmpty else { return true }
        let name = Self.name(of: authority.lowercased())
        return name == "localhost" || name.hasSuffix(".localhost") || others.contains(name) || IPAddress(name) != nil
    }

    /// Returns the name or address without the port.
    private static func name(of authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            let rest = authority[end...].dropFirst()
            return rest.isEmpty || rest.hasPrefix(":") ? String(authority[..<end].dropFirst()) : authority
        }
        let name = authority.prefix { $0 != ":" }
        // A dot at the end is the same name.
        return String(name.hasSuffix(".") ? name.dropLast() : name)
    }

    /// Returns the refusal of a request by a name that isn't allowed; nil for others.
    func refusal(of request: ServerRequest) -> APIError? {
        guard !allows(request.head.authority) else { return nil }
        // lint:allow strings-literal because developers and programs read it
        return APIError(status: 421, code: "unknown_host", message: "This server isn't called by that name. To fix, use localhost, or set PUBLIC_URL.")
    }
}
