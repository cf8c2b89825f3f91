import Core
import ExampleAPI
import Networking

/// The calls that the client makes to Example's server.
protocol ExampleService: Sendable {
    /// The person's entries, newest first.
    func entries() async throws(APIError) -> [ExampleEntry]
}

/// Calls the API.
struct LiveExampleService: ExampleService {
    let client: APIClient

    func entries() async throws(APIError) -> [ExampleEntry] { try await client.call(ExampleEndpoints.entries) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeExampleService: ExampleService {
    var result: Result<[ExampleEntry], APIError> = .success([.sample])

    func entries() async throws(APIError) -> [ExampleEntry] { try result.get() }
}
#endif
