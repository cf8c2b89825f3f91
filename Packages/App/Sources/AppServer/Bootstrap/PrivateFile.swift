import Core
import Foundation

/// A small file that only its owner may read.
enum PrivateFile {
    /// Returns the text of a file, which is created if it doesn't exist. Of several processes one creates it, and all read the result.
    ///
    /// - Throws: ``SettingError`` if it can neither be read nor created.
    static func text(of file: URL, orMake make: () -> String) throws -> String {
        if let text = read(file) { return text }
        try? create(file, make())
        guard let text = read(file) else {
            throw SettingError("\(file.path) can't be read or made. To fix, make it readable and its folder writable for this user.")
        }
        return text
    }

    /// Replaces the text of a file atomically, keeping owner and permissions.
    static func replace(_ file: URL, with text: String) throws {
        let kept = try FileManager.default.attributesOfItem(atPath: file.path)
            .filter { [.posixPermissions, .ownerAccountID, .groupOwnerAccountID].contains($0.key) }
        let draft = try draft(beside: file, text)
        do {
            try FileManager.default.setAttributes(kept, ofItemAtPath: draft.path)
            guard rename(draft.path, file.path) == 0 else { throw failure(file) }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }

    /// Returns the permissions of a file, or of the one that a link leads to; nil if there is none.
    static func permissions(of file: URL) -> Int? {
        var information = stat()
        return stat(file.path, &information) == 0 ? Int(information.st_mode) & 0o777 : nil
    }

    private static func read(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    /// Creates the file by a link, which is atomic and fails if it exists, so that nobody reads a partial file or overwrites it.
    private static func create(_ file: URL, _ text: String) throws {
        let draft = try draft(beside: file, text)
        defer { try? FileManager.default.removeItem(at: draft) }
        try FileManager.default.linkItem(at: draft, to: file)
    }

    private static func draft(beside file: URL, _ text: String) throws -> URL {
        let draft = file.appendingPathExtension(SystemRandomSource().hexadecimal(byteCount: 8))
        guard FileManager.default.createFile(atPath: draft.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]) else {
            throw failure(file)
        }
        return draft
    }

    private static func failure(_ file: URL) -> SettingError {
        SettingError("\(file.path) can't be written. To fix, make its folder writable for this user.")
    }
}
