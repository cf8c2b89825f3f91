import Core
package import Foundation
import NetworkingNIO
import NotificationsServer

/// Registers what sends text messages: Twilio where an account is set, or a folder. Without either, text messages aren't among the channels.
enum TextBootstrap {
    static func register(_ settings: ServerSettings, in container: DIContainer, clock: any Clock, random: any RandomSource) throws {
        guard let service = try service(settings, clock: clock, random: random) else { return }
        container.register((any TextService).self) { _ in service }
    }

    private static func service(_ settings: ServerSettings, clock: any Clock, random: any RandomSource) throws -> (any TextService)? {
        let given = try settings.values[NotificationsServerPlugin.textFolder]
        if let twilio = try TwilioSettings(settings.values) {
            guard given == nil else {
                throw SettingError("TEXT_FOLDER and TWILIO_ACCOUNT_SID are both set. To fix, leave one of them empty.")
            }
            // The transport lasts as long as the process.
            return TwilioTextService(settings: twilio, transport: AsyncHTTPClientTransport(), clock: clock, random: random)
        }
        guard let folder = try settings.textFolder else { return nil }
        return FolderTextService(folder: folder, clock: clock, random: random)
    }
}

extension ServerSettings {
    /// The folder for text messages: the given one, or in development one in the data folder.
    package var textFolder: URL? {
        get throws {
            let folder = try values[NotificationsServerPlugin.textFolder]
            return folder == nil && app.build == .development && databaseFile != nil ? data.folder.appending(path: "texts") : folder
        }
    }
}
