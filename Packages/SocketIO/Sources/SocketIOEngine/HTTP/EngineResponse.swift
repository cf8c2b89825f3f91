import HTTPTypes
import NIOCore

/// The response to a polling request.
enum EngineResponse: Sendable {
    /// Packets, for a poll.
    case payload(ByteBuffer)
    /// Confirms that a POST was taken.
    case taken
    /// Refuses the request.
    case refused(EngineRefusal)
    /// Reports that the request's overlap or format ended its session.
    case failed
    /// The body is too large.
    case tooLarge
    /// Allows a preflight request.
    case noContent

    var status: HTTPResponse.Status {
        switch self {
        case .payload, .taken: .ok
        case .refused(let refusal): .init(code: refusal.status)
        case .failed: .badRequest
        case .tooLarge: .contentTooLarge
        case .noContent: .noContent
        }
    }

    var contentType: String? {
        switch self {
        case .payload: "text/plain; charset=UTF-8"
        case .taken: "text/html"
        case .refused: "application/json"
        case .failed, .tooLarge, .noContent: nil
        }
    }

    var body: ByteBuffer {
        switch self {
        case .payload(let body): body
        case .taken: ByteBuffer(string: "ok")
        case .refused(let refusal): ByteBuffer(string: refusal.json)
        case .failed, .tooLarge, .noContent: ByteBuffer()
        }
    }
}
