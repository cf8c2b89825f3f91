import Core
import Foundation
import Logging
import NotificationsAPI
import Persistence
import ServerCore

/// Texts notifications to the confirmed phones of people who want their kind by text message.
struct TextCarrier: NotificationCarrier {
    let channel = NotificationChannel.sms
    /// Senders of text messages have a limit of messages each second, beyond which they queue them.
    let parallel = 4

    /// A message, and the person whose phone gets it.
    struct Parcel: Sendable {
        let person: Int
        let message: TextMessage
    }

    let service: any TextService
    let database: any Database
    let clock: any Core.Clock
    let wording: NotificationWording
    let people: any NotificationPeople
    let layout: TextLayout
    private let phones = PhoneRepository()
    private let log = createLog(category: "texts")

    init(
        service: any TextService, database: any Database, clock: any Core.Clock, wording: NotificationWording, people: any NotificationPeople,
        layout: TextLayout
    ) {
        self.service = service
        self.database = database
        self.clock = clock
        self.wording = wording
        self.people = people
        self.layout = layout
    }

    func parcel(for due: DueNotification, at now: Date, in transaction: Transaction) throws -> Parcel? {
        let person = due.stored.person
        guard let phone = try phones.find(person, in: transaction), phone.isOn, let language = try people.language(of: person, in: transaction)
        else { return nil }
        return try Language.$current.withValue(language) {
            guard let item = try wording.items([due.stored], in: transaction).first else { return nil }
            return Parcel(person: person, message: TextMessage(number: phone.number, text: layout.text(item)))
        }
    }

    func send(_ parcel: Parcel) async throws(CarrierError) {
        let failure: TextError
        do {
            return try await service.send(parcel.message)
        } catch {
            failure = error
        }
        switch failure.kind {
        case .unsubscribed: try await stop(parcel, .unsubscribed)
        case .unreachable: try await stop(parcel, .unreachable)
        case .refused: break
        case .unavailable(let retryAfter): throw CarrierError(isPermanent: false, description: failure.description, retryAfter: retryAfter)
        }
        throw CarrierError(isPermanent: true, description: failure.description)
    }

    /// Texts a phone nothing more, until its owner confirms it again.
    private func stop(_ parcel: Parcel, _ state: TextNumberState) async throws(CarrierError) {
        log.info("phone is texted nothing more", metadata: ["person": "\(parcel.person)", "reason": "\(state.rawValue)"])
        do {
            try await database.write { transaction in
                try phones.stop(parcel.message.number, of: parcel.person, state, at: clock.now, in: transaction)
            }
        } catch {
            throw CarrierError(isPermanent: false, description: "\(error)")
        }
    }
}
