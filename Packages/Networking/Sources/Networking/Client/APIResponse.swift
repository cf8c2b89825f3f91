import Core
import Foundation
import HTTPTypes

/// A response of the API, not yet decoded.
struct APIResponse: Sendable {
    let status: HTTPResponse.Status
    var fields: HTTPFields = [:]
    let body: Data
    /// The time by which a `Retry-After` date is converted into a delay; nil if there is no clock.
    var now: Date?

    /// Returns the output of a success.
    ///
    /// - Throws: the error that the response describes; ``/Core/APIError/undecodable`` for a success that can't be decoded.
    func output<Output: Decodable>(_ type: Output.Type) throws(APIError) -> Output {
        guard status.kind == .successful else { throw error }
        do {
            return try WireJSON.decoder().decode(SuccessEnvelope<Output>.self, from: body).data
        } catch {
            throw .undecodable
        }
    }

    /// Proxies and load balancers return errors without an envelope, which are described by their status alone.
    var error: APIError {
        let envelope = (try? WireJSON.decoder().decode(Envelope<NoOutput>.self, from: body))?.apiError(status: status.code)
        let retryAfter = RetryAfter.duration(in: fields, now: now ?? .distantFuture)
        return APIError(
            status: status.code, code: envelope?.code ?? APIError.Code(rawValue: "http_\(status.code)"),
            message: envelope?.message ?? Strings.unexpectedStatus(status.code), fields: envelope?.fields ?? [:],
            allowedActions: envelope?.allowedActions, retryAfter: retryAfter)
    }
}

/// An envelope whose `data` may be null if the output itself decodes from null: ``/Core/NoOutput`` and optionals.
private struct SuccessEnvelope<Output: Decodable>: Decodable {
    let data: Output

    enum CodingKeys: CodingKey {
        case success, data
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decode(Bool.self, forKey: .success) else {
            throw DecodingError.dataCorruptedError(forKey: .success, in: container, debugDescription: "a success whose envelope says it failed")
        }
        // `Envelope<Output>.data` is optional, so it can't distinguish a null output from a missing one.
        data = try container.decode(Output.self, forKey: .data)
    }
}
