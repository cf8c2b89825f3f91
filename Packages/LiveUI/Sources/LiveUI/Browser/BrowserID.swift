import Core
import Crypto
import Foundation
import ServerCore

/// The id of a browser session: the cookie's value stays in the browser, the server stores its hash.
struct BrowserID: Hashable, Sendable {
    /// SHA-256 of the cookie's value, in hexadecimal.
    let hash: String

    /// Creates the id of a cookie's value; nil for values that the server wouldn't have made.
    init?(cookie value: String) {
        guard value.utf8.count == 64, value.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
        hash = SHA256.hash(data: Data(value.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
