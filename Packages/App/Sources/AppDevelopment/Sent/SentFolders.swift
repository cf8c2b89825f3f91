import Core
import Foundation
import NotificationsServer

/// Reads what was sent from the folders of the channels.
struct SentFolders: Sendable {
    /// The folders; a channel without one sends for real, or nothing.
    let folders: [SentMessage.Channel: URL]

    /// The most messages of a channel that are read, newest first.
    static let limit = 300
    private static let largestFile = 1_000_000

    /// Returns the newest messages, newest first.
    ///
    /// - Parameter name: returns what a person with an id is called, for pushed notifications.
    func messages(name: (Int) async throws -> String?) async rethrows -> [SentMessage] {
        var messages: [SentMessage] = []
        for (channel, folder) in folders {
            for file in names(in: folder).suffix(Self.limit) {
                guard let content = content(of: folder.appending(path: file)) else { continue }
                if let message = try await message(channel, content, file, name) { messages.append(message) }
            }
        }
        return messages.sorted { ($0.id, $0.channel.rawValue) > ($1.id, $1.channel.rawValue) }
    }

    /// Returns the page of a mail; nil if there is none.
    func page(of file: String) -> String? {
        // Only what lies there is read, whatever the name says.
        guard let folder = folders[.mail], names(in: folder).contains(file), let content = content(of: folder.appending(path: file)) else { return nil }
        return SentMessage(mail: String(decoding: content, as: UTF8.self), id: file, time: nil)?.page
    }

    private func message(_ channel: SentMessage.Channel, _ content: Data, _ file: String, _ name: (Int) async throws -> String?) async rethrows -> SentMessage?
    {
        let time = WireJSON.date(from: String(file.prefix(24)))
        switch channel {
        case .mail: return SentMessage(mail: String(decoding: content, as: UTF8.self), id: file, time: time)
        case .text: return SentMessage(text: String(decoding: content, as: UTF8.self), id: file, time: time)
        case .push:
            guard let push = try? WireJSON.decoder().decode(SentPush.self, from: content) else { return nil }
            let recipient = try await name(push.person) ?? "\(push.person)"
            return SentMessage(id: file, channel: .push, time: push.time, recipient: recipient, subject: push.title, text: push.body, link: push.link)
        }
    }

    /// Returns the names of a folder's files, the oldest first: they begin with the time.
    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func content(of file: URL) -> Data? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        return try? handle.read(upToCount: Self.largestFile)
    }
}
