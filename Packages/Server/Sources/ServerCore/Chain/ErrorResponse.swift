import Core
import Foundation
import HTTPTypes
import Logging
import Persistence

/// Converts any thrown error into the envelope. Causes go to the log, without arguments and secrets; the caller sees status, code and message.
struct ErrorResponse {
    let error: APIError
    private var headerFields: HTTPFields = [:]

    init(_ thrown: any Error, log: Logger, failures: DatabaseFailureLog, at now: Date) {
        switch thrown {
        case let refusal as Refusal:
            error = refusal.error
            headerFields = refusal.headerFields
        case let apiError as APIError:
            error = apiError
        case let databaseError as DatabaseError:
            error = Self.apiError(databaseError)
            failures.report(databaseError, to: log, at: now)
        case is CancellationError:
            error = APIError(status: 503, code: "unavailable", message: Strings.stopping)
        default:
            error = .internalError
            log.error("handler failed", metadata: ["cause": "\(type(of: thrown))"])
        }
    }

    var response: ServerResponse {
        let body = (try? WireJSON.encoder().encode(Envelope<NoOutput>(error: error))) ?? Data()
        var response = ServerResponse.content(body, type: "application/json; charset=utf-8", status: .init(code: max(error.status, 400)))
        if error.status == 503 || error.status == 429 {
            let seconds = ((error.retryAfter ?? .seconds(1)) / .seconds(1)).rounded(.up)
            response.headerFields[.retryAfter] = String(Int(max(seconds, 1)))
        }
        if error.status == 401 { response.headerFields[.wwwAuthenticate] = "Bearer" }
        response.headerFields[.cacheControl] = "no-store"
        for field in headerFields { response.headerFields[field.name] = field.value }
        return response
    }

    private static func apiError(_ error: DatabaseError) -> APIError {
        switch error.code {
        case .invalidValue:
            APIError(status: 422, code: "invalid_characters", message: Strings.invalidCharacters)
        case .busy, .serialization, .versionMismatch:
            .conflict(Strings.changedMeanwhile, code: "concurrent_change")
        case .unavailable, .full, .readOnly, .timeout, .canceled:
            APIError(status: 503, code: "unavailable", message: Strings.storeUnavailable)
        case .commitUnknown:
            // Repeating the request with its Idempotency-Key returns the first response, or performs it now.
            APIError(status: 503, code: "outcome_unknown", message: Strings.outcomeUnknown)
        default:
            .internalError
        }
    }
}

/// An error whose response has extra header fields: when to retry, or which methods are allowed.
struct Refusal: Error {
    let error: APIError
    let headerFields: HTTPFields

    init(_ error: APIError, headerFields: HTTPFields) {
        self.error = error
        self.headerFields = headerFields
    }
}
