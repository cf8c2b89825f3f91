public import Foundation
public import HTTPTypes

extension HTTPClient {
    /// Sends a request and writes the response to a new file in the temporary folder, which the caller moves or removes.
    ///
    /// - Parameters:
    ///   - deadline: the time limit for the whole call; nil for the policy's. Large files need more.
    ///   - limit: the largest file to accept, in bytes. The policy's limit applies to responses in memory only.
    ///   - progress: called with the bytes received so far, after each chunk.
    /// - Throws: ``HTTPClientError``, `CancellationError`, or an error of the file system. No file is left behind.
    public nonisolated func download(
        for request: HTTPRequest, body: Data = Data(), deadline: Duration? = nil, limit: Int = .max,
        progress: (@Sendable (HTTPProgress) -> Void)? = nil
    ) async throws -> (URL, HTTPResponse) {
        let duration = deadline ?? policy.deadline
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(random.hexadecimal(byteCount: 8))")
        return try await deadlines.run(within: duration) {
            do {
                return try await self.run(request, .data(body), within: duration) { response, bytes in
                    try await Self.write(bytes, of: response, to: file, limit: limit, progress: progress)
                    return file
                }
            } catch {
                try? FileManager.default.removeItem(at: file)
                throw error
            }
        }
    }

    private static func write(
        _ bytes: HTTPBytes, of response: HTTPResponse, to file: URL, limit: Int, progress: (@Sendable (HTTPProgress) -> Void)?
    ) async throws {
        // Another attempt rewrites the file.
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        let total = response.headerFields[.contentLength].flatMap(Int.init)
        var count = 0
        for try await chunk in bytes {
            count += chunk.count
            guard count <= limit else { throw HTTPClientError.tooLarge(limit: limit) }
            try handle.write(contentsOf: chunk)
            progress?(HTTPProgress(completed: count, total: total))
        }
    }
}
