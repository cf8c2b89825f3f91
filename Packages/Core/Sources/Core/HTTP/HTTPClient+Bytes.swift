public import Foundation
public import HTTPTypes

extension HTTPClient {
    /// Sends a request and returns once the response's head has arrived; the bytes follow, no faster than they are read.
    ///
    /// Retries and redirects end with the head: later failures are thrown by the bytes.
    ///
    /// - Parameter deadline: the time limit for the head, and then for each chunk; nil for the policy's.
    /// - Throws: ``HTTPClientError``, or `CancellationError`; so do the bytes.
    public nonisolated func bytes(for request: HTTPRequest, body: Data = Data(), deadline: Duration? = nil) async throws -> (HTTPBytes, HTTPResponse) {
        let duration = deadline ?? policy.deadline
        let channel = ByteChannel()
        let pump = Task {
            do {
                _ = try await self.run(request, .data(body), within: duration) { response, bytes in
                    channel.begin(with: response)
                    do {
                        for try await chunk in bytes { try await channel.send(chunk) }
                        channel.end(.success(()))
                    } catch {
                        channel.end(.failure(error))
                    }
                }
            } catch {
                channel.end(.failure(error))
            }
        }
        let lease = ByteLease(channel: channel, pump: pump, deadlines: deadlines, timeout: duration)
        let response = try await lease.waiting { try await channel.head() }
        return (HTTPBytes(LeasedBytes(lease: lease)), response)
    }
}

/// Keeps a response open for as long as its bytes are referenced.
private final class ByteLease: Sendable {
    let channel: ByteChannel
    private let pump: Task<Void, Never>
    private let deadlines: Deadlines
    private let timeout: Duration?

    init(channel: ByteChannel, pump: Task<Void, Never>, deadlines: Deadlines, timeout: Duration?) {
        self.channel = channel
        self.pump = pump
        self.deadlines = deadlines
        self.timeout = timeout
    }

    deinit { stop(CancellationError()) }

    /// Waits for the channel, within the caller's deadline.
    func waiting<Output: Sendable>(_ operation: () async throws -> Output) async throws -> Output {
        let number = timeout.map { deadlines.add(within: $0) { [weak self] in self?.stop(HTTPClientError.timedOut) } }
        defer { if let number { deadlines.remove(number) } }
        return try await withTaskCancellationHandler {
            try await operation()
        } onCancel: {
            stop(CancellationError())
        }
    }

    private func stop(_ reason: any Error) {
        channel.abandon(reason)
        pump.cancel()
    }
}

private struct LeasedBytes: AsyncSequence, Sendable {
    let lease: ByteLease

    struct AsyncIterator: AsyncIteratorProtocol {
        let lease: ByteLease

        mutating func next() async throws -> Data? {
            let channel = lease.channel
            return try await lease.waiting { try await channel.next() }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lease: lease) }
}
