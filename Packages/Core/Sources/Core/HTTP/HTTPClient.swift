public import Foundation
public import HTTPTypes

/// Why an HTTP call got no answer.
public enum HTTPClientError: Error, Equatable {
    /// The server can't be reached, or the connection broke.
    case unreachable(String)
    /// The deadline passed.
    case timedOut
}

/// The one way in which a client speaks HTTP, in the form of URLSession.
///
/// ```swift
/// let (data, response) = try await client.data(for: request)
/// ```
public actor HTTPClient {
    private let transport: any HTTPTransport
    private let clock: any Clock
    private let deadline: Duration

    /// Creates a client over a transport.
    ///
    /// - Parameter deadline: how long a call may take in all.
    public init(transport: any HTTPTransport, clock: any Clock, deadline: Duration = .seconds(30)) {
        self.transport = transport
        self.clock = clock
        self.deadline = deadline
    }

    /// Sends a request with a body and waits for the whole answer, or for the deadline.
    ///
    /// - Throws: ``HTTPClientError``, or `CancellationError`.
    public nonisolated func data(for request: HTTPRequest, body: Data = Data()) async throws -> (Data, HTTPResponse) {
        let (transport, clock, deadline) = (transport, clock, deadline)
        return try await withThrowingTaskGroup(of: (Data, HTTPResponse).self) { group in
            group.addTask {
                let (response, data) = try await transport.send(request, body: body)
                return (data, response)
            }
            group.addTask {
                try await clock.sleep(for: deadline)
                throw HTTPClientError.timedOut
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }
}
