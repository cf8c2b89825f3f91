import AuthServer
import Core
import Crypto
import Foundation
import NotificationsServer
import ServerHost

/// The private keys that sign tokens.
enum SigningKeyFile {
    /// Reads the keys, or in development creates one in the data folder, so that a restart signs nobody out.
    ///
    /// - Returns: P-256 keys in PEM, one after the other: the first signs, all are accepted.
    static func load(_ settings: ServerSettings) throws -> String {
        if let file = settings.data.signingKeyFile { return try read(file) }
        // In production, commands other than serve sign nothing; serve refuses to start without a key.
        guard let file = madeFile(settings) else { return SigningKey.generatePEM() }
        return try checked(try PrivateFile.text(of: file, orMake: SigningKey.generatePEM), file)
    }

    /// Inserts a new key at the start of the file and keeps the previous one.
    ///
    /// - Returns: the file.
    static func rotate(_ settings: ServerSettings) throws -> URL {
        guard let file = settings.data.signingKeyFile ?? madeFile(settings) else {
            throw SettingError("SIGNING_KEY_FILE is empty. To fix, set it to the file of the key to replace.")
        }
        try PrivateFile.replace(file, with: try SigningKeys.rotated(pem: try read(file)))
        return file
    }

    private static func madeFile(_ settings: ServerSettings) -> URL? {
        guard settings.databaseFile != nil, settings.app.build == .development else { return nil }
        return settings.data.folder.appending(path: "signing-key.pem")
    }

    private static func read(_ file: URL) throws -> String {
        guard let pem = try? String(contentsOf: file, encoding: .utf8) else {
            throw SettingError("SIGNING_KEY_FILE \(file.path) can't be read. To fix, check the path and its permissions.")
        }
        return try checked(pem, file)
    }

    private static func checked(_ pem: String, _ file: URL) throws -> String {
        guard (try? SigningKeys(pem: pem)) != nil else {
            throw SettingError(
                "\(file.path) is not a P-256 private key in PEM, or several one after the other. To fix, make one: "
                    + "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out FILE")
        }
        return pem
    }
}

/// The key that seals the tokens of browser sessions. It is separate from the signing key, which is rotated occasionally without signing browsers
/// out.
enum SealingKeyFile {
    /// Reads the key, or creates one in the data folder.
    static func load(_ settings: ServerSettings) throws -> SymmetricKey {
        if let file = settings.data.sealingKeyFile {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw SettingError("SEALING_KEY_FILE \(file.path) can't be read. To fix, check the path and its permissions.")
            }
            return try key(text, file)
        }
        guard settings.databaseFile != nil else { return SymmetricKey(size: .bits256) }
        let file = generatedFile(settings)
        return try key(try PrivateFile.text(of: file) { SystemRandomSource().hexadecimal(byteCount: 32) + "\n" }, file)
    }

    /// The file in the data folder that holds the key unless one is given.
    static func generatedFile(_ settings: ServerSettings) -> URL { settings.data.folder.appending(path: "sealing-key") }

    /// Parses 64 hexadecimal digits.
    private static func key(_ text: String, _ file: URL) throws -> SymmetricKey {
        let digits = text.trimmingCharacters(in: .whitespacesAndNewlines).compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == 64, digits.count == text.trimmingCharacters(in: .whitespacesAndNewlines).count else {
            throw SettingError("\(file.path) is not a key of 64 hexadecimal digits. To fix, make one: openssl rand -hex 32 > FILE")
        }
        return SymmetricKey(data: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
    }
}

/// The keys by which push services recognize the server.
struct PushKeySource: Sendable {
    /// The file that holds them; nil for a database in memory, whose keys end with the process.
    private let file: URL?
    private let isGenerated: Bool

    /// Returns nil where nothing is pushed: in a product without notifications, and in production without keys.
    init?(_ settings: ServerSettings) {
        guard settings.catalog.settings.contains(where: { $0.key == NotificationsServerPlugin.pushKeyFile.key }) else { return nil }
        if let given = try? settings.values[NotificationsServerPlugin.pushKeyFile] {
            (file, isGenerated) = (given, false)
            return
        }
        guard settings.app.build == .development else { return nil }
        isGenerated = true
        file = settings.databaseFile == nil ? nil : settings.data.folder.appending(path: "push-key.pem")
    }

    /// Reads the keys, or in development creates one in the data folder, so that browsers stay subscribed.
    func load() throws -> VAPIDKeys {
        guard let file else { return try VAPIDKeys(pem: VAPIDKeys.generatePEM()) }
        guard let pem = try? isGenerated ? PrivateFile.text(of: file, orMake: VAPIDKeys.generatePEM) : String(contentsOf: file, encoding: .utf8)
        else { throw SettingError("PUSH_KEY_FILE \(file.path) can't be read. To fix, check the path and its permissions.") }
        do {
            return try VAPIDKeys(pem: pem)
        } catch {
            throw SettingError("\(file.path): \(error.description)")
        }
    }
}

extension PrivateFile {
    /// Checks that nobody but the owner can read the keys. Missing files are reported where they are read.
    ///
    /// - Throws: ``SettingError`` with the command that closes the file.
    static func checkKeys(_ settings: ServerSettings) throws(SettingError) {
        let files = [
            ("SIGNING_KEY_FILE", settings.data.signingKeyFile),
            ("SEALING_KEY_FILE", settings.data.sealingKeyFile ?? SealingKeyFile.generatedFile(settings)),
            ("PUSH_KEY_FILE", try? settings.values[NotificationsServerPlugin.pushKeyFile]),
            ("TLS_KEY_FILE", settings.host.tls.map { URL(filePath: $0.privateKey) }),
        ]
        for case (let key, let file?) in files {
            guard let permissions = permissions(of: file), permissions & 0o077 != 0 else { continue }
            throw SettingError("\(key) \(file.path) can be read by others than its owner. To fix, run chmod 600 \(file.path)")
        }
    }
}
