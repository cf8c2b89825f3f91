import Core

extension Result where Failure == APIError {
    /// The error; nil for a success.
    var failure: APIError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
