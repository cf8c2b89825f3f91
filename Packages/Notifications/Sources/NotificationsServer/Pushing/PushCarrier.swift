import Core
import Crypto
import Foundation
import Logging
import NotificationsAPI
import Persistence
import ServerCore

/// Pushes notifications to each browser in which their person is signed in and has asked for it.
struct PushCarrier: NotificationCarrier {
    let channel = NotificationChannel.push
    let parallel = 32

    /// A notification for the browsers that don't have it yet.
    struct Parcel: Sendable {
        let delivery: Int
        let person: Int
        let message: PushSender.Message
        let targets: [SubscriptionRepository.Stored]
    }

    let service: PushSender
    let database: any Database
    let wording: NotificationWording
    let people: any NotificationPeople
    let sessions: any NotificationSessions
    let repository: SubscriptionRepository
    let clock: any Core.Clock
    /// Keeps what was pushed, in development.
    let recorder: (any PushRecorder)?
    private let log = createLog(category: "push")

    init(
        service: PushSender, database: any Database, wording: NotificationWording, people: any NotificationPeople,
        sessions: any NotificationSessions, repository: SubscriptionRepository, clock: any Core.Clock, recorder: (any PushRecorder)?
    ) {
        self.service = service
        self.database = database
        self.wording = wording
        self.people = people
        self.sessions = sessions
        self.repository = repository
        self.clock = clock
        self.recorder = recorder
    }

    func parcel(for due: DueNotification, at now: Date, in transaction: Transaction) throws -> Parcel? {
        let person = due.stored.person
        guard let all = try repository.all(of: [person], in: transaction)[person], let language = try people.language(of: person, in: transaction)
        else { return nil }
        // Whoever has signed out sees nothing more, even before the subscription is removed.
        let open = try sessions.open(all.map(\.session), at: now, in: transaction)
        let reached = Set(
            try transaction.values(Int.self, "SELECT subscription_id FROM notifications_push WHERE delivery_id = \(due.delivery.id)"))
        let targets = all.filter { open.contains($0.session) && !reached.contains($0.id) }
        guard !targets.isEmpty else { return nil }
        return try Language.$current.withValue(language) {
            guard let item = try wording.items([due.stored], in: transaction).first else { return nil }
            let text = PushMessage(item, thread: due.stored.thread)
            let end = due.stored.createdAt.addingTimeInterval(EventFollower.newsLifetime)
            let message = PushSender.Message(
                text: text, topic: Self.topic(of: text.tag, person: person), lifetime: max(0, Int(end.timeIntervalSince(now))))
            return Parcel(delivery: due.delivery.id, person: person, message: message, targets: targets)
        }
    }

    func send(_ parcel: Parcel) async throws(CarrierError) {
        var failures: [CarrierError] = []
        do {
            var isRecorded = false
            for target in parcel.targets {
                let outcome = try await service.send(parcel.message, to: target)
                if outcome == .sent, !isRecorded {
                    await record(parcel)
                    isRecorded = true
                }
                if let failure = try await finish(outcome, of: parcel, to: target) { failures.append(failure) }
            }
        } catch {
            throw CarrierError(isPermanent: false, description: "\(error)")
        }
        guard let first = failures.first(where: { !$0.isPermanent }) ?? failures.first else { return }
        throw CarrierError(
            isPermanent: first.isPermanent, description: first.description, retryAfter: failures.compactMap(\.retryAfter).max())
    }

    /// - Returns: why the browser doesn't have it; nil if it does, or is gone.
    private func finish(
        _ outcome: PushSender.Outcome, of parcel: Parcel, to target: SubscriptionRepository.Stored
    ) async throws -> CarrierError? {
        switch outcome {
        case .sent:
            // The last one's success is that of the delivery.
            guard parcel.targets.count > 1 else { return nil }
            try await database.write { transaction in
                try transaction.insert(
                    into: "notifications_push", rows: [["delivery_id": parcel.delivery, "subscription_id": target.id]],
                    onConflict: "(delivery_id, subscription_id) DO NOTHING")
            }
            return nil
        case .gone:
            log.info("subscription removed, since its browser has ended it", metadata: ["subscription": "\(target.id)"])
            try await database.write { try repository.delete([target.id], in: $0) }
            return nil
        case .refused(let cause): return CarrierError(isPermanent: true, description: cause)
        case .failed(let cause, let retryAfter): return CarrierError(isPermanent: false, description: cause, retryAfter: retryAfter)
        }
    }

    private func record(_ parcel: Parcel) async {
        let text = parcel.message.text
        await recorder?.record(SentPush(person: parcel.person, title: text.title, body: text.body, link: text.link, time: clock.now))
    }

    /// Returns a name of at most 32 characters that tells push services nothing.
    static func topic(of tag: String, person: Int) -> String { Data(SHA256.hash(data: Data("\(person) \(tag)".utf8)).prefix(24)).base64URL }
}
