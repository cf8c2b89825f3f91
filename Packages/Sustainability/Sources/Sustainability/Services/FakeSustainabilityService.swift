public import Core

/// Figures for tests and previews, as they were given.
public struct FakeSustainabilityService: SustainabilityService {
    private let result: Result<Impact, APIError>

    /// Creates the service.
    public init(_ result: Result<Impact, APIError> = .success(.sample)) { self.result = result }

    /// The given impact.
    public func impact() async throws(APIError) -> Impact { try result.get() }
}
