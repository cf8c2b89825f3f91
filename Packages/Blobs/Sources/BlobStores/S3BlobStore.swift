public import Blobs
public import Core
public import Foundation
import HTTPTypes

/// Keeps blobs in a bucket of any store that speaks Amazon's S3 API. Objects are addressed by their path, as every such store understands.
public struct S3BlobStore: BlobStore {
    /// The attempts of a call. Calls name content, so repeating one changes nothing.
    private static let policy = HTTPRetryPolicy(attempts: 3, base: .milliseconds(200), cap: .seconds(2))

    private let settings: S3Settings
    private let signature: S3Signature
    // lint:allow network-call because the store is another server than ours, which only this type calls
    private let http: HTTPClient
    private let clock: any Core.Clock
    private let random: any RandomSource

    // lint:allow network-call because the composition root chooses the transport
    /// Creates a store.
    public init(settings: S3Settings, transport: any HTTPTransport, clock: any Core.Clock, random: any RandomSource) {
        self.settings = settings
        self.clock = clock
        self.random = random
        signature = S3Signature(accessKey: settings.accessKey, secretKey: settings.secretKey, region: settings.region)
        var policy = HTTPClientPolicy()
        policy.deadline = .seconds(20)
        policy.requestsPerHost = 32
        // lint:allow network-call because the store is another server than ours, which only this type calls
        http = HTTPClient(transport: transport, clock: clock, random: random, policy: policy)
    }

    /// Stores an object.
    public func put(_ data: Data, as id: BlobID, type: String) async throws(BlobError) {
        // The name is the hash that the signature covers, so the store refuses bytes that were changed on the way.
        let (_, response) = try await send(.put, id, data, hash: id.hexadecimal, type: type)
        guard response.status.kind == .successful else { throw failure(response) }
    }

    /// Returns an object's bytes.
    public func data(of id: BlobID) async throws(BlobError) -> Data? {
        let (data, response) = try await send(.get, id)
        if response.status == .notFound { return nil }
        guard response.status.kind == .successful else { throw failure(response) }
        guard BlobID(of: data).hexadecimal == id.hexadecimal else { throw .damaged(id) }
        return data
    }

    /// Removes an object.
    public func remove(_ id: BlobID) async throws(BlobError) {
        let (_, response) = try await send(.delete, id)
        guard response.status.kind == .successful || response.status == .notFound else { throw failure(response) }
    }

    private func send(
        _ method: HTTPRequest.Method, _ id: BlobID, _ body: Data = Data(), hash: String = S3Signature.emptyHash, type: String? = nil
    ) async throws(BlobError) -> (Data, HTTPResponse) {
        var attempt = 1
        while true {
            var request = HTTPRequest(
                method: method, scheme: settings.scheme, authority: settings.authority,
                path: "\(settings.basePath)/\(settings.bucket)/\(id.path)")
            request.headerFields[.contentType] = type
            signature.sign(&request, bodyHash: hash, at: clock.now)
            var problem: BlobError
            do {
                let (data, response) = try await http.data(for: request, body: body)
                guard response.status.code >= 500 || response.status == .tooManyRequests else { return (data, response) }
                problem = failure(response)
            } catch {
                problem = .unavailable("\(error)")
            }
            guard attempt < Self.policy.attempts, !Task.isCancelled else { throw problem }
            guard (try? await clock.sleep(for: Self.policy.delay(after: attempt, random: random))) != nil else { throw problem }
            attempt += 1
        }
    }

    private func failure(_ response: HTTPResponse) -> BlobError {
        let text = "the store of files responds with status \(response.status.code)"
        return response.status.code >= 500 || response.status == .tooManyRequests ? .unavailable(text) : .refused(text)
    }
}
