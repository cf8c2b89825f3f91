import Crypto
package import Foundation

/// Signs access tokens with a server's own key: for people of whom a test needs many, and for tokens that have expired.
package struct TokenMint: Sendable {
    private let key: P256.Signing.PrivateKey

    /// Creates a mint with the key that a development server made in its data folder.
    package init(dataFolder: URL) throws {
        try self.init(pem: String(contentsOf: dataFolder.appending(path: "signing-key.pem"), encoding: .utf8))
    }

    /// Creates a mint with a key, such as one that no server knows.
    package init(pem: String) throws { key = try P256.Signing.PrivateKey(pemRepresentation: pem) }

    /// A new private key in PEM.
    package static func newKey() -> String { P256.Signing.PrivateKey().pemRepresentation }

    /// A token like the given one that nobody signed, and that says so.
    package static func unsigned(like token: String) throws -> String {
        let segments = token.split(separator: ".").map(String.init)
        guard segments.count == 3, let head = Data(base64URL: segments[0]) else { throw NeverCame(description: "A JSON Web Token") }
        let changed = String(decoding: head, as: UTF8.self).replacing("ES256", with: "none")
        return "\(Data(changed.utf8).base64URL).\(segments[1])."
    }

    /// A token like the given one, with other claims (RFC 7515, RFC 7519).
    package func token(like token: String, changing claims: [String: JSON]) throws -> String {
        let segments = token.split(separator: ".").map(String.init)
        guard segments.count == 3, let old = Data(base64URL: segments[1]) else { throw NeverCame(description: "A JSON Web Token") }
        guard case .object(let values) = try JSONDecoder().decode(JSON.self, from: old) else { throw NeverCame(description: "Claims") }
        let payload = try JSONEncoder().encode(JSON.object(values.merging(claims) { $1 }))
        let signed = "\(segments[0]).\(payload.base64URL)"
        return "\(signed).\(try key.signature(for: Data(signed.utf8)).rawRepresentation.base64URL)"
    }
}

extension Data {
    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    fileprivate init?(base64URL text: String) {
        let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
        self.init(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding)
    }
}
