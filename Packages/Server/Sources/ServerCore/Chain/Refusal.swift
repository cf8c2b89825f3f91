import Core
import HTTPTypes

/// An error whose response has extra header fields: when to retry, or which methods are allowed.
struct Refusal: Error {
    let error: APIError
    let headerFields: HTTPFields

    init(_ error: APIError, headerFields: HTTPFields) {
        self.error = error
        self.headerFields = headerFields
    }
}
