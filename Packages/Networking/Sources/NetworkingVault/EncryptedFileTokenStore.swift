import Core
import Crypto
public import Foundation
public import Networking

/// Why tokens could not be kept in a file.
public enum TokenFileError: Error, Equatable, CustomStringConvertible {
    /// The key is not 32 bytes.
    case invalidKey(String)
    /// Others than the owner may read the key file.
    case keyReadableByOthers(String)
    /// The file was sealed with another key, or was changed.
    case unreadable(String)

    /// What happened, and how to fix it.
    public var description: String {
        switch self {
        case .invalidKey(let place): "The key in \(place) is not 32 bytes in base64. To fix, write a key made with `openssl rand -base64 32`."
        case .keyReadableByOthers(let path): "Others than its owner may read the key file \(path). To fix, run `chmod 600 \(path)`."
        case .unreadable(let path): "The token file \(path) was sealed with another key, or was changed. To fix, remove it and sign in again."
        }
    }
}

/// Keeps tokens in a file, sealed with AES-GCM, readable by its owner alone.
///
/// ```swift
/// let key = try TokenFileKey(file: folder.appending(path: "tokens.key"), random: random)
/// let session = AuthSession(store: EncryptedFileTokenStore(file: folder.appending(path: "tokens"), key: key), refresher: refresher, clock: clock)
/// ```
public actor EncryptedFileTokenStore: TokenStore {
    private let file: URL
    private let key: TokenFileKey

    /// Creates a store over a file, which need not exist.
    public init(file: URL, key: TokenFileKey) {
        self.file = file
        self.key = key
    }

    /// The tokens that were saved last; nil where the file doesn't exist.
    ///
    /// - Throws: ``TokenFileError/unreadable(_:)``, or what the file system says.
    public func load() throws -> Tokens? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let sealed = try Data(contentsOf: file)
        guard
            let box = try? AES.GCM.SealedBox(combined: sealed), let opened = try? AES.GCM.open(box, using: key.key, authenticating: Self.purpose),
            let tokens = try? JSONDecoder().decode(Tokens.self, from: opened)
        else { throw TokenFileError.unreadable(file.path) }
        return tokens
    }

    /// Replaces the file in one step; nil removes it.
    ///
    /// - Throws: what the file system says.
    public func save(_ tokens: Tokens?) throws {
        guard let tokens else {
            guard FileManager.default.fileExists(atPath: file.path) else { return }
            return try FileManager.default.removeItem(at: file)
        }
        let opened = try JSONEncoder().encode(tokens)
        guard let sealed = try AES.GCM.seal(opened, using: key.key, authenticating: Self.purpose).combined else {
            throw TokenFileError.invalidKey(file.path)
        }
        try PrivateFile.write(sealed, to: file)
    }

    /// What is sealed is good for nothing else.
    private static let purpose = Data("tumble.tokens.1".utf8)
}
