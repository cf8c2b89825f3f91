import Core
import Foundation

/// A small file that only its owner may read.
enum PrivateFile {
    /// The text of a file, which is made where there is none. Of processes that do so at once one makes it, and all read what it wrote.
    ///
    /// - Throws: ``SettingError`` when it can neither be read nor made.
    static func text(of file: URL, orMake make: () -> String) throws -> String {
        if let text = read(file) { return text }
        try? create(file, make())
        guard let text = read(file) else {
            throw SettingError("\(file.path) can't be read or made. To fix, make it readable and its folder writable for this user.")
        }
        return text
    }

    /// Puts another text in the place of a file's, whole or not at all. Owner and permissions stay.
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

    private static func read(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    /// A link is made in one step and fails where a file is, so nobody reads half of it and nobody overwrites it.
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
