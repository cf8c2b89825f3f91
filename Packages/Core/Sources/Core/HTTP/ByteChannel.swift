import Foundation
import HTTPTypes
import Synchronization

/// Passes a response from the task that reads the socket to the task that uses it, one chunk at a time, so that a slow reader slows the sender.
final class ByteChannel: Sendable {
    private struct State {
        var response: HTTPResponse?
        var chunk: Data?
        var end: Result<Void, any Error>?
        var consumer: CheckedContinuation<Void, Never>?
        var producer: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Passes the head.
    func begin(with response: HTTPResponse) {
        change { $0.response = response }
    }

    /// Passes a chunk once the previous one has been taken.
    ///
    /// - Throws: `CancellationError` if the reader is gone.
    func send(_ chunk: Data) async throws {
        while true {
            let sent: Bool = try state.withLock { state in
                guard state.end == nil else { throw CancellationError() }
                guard state.chunk == nil else { return false }
                state.chunk = chunk
                return true
            }
            if sent { return change { _ in } }
            await withCheckedContinuation { continuation in
                change { state in
                    if state.chunk == nil || state.end != nil { return continuation.resume() }
                    state.producer = continuation
                }
            }
        }
    }

    /// Ends the response. Whatever was passed can still be read.
    func end(_ result: Result<Void, any Error>) {
        change { if $0.end == nil { $0.end = result } }
    }

    /// Discards the response because the reader is gone.
    func abandon(_ reason: any Error) {
        change { state in
            guard state.end == nil || state.chunk != nil else { return }
            state.end = .failure(reason)
            state.chunk = nil
        }
    }

    /// Returns the head, waiting for it if necessary.
    func head() async throws -> HTTPResponse {
        try await take { $0.response }.get()
    }

    /// Returns the next chunk; nil at the end.
    func next() async throws -> Data? {
        let taken = try await take { state in
            defer { state.chunk = nil }
            return state.chunk
        }
        switch taken {
        case .success(let chunk):
            change { _ in }
            return chunk
        case .failure(let error as HTTPClientError): throw error
        case .failure(is EndOfBytes): return nil
        case .failure(let error): throw error
        }
    }

    private struct EndOfBytes: Error {}

    private func take<Value: Sendable>(_ value: @Sendable (inout State) -> Value?) async throws -> Result<Value, any Error> {
        while true {
            let found: Result<Value, any Error>? = state.withLock { state in
                if let value = value(&state) { return .success(value) }
                return state.end.map { end in end.flatMap { .failure(EndOfBytes()) } }
            }
            if let found { return found }
            await withCheckedContinuation { continuation in
                change { state in
                    // A chunk may have arrived since the state was checked.
                    if state.response != nil && state.chunk == nil && state.end == nil || state.response == nil && state.end == nil {
                        state.consumer = continuation
                    } else {
                        continuation.resume()
                    }
                }
            }
        }
    }

    /// Changes the state and wakes any waiting task.
    private func change(_ body: (inout State) -> Void) {
        let woken = state.withLock { state in
            let woken = [state.consumer, state.producer]
            (state.consumer, state.producer) = (nil, nil)
            body(&state)
            return woken
        }
        for continuation in woken { continuation?.resume() }
    }
}
