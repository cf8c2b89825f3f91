import Foundation

extension Data {
    /// The bytes in base64url without padding (RFC 4648, section 5).
    var base64URL: String { base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "") }

    /// Reads base64url, with or without padding; nil for any other text.
    init?(base64URL text: String) {
        let digits = text.replacing("=", with: "")
        guard !digits.contains("+"), !digits.contains("/") else { return nil }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        self.init(base64Encoded: digits.replacing("-", with: "+").replacing("_", with: "/") + padding)
    }
}
