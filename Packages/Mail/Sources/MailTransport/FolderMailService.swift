public import Core
public import Foundation
public import Mail

/// Writes each message to a file in a folder instead of sending it: for development, where links are opened by hand.
public struct FolderMailService: MailService {
    private let folder: URL
    private let sender: String
    private let senderName: @Sendable () -> String
    private let clock: any Clock
    private let random: any RandomSource

    /// Creates a service. The folder is created with the first message, readable only by its owner.
    ///
    /// - Parameter senderName: returns the sender's name, which may change, for each message.
    public init(folder: URL, sender: String, senderName: @escaping @Sendable () -> String, clock: any Clock, random: any RandomSource) {
        self.folder = folder
        self.clock = clock
        self.random = random
        self.sender = sender
        self.senderName = senderName
    }

    /// The folder.
    public var destination: String { folder.path }

    /// Writes a file named by the time, such as `2026-01-01T12:00:00.000Z-4f1f0c6f.eml`.
    public func send(_ message: MailMessage) async throws(MailError) {
        let (now, id) = (clock.now, random.hexadecimal(byteCount: 4))
        let format = MailFormat(sender: sender, senderName: senderName(), encoding: .readable)
        let text = format.text(of: message, at: now, id: id)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let file = folder.appending(path: "\(WireJSON.string(from: now))-\(id).eml")
            try Data(text.utf8).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            throw MailError(isPermanent: false, description: "Mail can't be written to \(folder.path): \(error.localizedDescription)")
        }
    }
}
