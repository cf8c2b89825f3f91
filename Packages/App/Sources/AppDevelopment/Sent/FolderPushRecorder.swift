import AppServer
import Core
import Foundation
import Logging
import NotificationsServer

/// Writes each pushed notification to a file in a folder, as mail and text messages lie in theirs.
struct FolderPushRecorder: PushRecorder {
    let folder: URL
    let random: any RandomSource

    func record(_ push: SentPush) async {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let file = folder.appending(path: "\(WireJSON.string(from: push.time))-\(random.hexadecimal(byteCount: 4)).json")
            try WireJSON.encoder().encode(push).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            createLog(category: "push").warning("a notification that was sent isn't kept", metadata: ["error": "\(error.localizedDescription)"])
        }
    }
}

extension ServerSettings {
    /// The folder of pushed notifications.
    var pushFolder: URL { data.folder.appending(path: "pushes") }
}
