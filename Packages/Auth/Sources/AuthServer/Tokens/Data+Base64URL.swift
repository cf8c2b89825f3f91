import Foundation

extension Data {
    /// The bytes in the alphabet of addresses, without padding (RFC 4648, section 5).
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Reads such a text; nil where it is none.
    init?(base64URL text: some StringProtocol) {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        self.init(base64Encoded: String(text).replacing("-", with: "+").replacing("_", with: "/") + padding)
    }
}
