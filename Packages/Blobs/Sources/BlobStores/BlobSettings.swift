public import Core
public import Foundation

/// The setting that chooses where uploaded files are kept.
public enum BlobSettings {
    /// The kinds of stores.
    public enum Kind: String, CaseIterable, Sendable {
        /// The folder `blobs` in the data folder.
        case folder
        /// A bucket of a store that speaks Amazon's S3 API.
        case s3
    }

    /// The store.
    public static let store = Setting.choice(
        "BLOB_STORE", default: Kind.folder,
        "Where photos are kept: in the folder blobs of the data folder, or in a bucket. Several nodes need a bucket or a shared folder.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [store] + S3Settings.all
}

/// The settings of a bucket.
public struct S3Settings: Sendable {
    static let endpointSetting = Setting.address(
        "S3_ENDPOINT", "Address of the store's S3 API, with https. Required with BLOB_STORE=s3.")
    static let bucketSetting = Setting.optionalText("S3_BUCKET", "Name of the bucket, which must exist. Required with BLOB_STORE=s3.")
    static let regionSetting = Setting.text("S3_REGION", default: "us-east-1", "Region that requests are signed for.")
    static let accessKeySetting = Setting.optionalText("S3_ACCESS_KEY_ID", "Name of the access key. Required with BLOB_STORE=s3.")
    static let secretKeySetting = Setting.optionalText("S3_SECRET_ACCESS_KEY", isSecret: true, "The access key's secret. Required with BLOB_STORE=s3.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [endpointSetting, bucketSetting, regionSetting, accessKeySetting, secretKeySetting]

    /// The scheme, `https`.
    let scheme: String
    /// The host, with the port if it isn't the scheme's.
    let authority: String
    /// The path of the endpoint without a slash at the end; usually empty.
    let basePath: String
    /// The bucket.
    let bucket: String
    /// The region that requests are signed for.
    let region: String
    /// The name of the access key.
    let accessKey: String
    /// Its secret.
    let secretKey: String

    /// Creates settings.
    ///
    /// - Returns: nil for an address without a host, or without TLS except on this machine, and for a bucket's name that no bucket has.
    public init?(endpoint: URL, bucket: String, region: String, accessKey: String, secretKey: String) {
        guard let host = endpoint.host(), let scheme = endpoint.scheme?.lowercased() else { return nil }
        guard scheme == "https" || scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else { return nil }
        guard bucket.wholeMatch(of: /[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/) != nil else { return nil }
        self.scheme = scheme
        authority = endpoint.port.map { "\(host):\($0)" } ?? host
        let path = endpoint.path()
        basePath = path.hasSuffix("/") ? String(path.dropLast()) : path
        (self.bucket, self.region, self.accessKey, self.secretKey) = (bucket, region, accessKey, secretKey)
    }

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    public init(_ values: SettingValues) throws(SettingError) {
        guard let endpoint = try values[Self.endpointSetting] else { throw .empty("S3_ENDPOINT") }
        guard let bucket = try values[Self.bucketSetting] else { throw .empty("S3_BUCKET") }
        guard let accessKey = try values[Self.accessKeySetting] else { throw .empty("S3_ACCESS_KEY_ID") }
        guard let secretKey = try values[Self.secretKeySetting] else { throw .empty("S3_SECRET_ACCESS_KEY") }
        let region = try values[Self.regionSetting]
        guard let settings = S3Settings(endpoint: endpoint, bucket: bucket, region: region, accessKey: accessKey, secretKey: secretKey) else {
            throw SettingError(
                "S3_ENDPOINT is '\(endpoint.absoluteString)' and S3_BUCKET '\(bucket)'. To fix, give an address with https, without it only on this "
                    + "machine, and a bucket's name of small letters, digits, dots and hyphens.")
        }
        self = settings
    }
}
