import Core
import Foundation
import Logging
import Mail
import NotificationsAPI
import Persistence
import ServerCore

/// Mails each person, at the hour that they chose, one mail with all that waits for it. What was read meanwhile is left out; with nothing left, none is mailed.
struct DigestRunner: Sendable {
    /// The seconds after which what couldn't be mailed is no news any more. What waits for a day is a day old before the first attempt.
    static let newsLifetime: TimeInterval = 48 * 3600
    /// The most people whose mail is under way at once.
    private static let parallel = 8
    /// The seconds after which another process may repeat an attempt that hasn't ended.
    private static let lease: TimeInterval = 300

    let service: any MailService
    let database: any Database
    let clock: any Core.Clock
    let wording: NotificationWording
    let kinds: NotificationKinds
    let people: any NotificationPeople
    let tokens: UnsubscribeTokens
    let layout: MailLayout
    let repository: NotificationRepository
    private let queue = DeliveryQueue()
    private let choices = ChoiceRepository()
    private let log = createLog(category: "notifications")

    init(
        service: any MailService, database: any Database, clock: any Core.Clock, wording: NotificationWording, people: any NotificationPeople,
        tokens: UnsubscribeTokens, layout: MailLayout, repository: NotificationRepository
    ) {
        self.service = service
        self.database = database
        self.clock = clock
        self.wording = wording
        self.kinds = wording.kinds
        self.people = people
        self.tokens = tokens
        self.layout = layout
        self.repository = repository
    }

    /// The decision on a person's deliveries.
    private enum Step: Sendable {
        case send(MailMessage)
        case wait(until: Date)
        case drop
    }

    /// Mails what is due.
    func run() async throws {
        while true {
            let now = clock.now
            let claimed = try await database.write { try claim(at: now, in: $0) }
            guard !claimed.isEmpty else { return }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (person, deliveries) in claimed { group.addTask { try await mail(deliveries, to: person, at: now) } }
                try await group.waitForAll()
            }
        }
    }

    /// Claims all that is due of some people. Whoever claims the oldest of a person has the others, so that no two processes share a mail.
    private func claim(at now: Date, in transaction: Transaction) throws -> [Int: [DeliveryQueue.Stored]] {
        let end = now.addingTimeInterval(Self.lease)
        return try queue.dueDigests(at: now, people: Self.parallel, in: transaction).filter { _, deliveries in
            guard let first = deliveries.first, try queue.claim(first, until: end, in: transaction) else { return false }
            for other in deliveries.dropFirst() { _ = try queue.claim(other, until: end, in: transaction) }
            return true
        }
    }

    private func mail(_ deliveries: [DeliveryQueue.Stored], to person: Int, at now: Date) async throws {
        switch try await database.read({ try step(for: deliveries, of: person, at: now, in: $0) }) {
        case .wait(let time): try await finish(deliveries, again: time)
        case .drop: try await finish(deliveries)
        case .send(let message):
            do throws(MailError) {
                try await service.send(message)
            } catch {
                return try await record(error, deliveries)
            }
            try await finish(deliveries)
        }
    }

    private func step(for deliveries: [DeliveryQueue.Stored], of person: Int, at now: Date, in transaction: Transaction) throws -> Step {
        guard let first = deliveries.first, let recipient = try people.recipient(person, in: transaction) else { return .drop }
        if let end = try choices.rest(of: [person], in: transaction)[person]?.quietEnd(at: now) { return .wait(until: end) }
        let wanted = try deliveries.compactMap { delivery -> NotificationRepository.Stored? in
            guard let stored = try repository.find(delivery.notification, in: transaction), stored.readAt == nil,
                now < stored.createdAt.addingTimeInterval(Self.newsLifetime), let kind = kinds[stored.kind],
                try choices.wants(.mail, for: kind, person, in: transaction), !(try repository.isReplaced(stored, in: transaction))
            else { return nil }
            return stored
        }
        return try Language.$current.withValue(recipient.language) {
            let items = try wording.items(wanted, in: transaction)
            guard !items.isEmpty else { return .drop }
            let token = tokens.token(for: UnsubscribeTokens.Subject(person: person, kind: UnsubscribeHandlers.daily), at: now)
            // The same for each attempt, also where something was read in between.
            return .send(layout.digest(items, to: recipient.email, id: tokens.messageID(of: first.id), unsubscribeToken: token))
        }
    }

    private func record(_ error: MailError, _ deliveries: [DeliveryQueue.Stored]) async throws {
        let attempts = deliveries.map(\.attempts).max() ?? 0
        let again = clock.now.addingTimeInterval(min(30 * pow(2, Double(attempts)), 3600))
        log.log(
            level: error.isPermanent ? .error : .warning, error.isPermanent ? "daily mail given up" : "daily mail put off",
            metadata: ["notifications": "\(deliveries.count)", "attempts": "\(attempts + 1)", "cause": "\(error.description)"])
        try await finish(deliveries, again: error.isPermanent ? nil : again, failure: String(error.description.prefix(500)))
    }

    private func finish(_ deliveries: [DeliveryQueue.Stored], again: Date? = nil, failure: String? = nil) async throws {
        try await database.write { transaction in
            for delivery in deliveries {
                if let again {
                    try queue.delay(delivery.id, until: again, failure: failure, in: transaction)
                } else {
                    try queue.finish(delivery.id, failure: failure, in: transaction)
                }
            }
        }
    }
}
