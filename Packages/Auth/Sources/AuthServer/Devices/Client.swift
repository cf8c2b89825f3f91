import Core
import Foundation
import HTTPTypes
import ServerCore

/// What is known of the device that calls: where it is and what it calls itself. Nothing of it proves anything.
struct Client: Sendable, Equatable {
    /// The network address; nil for calls from inside the process.
    let address: String?
    /// The User-Agent, at most 256 characters of it.
    let userAgent: String

    init(address: String?, userAgent: String) {
        self.address = address
        self.userAgent = userAgent
    }

    init(_ request: ServerRequest) {
        address = request.remoteAddress == ServerRequest.inProcess ? nil : request.remoteAddress
        let text = (request.head.headerFields[.userAgent] ?? "").unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
        userAgent = String(String(String.UnicodeScalarView(text)).prefix(256))
    }

    /// What stands for everybody who shares the address: of IPv6, where one household has 2^64 of them, the network alone.
    var network: String? {
        address.map { IPAddress($0)?.network.description ?? $0 }
    }
}
