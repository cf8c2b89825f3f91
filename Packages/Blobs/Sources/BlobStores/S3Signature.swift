import Crypto
import Foundation
import HTTPTypes

/// Signs requests as Amazon's Signature Version 4 asks, for the service S3. It covers the method, the path, the host, the time and the hash of the body.
struct S3Signature: Sendable {
    let accessKey: String
    let secretKey: String
    let region: String

    /// The hash of no bytes.
    static let emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    private static let algorithm = "AWS4-HMAC-SHA256"

    /// Adds the signature to a request without a query, whose path needs no escapes.
    ///
    /// - Parameter extra: further fields that the signature covers, by their names in lower case.
    func sign(_ request: inout HTTPRequest, bodyHash: String, at time: Date, covering extra: [String] = []) {
        let stamp = Self.stamp(time)
        let day = String(stamp.prefix(8))
        request.headerFields[.amazonDate] = stamp
        request.headerFields[.amazonContentHash] = bodyHash
        var fields = ["host": request.authority ?? "", "x-amz-content-sha256": bodyHash, "x-amz-date": stamp]
        for name in extra { fields[name] = HTTPField.Name(name).flatMap { request.headerFields[$0] } }
        let names = fields.keys.sorted()
        let signedNames = names.joined(separator: ";")
        let canonical = [
            request.method.rawValue, request.path ?? "/", "", names.map { "\($0):\(fields[$0] ?? "")\n" }.joined(), signedNames, bodyHash,
        ].joined(separator: "\n")
        let scope = "\(day)/\(region)/s3/aws4_request"
        let text = [Self.algorithm, stamp, scope, Self.hexadecimal(SHA256.hash(data: Data(canonical.utf8)))].joined(separator: "\n")
        let key = [day, region, "s3", "aws4_request"].reduce(SymmetricKey(data: Data("AWS4\(secretKey)".utf8))) { key, part in
            SymmetricKey(data: HMAC<SHA256>.authenticationCode(for: Data(part.utf8), using: key))
        }
        let signature = Self.hexadecimal(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
        request.headerFields[.authorization] =
            "\(Self.algorithm) Credential=\(accessKey)/\(scope),SignedHeaders=\(signedNames),Signature=\(signature)"
    }

    /// Returns a time as `20260131T120000Z`.
    private static func stamp(_ time: Date) -> String {
        let text = time.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false).timeZone(separator: .omitted))
        return text.filter { $0 != "-" && $0 != ":" }
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension HTTPField.Name {
    fileprivate static let amazonDate = HTTPField.Name("X-Amz-Date") ?? .date
    fileprivate static let amazonContentHash = HTTPField.Name("X-Amz-Content-Sha256") ?? .contentType
}
