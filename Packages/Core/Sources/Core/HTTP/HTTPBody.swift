public import Foundation

/// The body of a request: bytes in memory, a file, or a stream.
///
/// ```swift
/// let (data, response) = try await client.upload(for: request, from: .file(photo)) { progress in
///     send(.uploaded(progress.fraction))
/// }
/// ```
public struct HTTPBody: Sendable {
    /// The source of the bytes.
    public enum Content: Sendable {
        /// Bytes in memory.
        case data(Data)
        /// Chunks, produced as the transport asks for them.
        case chunks(any AsyncSequence<Data, any Error> & Sendable)
    }

    /// The source of the bytes.
    public let content: Content
    /// The number of bytes; nil if it isn't known before they are sent.
    public let length: Int?
    /// Whether the body can be sent again after a retry or redirect. A stream can't.
    public let isReplayable: Bool

    /// Returns a body of bytes in memory.
    public static func data(_ data: Data) -> HTTPBody {
        HTTPBody(content: .data(data), length: data.count, isReplayable: true)
    }

    /// Returns a body that reads a file in chunks while it is sent.
    ///
    /// - Throws: any error of reading the file's size.
    public static func file(_ url: URL) throws -> HTTPBody {
        let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size].map { "\($0)" }.flatMap(Int.init)
        return HTTPBody(content: .chunks(FileChunks(url: url)), length: size, isReplayable: true)
    }

    /// Returns a body whose chunks are produced while it is sent.
    ///
    /// - Parameter length: the number of bytes; nil sends them with chunked transfer encoding.
    public static func stream(_ chunks: some AsyncSequence<Data, any Error> & Sendable, length: Int? = nil) -> HTTPBody {
        HTTPBody(content: .chunks(chunks), length: length, isReplayable: false)
    }

    /// Returns all bytes.
    ///
    /// - Throws: any error of the stream.
    public func collect() async throws -> Data {
        switch content {
        case .data(let data): return data
        case .chunks(let chunks): return try await HTTPBytes(chunks).collect()
        }
    }

    /// Returns the same body, which reports to `progress` how much has been handed to the transport.
    func reporting(to progress: @escaping @Sendable (HTTPProgress) -> Void) -> HTTPBody {
        let chunks = CountedChunks(base: self, progress: progress)
        return HTTPBody(content: .chunks(chunks), length: length, isReplayable: isReplayable)
    }
}

/// The number of bytes sent or received so far.
public struct HTTPProgress: Sendable, Equatable {
    /// Bytes so far.
    public let completed: Int
    /// The total number of bytes; nil if it isn't known.
    public let total: Int?

    /// Creates a progress.
    public init(completed: Int, total: Int?) {
        self.completed = completed
        self.total = total
    }

    /// The progress from 0 to 1; nil if the total isn't known.
    public var fraction: Double? {
        total.map { $0 == 0 ? 1 : min(1, Double(completed) / Double($0)) }
    }
}

/// The size of the chunks in which bodies are read and reported.
private let chunkSize = 64 * 1024

/// A file's bytes in chunks. Each iteration opens the file anew.
struct FileChunks: AsyncSequence, Sendable {
    let url: URL

    struct AsyncIterator: AsyncIteratorProtocol {
        let url: URL
        var handle: FileHandle?

        mutating func next() async throws -> Data? {
            let handle = try handle ?? FileHandle(forReadingFrom: url)
            self.handle = handle
            guard let data = try handle.read(upToCount: chunkSize), !data.isEmpty else {
                try handle.close()
                return nil
            }
            return data
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
}

/// A body's bytes in chunks, counted as they are taken.
private struct CountedChunks: AsyncSequence, Sendable {
    let base: HTTPBody
    let progress: @Sendable (HTTPProgress) -> Void

    struct AsyncIterator: AsyncIteratorProtocol {
        let total: Int?
        let progress: @Sendable (HTTPProgress) -> Void
        var chunks: HTTPBytes.AsyncIterator
        var pending = Data()
        var completed = 0

        mutating func next() async throws -> Data? {
            // A chunk has been sent when the transport asks for the next one.
            if completed > 0 { progress(HTTPProgress(completed: completed, total: total)) }
            if pending.isEmpty { pending = try await chunks.next() ?? Data() }
            guard !pending.isEmpty else { return nil }
            let piece = pending.prefix(chunkSize)
            pending = pending.dropFirst(piece.count)
            completed += piece.count
            return Data(piece)
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        let bytes =
            switch base.content {
            case .data(let data): HTTPBytes(data)
            case .chunks(let chunks): HTTPBytes(chunks)
            }
        return AsyncIterator(total: base.length, progress: progress, chunks: bytes.makeAsyncIterator())
    }
}
