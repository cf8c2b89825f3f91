import Core
import HTTPTypes

/// An error whose answer has header fields of its own: when to try again, what would be allowed.
struct Refusal: Error {
    let error: APIError
    let headerFields: HTTPFields

    init(_ error: APIError, headerFields: HTTPFields) {
        self.error = error
        self.headerFields = headerFields
    }
}
