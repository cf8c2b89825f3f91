import Core
import Foundation
import Synchronization

/// The address of the fake provider's site: the one that is set, or our own host with the port that the site listens on.
final class CardPageAddress: Sendable {
    private let host: String
    private let address: Mutex<String?>

    /// Creates an address that is known, even an empty one.
    init(fixed: String) {
        host = ""
        address = Mutex(fixed)
    }

    /// Creates an address.
    ///
    /// - Parameters:
    ///   - set: the address that is set; nil for none.
    ///   - publicURL: the address of our own pages, whose host the site shares.
    init(set: String?, publicURL: String) {
        let host = URL(string: publicURL)?.host(percentEncoded: true) ?? ""
        self.host = host.isEmpty ? "127.0.0.1" : host
        address = Mutex(set?.replacing(/\/+$/, with: ""))
    }

    /// The address without a slash at its end; nil until the site listens.
    var value: String? { address.withLock { $0 } }

    /// Takes the port that the site listens on, unless an address is set.
    func listens(_ scheme: String, _ port: Int) {
        address.withLock { if $0 == nil { $0 = "\(scheme):/" + "/\(host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host):\(port)" } }
    }
}
