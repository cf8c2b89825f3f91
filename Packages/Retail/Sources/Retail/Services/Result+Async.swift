import Core

extension Result where Success: Sendable, Failure == APIError {
    /// The outcome of a call.
    init(of call: () async throws(APIError) -> Success) async {
        do {
            self = .success(try await call())
        } catch {
            self = .failure(error)
        }
    }
}
