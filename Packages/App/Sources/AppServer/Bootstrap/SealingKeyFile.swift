import Core
import Crypto
import Foundation

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
        let file = settings.data.folder.appending(path: "sealing-key")
        return try key(try PrivateFile.text(of: file) { SystemRandomSource().hexadecimal(byteCount: 32) + "\n" }, file)
    }

    /// Parses 64 hexadecimal digits.
    private static func key(_ text: String, _ file: URL) throws -> SymmetricKey {
        let digits = text.trimmingCharacters(in: .whitespacesAndNewlines).compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == 64, digits.count == text.trimmingCharacters(in: .whitespacesAndNewlines).count else {
            throw SettingError("\(file.path) is not a key of 64 hexadecimal digits. To fix, make one: openssl rand -hex 32 > FILE")
        }
        return SymmetricKey(data: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
    }
}
