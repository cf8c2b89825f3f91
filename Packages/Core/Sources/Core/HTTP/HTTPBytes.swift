public import Foundation

/// The bytes of a response as they arrive, in chunks.
///
/// They can be read once. Dropping them, or leaving the loop, discards the rest and closes the connection.
///
/// ```swift
/// let (bytes, response) = try await client.bytes(for: request)
/// for try await chunk in bytes { parser.feed(chunk) }
/// ```
public struct HTTPBytes: AsyncSequence, Sendable {
    private enum Storage: Sendable {
        case data(Data)
        case chunks(any AsyncSequence<Data, any Error> & Sendable)
    }

    private let storage: Storage

    /// Creates a sequence of one chunk in memory.
    public init(_ data: Data) { storage = .data(data) }

    /// Creates a sequence over a stream.
    public init(_ chunks: any AsyncSequence<Data, any Error> & Sendable) { storage = .chunks(chunks) }

    /// Returns all bytes.
    ///
    /// - Parameter limit: the most bytes to accept.
    /// - Throws: ``HTTPClientError/tooLarge(limit:)``, or any error of the stream.
    public func collect(upTo limit: Int = .max) async throws -> Data {
        if case .data(let data) = storage {
            guard data.count <= limit else { throw HTTPClientError.tooLarge(limit: limit) }
            return data
        }
        var collected = Data()
        for try await chunk in self {
            guard collected.count + chunk.count <= limit else { throw HTTPClientError.tooLarge(limit: limit) }
            // Most responses are one chunk, which need not be copied.
            if collected.isEmpty { collected = chunk } else { collected.append(chunk) }
        }
        return collected
    }

    /// Iterates over the chunks.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var data: Data?
        fileprivate var chunks: (any AsyncIteratorProtocol<Data, any Error>)?

        /// Returns the next chunk; nil at the end.
        public mutating func next() async throws -> Data? {
            try await next(isolation: nil)
        }

        /// Returns the next chunk; nil at the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Data? {
            guard chunks == nil else { return try await chunks?.next(isolation: actor) }
            defer { data = nil }
            return data
        }
    }

    /// Starts reading.
    public func makeAsyncIterator() -> AsyncIterator {
        switch storage {
        case .data(let data): AsyncIterator(data: data.isEmpty ? nil : data)
        case .chunks(let chunks): AsyncIterator(chunks: Self.iterator(of: chunks))
        }
    }

    private static func iterator<Chunks: AsyncSequence<Data, any Error>>(of chunks: Chunks) -> any AsyncIteratorProtocol<Data, any Error> {
        chunks.makeAsyncIterator()
    }
}
