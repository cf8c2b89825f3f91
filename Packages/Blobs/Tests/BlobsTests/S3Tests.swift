import Blobs
import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingNIO
import Testing

@testable import BlobStores

@Suite struct S3SignatureTests {
    @Test func `a request is signed as in Amazon's documentation`() throws {
        let signature = S3Signature(
            accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1")
        var request = HTTPRequest(method: .get, scheme: "https", authority: "examplebucket.s3.amazonaws.com", path: "/test.txt")
        request.headerFields[.range] = "bytes=0-9"
        let time = try Date("2013-05-24T00:00:00Z", strategy: .iso8601)
        signature.sign(&request, bodyHash: S3Signature.emptyHash, at: time, covering: ["range"])
        let expected = "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        #expect(request.headerFields[.authorization]?.hasSuffix(expected) == true)
    }

    @Test func `only a bucket with an encrypted connection or on this machine is accepted`() throws {
        func settings(_ endpoint: String, _ bucket: String = "photos") throws -> S3Settings? {
            S3Settings(endpoint: try #require(URL(string: endpoint)), bucket: bucket, region: "us-east-1", accessKey: "a", secretKey: "b")
        }
        #expect(try settings("https://s3.example.com") != nil)
        #expect(try settings("http://127.0.0.1:9000/") != nil)
        #expect(try settings("http://s3.example.com") == nil)
        #expect(try settings("https://s3.example.com", "../other") == nil)
    }
}

/// Against moto, which keeps objects and checks signatures; `Scripts/test` starts it.
@Suite(.enabled(if: S3Server.settings != nil, "moto isn't running; Scripts/test starts it where it is installed")) struct S3ContractTests {
    private func store(secret: String? = nil) throws -> S3BlobStore {
        let settings = try #require(S3Server.settings(secret: secret))
        return S3BlobStore(settings: settings, transport: S3Server.transport, clock: SystemClock(), random: SystemRandomSource())
    }

    @Test func `what is stored is read again and removed`() async throws {
        let (store, data) = (try store(), Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
        let id = BlobID(of: data)
        #expect(try await store.data(of: id) == nil)
        try await store.put(data, as: id, type: "image/jpeg")
        try await store.put(data, as: id, type: "image/jpeg")
        #expect(try await store.data(of: id) == data)
        try await store.remove(id)
        try await store.remove(id)
        #expect(try await store.data(of: id) == nil)
    }

    @Test func `a wrong secret is refused`() async throws {
        let (store, data) = (try store(secret: "wrong"), Data("a photo".utf8))
        let error = await #expect(throws: BlobError.self) { try await store.put(data, as: BlobID(of: data), type: "image/jpeg") }
        guard case .refused = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
}

/// The server that `TUMBLE_TEST_S3` names: address, bucket, key and secret, separated by spaces.
private enum S3Server {
    // Clients of AsyncHTTPClient must be shut down or last as long as the process.
    static let transport = AsyncHTTPClientTransport()

    static var settings: S3Settings? { settings(secret: nil) }

    static func settings(secret: String?) -> S3Settings? {
        let parts = (ProcessInfo.processInfo.environment["TUMBLE_TEST_S3"] ?? "").split(separator: " ").map(String.init)
        guard parts.count == 4, let endpoint = URL(string: parts[0]) else { return nil }
        return S3Settings(endpoint: endpoint, bucket: parts[1], region: "us-east-1", accessKey: parts[2], secretKey: secret ?? parts[3])
    }
}
