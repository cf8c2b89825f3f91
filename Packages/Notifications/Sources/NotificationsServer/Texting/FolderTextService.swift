public import Core
public import Foundation

/// Writes each text message to a file in a folder instead of sending it: for development, where codes are read by hand.
public struct FolderTextService: TextService {
    private let folder: URL
    private let clock: any Core.Clock
    private let random: any RandomSource

    /// Creates a service. The folder is created with the first message, readable only by its owner.
    public init(folder: URL, clock: any Core.Clock, random: any RandomSource) {
        self.folder = folder
        self.clock = clock
        self.random = random
    }

    /// Writes a file named by the time, such as `2026-01-01T12:00:00.000Z-4f1f0c6f.txt`: the number, an empty line, and the text.
    public func send(_ message: TextMessage) async throws(TextError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let file = folder.appending(path: "\(WireJSON.string(from: clock.now))-\(random.hexadecimal(byteCount: 4)).txt")
            try Data("To: \(message.number)\n\n\(message.text)\n".utf8).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            throw TextError(.unavailable(retryAfter: nil), "Text messages can't be written to \(folder.path): \(error.localizedDescription)")
        }
    }
}
