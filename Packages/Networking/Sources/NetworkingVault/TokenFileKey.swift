public import Core
import Crypto
public import Foundation

/// The key that seals a token file: 32 bytes, from the configuration or a key file.
public struct TokenFileKey: Sendable {
    let key: SymmetricKey

    /// Creates a key from a configuration value: 32 bytes in base64.
    ///
    /// - Throws: ``TokenFileError/invalidKey(_:)``.
    public init(base64: String, place: String = "the configuration") throws {
        guard let bytes = Data(base64Encoded: base64.trimmingCharacters(in: .whitespacesAndNewlines)), bytes.count == 32 else {
            throw TokenFileError.invalidKey(place)
        }
        key = SymmetricKey(data: bytes)
    }

    /// Reads the key from a file, which is created with a new key if it doesn't exist. Only its owner may read it (mode 0600).
    ///
    /// - Throws: ``TokenFileError``, or an error of the file system.
    public init(file: URL, random: any RandomSource) throws {
        if !FileManager.default.fileExists(atPath: file.path) {
            try PrivateFile.write(Data(Data(random.bytes(32)).base64EncodedString().utf8), to: file)
        }
        guard try PrivateFile.isPrivate(file) else { throw TokenFileError.keyReadableByOthers(file.path) }
        try self.init(base64: String(decoding: try Data(contentsOf: file), as: UTF8.self), place: file.path)
    }
}
