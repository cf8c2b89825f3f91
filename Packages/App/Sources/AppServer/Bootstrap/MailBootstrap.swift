import Core
import Mail
import MailTransport

/// Registers the mail service. Without one, mail waits in its outbox.
enum MailBootstrap {
    static func register(_ settings: ServerSettings, in container: DIContainer, clock: any Clock, random: any RandomSource) throws {
        let name = try CurrentSetting(ProductSettings.displayName, in: settings.values)
        guard let service = try service(settings, name, clock: clock, random: random) else { return }
        container.register((any MailService).self) { _ in service }
    }

    private static func service(
        _ settings: ServerSettings, _ name: CurrentSetting<String>, clock: any Clock, random: any RandomSource
    ) throws -> (any MailService)? {
        if let server = settings.mail.server { return try SMTPMailService(settings: server, clock: clock, random: random) { name.value } }
        guard let folder = settings.mailFolder else { return nil }
        return FolderMailService(
            folder: folder, sender: settings.mail.sender, senderName: { name.value }, clock: clock, random: random)
    }
}
