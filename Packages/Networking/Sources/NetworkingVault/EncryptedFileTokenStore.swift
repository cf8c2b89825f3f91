import Core
import Crypto
public import Foundation
public import Networking

/// An error of a token file or its key.
public enum TokenFileError: Error, Equatable, CustomStringConvertible {
    /// The key is not 32 bytes.
    case invalidKey(String)
    /// The key file is readable by others than its owner.
    case keyReadableByOthers(String)
    /// The file was sealed with another key, or was changed.
    case unreadable(String)

    /// The problem and its fix.
    public var description: String {
        switch self {
        case .invalidKey(let place): "The key in \(place) is not 32 bytes in base64. To fix, write a key made with `openssl rand -base64 32`."
        case .keyReadableByOthers(let path): "The key file \(path) is readable by others than its owner. To fix, run `chmod 600 \(path)`."
        case .unreadable(let path): "The token file \(path) was sealed with another key, or was changed. To fix, remove it and sign in again."
        }
    }
}

/// Stores tokens in a file that is sealed with AES-GCM and readable only by its owner.
///
/// ```swift
/// let key = try TokenFileKey(file: folder.appending(path: "tokens.key"), random: random)
/// let session = AuthSession(store: EncryptedFileTokenStore(file: folder.appending(path: "tokens"), key: key), refresher: refresher, clock: clock)
/// ```
public actor EncryptedFileTokenStore: TokenStore {
    private let file: URL
    private let key: TokenFileKey

    /// Creates a store over a file, which need not exist yet.
    public init(file: URL, key: TokenFileKey) {
        self.file = file
        self.key = key
    }

    /// Returns the tokens saved last; nil if the file doesn't exist.
    ///
    /// - Throws: ``TokenFileError/unreadable(_:)``, or an error of the file system.
    public func load() throws -> Tokens? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let sealed = try Data(contentsOf: file)
        guard
            let box = try? AES.GCM.SealedBox(combined: sealed), let opened = try? AES.GCM.open(box, using: key.key, authenticating: Self.purpose),
            let tokens = try? JSONDecoder().decode(Tokens.self, from: opened)
        else { throw TokenFileError.unreadable(file.path) }
        return tokens
    }

    /// Replaces the file atomically; nil removes it.
    ///
    /// - Throws: an error of the file system.
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

    /// Binds the sealed data to this use, so that it can't be swapped for other sealed data.
    private static let purpose = Data("tumble.tokens.1".utf8)
}
