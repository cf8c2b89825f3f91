import Core
import Foundation
import Mail
import NotificationsAPI
import Persistence
import ServerCore

/// Mails notifications to people who want their kind by mail.
struct MailCarrier: NotificationCarrier {
    let channel = NotificationChannel.mail
    /// Mail servers take few connections of one sender.
    let parallel = 8

    let service: any MailService
    let wording: NotificationWording
    let people: any NotificationPeople
    let tokens: UnsubscribeTokens
    let layout: MailLayout

    func parcel(for due: DueNotification, at now: Date, in transaction: Transaction) throws -> MailMessage? {
        guard let recipient = try people.recipient(due.stored.person, in: transaction) else { return nil }
        return try Language.$current.withValue(recipient.language) {
            guard let item = try wording.items([due.stored], in: transaction).first else { return nil }
            let token = tokens.token(for: UnsubscribeTokens.Subject(person: due.stored.person, kind: due.kind.id), at: now)
            return layout.mail(
                item, kind: due.kind.name, to: recipient.email, id: tokens.messageID(of: due.delivery.id), unsubscribeToken: token)
        }
    }

    func send(_ parcel: MailMessage) async throws(CarrierError) {
        do {
            try await service.send(parcel)
        } catch {
            throw CarrierError(isPermanent: error.isPermanent, description: error.description)
        }
    }
}
