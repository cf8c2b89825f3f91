import HTTPTypes
import NIOCore

/// What a polling request is answered with.
enum EngineAnswer: Sendable {
    /// Packets, to a poll.
    case payload(ByteBuffer)
    /// They were taken, to a POST.
    case taken
    /// The request isn't served.
    case refused(EngineRefusal)
    /// The overlap or format of a request ended its session.
    case failed
    /// The body is too large.
    case tooLarge
    /// A preflight request may go on.
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
