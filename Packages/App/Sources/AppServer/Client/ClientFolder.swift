import Core
import Foundation

/// The folder in which the command line keeps what belongs to a person and a server: tokens, saved responses, operations that wait.
struct ClientFolder: Sendable {
    /// The person who is signed in.
    struct Account: Codable, Equatable {
        let id: Int
        let email: String
    }

    /// The address that holds where none is given or remembered.
    static let localServer = "http:/" + "/127.0.0.1:8080"

    /// The server's address.
    let server: URL
    /// The folder for this server.
    let url: URL

    /// Returns the folder for a server, which is made if it doesn't exist.
    ///
    /// - Parameters:
    ///   - given: the address on the command line; nil for `TUMBLE_SERVER`, then the one of the last sign-in, then the one of this machine.
    ///   - environment: holds `XDG_STATE_HOME` or `HOME`.
    /// - Throws: ``SettingError`` with the fix.
    init(server given: String?, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        let home = try Self.home(environment)
        let remembered = try? String(contentsOf: home.appending(path: "server"), encoding: .utf8)
        server = try Self.address(given ?? environment["TUMBLE_SERVER"] ?? remembered ?? Self.localServer)
        let name = server.absoluteString.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) ? $0 : "_" }
        url = home.appending(path: String(name), directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SettingError("\(url.path) can't be made. To fix, make its parent writable, or set XDG_STATE_HOME to a folder of yours.")
        }
    }

    /// The signed-in person; nil if there is none. Setting it remembers the server as well.
    var account: Account? { (try? Data(contentsOf: accountFile)).flatMap { try? JSONDecoder().decode(Account.self, from: $0) } }

    /// Remembers the signed-in person, and the server for later calls.
    func remember(_ account: Account) throws {
        try JSONEncoder().encode(account).write(to: accountFile, options: .atomic)
        try Data(server.absoluteString.utf8).write(to: url.deletingLastPathComponent().appending(path: "server"), options: .atomic)
    }

    /// Forgets the signed-in person.
    func forgetAccount() { try? FileManager.default.removeItem(at: accountFile) }

    /// Waits until no other process of this person works with the outbox, and holds it until the returned handle is released.
    func lock() throws -> FileHandle {
        let file = url.appending(path: "outbox.lock")
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw SettingError("\(file.path) can't be locked. To fix, make it writable for this user.")
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private var accountFile: URL { url.appending(path: "account") }

    private static func home(_ environment: [String: String]) throws -> URL {
        // Relative paths there are to be ignored, by the specification.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return URL(filePath: state).appending(path: "tumble") }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw SettingError("There is no folder for the sign-in. To fix, set HOME or XDG_STATE_HOME.")
        }
        return URL(filePath: home).appending(path: ".local/state/tumble")
    }

    /// Passwords and tokens travel there, so that without TLS it must be this machine.
    private static func address(_ text: String) throws -> URL {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let bare = trimmed.hasSuffix("/") ? String(trimmed.dropLast()) : trimmed
        guard let url = URL(string: bare), let scheme = url.scheme, let host = url.host, !host.isEmpty, ["http", "https"].contains(scheme) else {
            throw SettingError("'\(text)' is no server's address. To fix, give one such as https:/" + "/tumble.example.")
        }
        guard scheme == "https" || ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host) else {
            throw SettingError("\(bare) would get your password and your tokens unencrypted. To fix, give its address with https.")
        }
        return url
    }
}
