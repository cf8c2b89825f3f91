import AuthServer
import Core
import Crypto
import Foundation

/// The private key that signs tokens, and the key derived from it that seals browser sessions.
struct SigningKeyFile: Sendable {
    /// The private key, a P-256 key in PEM.
    let pem: String

    /// Seals the tokens of browser sessions: derived from the signing key with HKDF (RFC 5869).
    var sealingKey: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(pem.utf8)), info: Data("tumble browser sessions".utf8), outputByteCount: 32)
    }

    /// Reads the key, or makes one in the data folder in development, so that a restart signs nobody out.
    static func load(_ settings: ServerSettings) throws -> SigningKeyFile {
        if let file = settings.signingKeyFile {
            guard let pem = try? String(contentsOf: file, encoding: .utf8) else {
                throw SettingsError(description: "SIGNING_KEY_FILE \(file.path) can't be read. To fix, check the path and its permissions.")
            }
            return SigningKeyFile(pem: try checked(pem, file))
        }
        // Production's commands other than serve sign nothing; serve refuses to start without a key of its own.
        guard settings.databaseFile != nil, settings.app.build == .development else { return SigningKeyFile(pem: SigningKey.generatePEM()) }
        let file = settings.dataFolder.appending(path: "signing-key.pem")
        if let pem = try? String(contentsOf: file, encoding: .utf8) { return SigningKeyFile(pem: try checked(pem, file)) }
        let pem = SigningKey.generatePEM()
        let isWritten = FileManager.default.createFile(atPath: file.path, contents: Data(pem.utf8), attributes: [.posixPermissions: 0o600])
        guard isWritten else {
            throw SettingsError(description: "The signing key can't be written to \(file.path). To fix, make the data folder writable.")
        }
        return SigningKeyFile(pem: pem)
    }

    private static func checked(_ pem: String, _ file: URL) throws -> String {
        guard (try? P256.Signing.PrivateKey(pemRepresentation: pem)) != nil else {
            throw SettingsError(
                description: "\(file.path) is not a P-256 private key in PEM. To fix, make one: openssl ecparam -name prime256v1 -genkey -noout "
                    + "| openssl pkcs8 -topk8 -nocrypt -out FILE")
        }
        return pem
    }
}
