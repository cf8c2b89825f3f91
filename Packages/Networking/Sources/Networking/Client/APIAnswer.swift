import Core
import Foundation
import HTTPTypes

/// An answer of the API, not yet read.
struct APIAnswer: Sendable {
    let status: HTTPResponse.Status
    var fields: HTTPFields = [:]
    let body: Data
    /// The time by which a wait until a date is told; nil where there is no clock.
    var now: Date?

    /// The output of a success.
    ///
    /// - Throws: the error that the answer stands for; ``/Core/APIError/undecodable`` for a success that can't be read.
    func output<Output: Decodable>(_ type: Output.Type) throws(APIError) -> Output {
        guard status.kind == .successful else { throw error }
        do {
            return try WireJSON.decoder().decode(SuccessEnvelope<Output>.self, from: body).data
        } catch {
            throw .undecodable
        }
    }

    /// What stands between (a proxy, a load balancer) answers errors without an envelope: then the status has to do.
    var error: APIError {
        let envelope = (try? WireJSON.decoder().decode(Envelope<NoOutput>.self, from: body))?.apiError(status: status.code)
        let retryAfter = RetryAfter.duration(in: fields, now: now ?? .distantFuture)
        return APIError(
            status: status.code, code: envelope?.code ?? APIError.Code(rawValue: "http_\(status.code)"),
            message: envelope?.message ?? Strings.unexpectedStatus(status.code), fields: envelope?.fields ?? [:],
            allowedActions: envelope?.allowedActions, retryAfter: retryAfter)
    }
}

/// An envelope whose `data` may be null where the output itself reads null: ``/Core/NoOutput`` and optionals.
private struct SuccessEnvelope<Output: Decodable>: Decodable {
    let data: Output

    enum CodingKeys: CodingKey {
        case success, data
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decode(Bool.self, forKey: .success) else {
            throw DecodingError.dataCorruptedError(forKey: .success, in: container, debugDescription: "a success that says it is none")
        }
        // `Envelope<Output>.data` is optional, so it can't tell a null that is the output from one that is missing.
        data = try container.decode(Output.self, forKey: .data)
    }
}
