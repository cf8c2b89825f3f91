/// The reason for refusing a request; code and message are the protocol's.
enum EngineRefusal: Int, Error, Sendable {
    case unknownTransport = 0
    case unknownSession, badHandshakeMethod, badRequest, forbidden, unsupportedVersion

    var message: String {
        switch self {
        case .unknownTransport: "Transport unknown"
        case .unknownSession: "Session ID unknown"
        case .badHandshakeMethod: "Bad handshake method"
        case .badRequest: "Bad request"
        case .forbidden: "Forbidden"
        case .unsupportedVersion: "Unsupported protocol version"
        }
    }

    var status: Int { self == .forbidden ? 403 : 400 }

    var json: String { "{\"code\":\(rawValue),\"message\":\"\(message)\"}" }
}
