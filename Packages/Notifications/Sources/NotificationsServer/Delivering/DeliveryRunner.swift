import Core
import Foundation
import Logging
import NotificationsAPI
import Persistence
import ServerCore

/// Sends what is due by one channel, several at once. What fails is repeated after 30 seconds, then after twice as long each time, up to an hour, until the
/// notification is no news any more.
struct DeliveryRunner<Carrier: NotificationCarrier>: Sendable {
    /// The seconds after which another process may repeat an attempt that hasn't ended.
    static var lease: TimeInterval { 300 }

    let carrier: Carrier
    let database: any Database
    let clock: any Core.Clock
    let kinds: NotificationKinds
    let repository: NotificationRepository
    private let queue = DeliveryQueue()
    private let choices = ChoiceRepository()
    private let log = createLog(category: "notifications")

    init(carrier: Carrier, database: any Database, clock: any Core.Clock, kinds: NotificationKinds, repository: NotificationRepository) {
        self.carrier = carrier
        self.database = database
        self.clock = clock
        self.kinds = kinds
        self.repository = repository
    }

    /// A delivery, and what is to be done with it.
    private struct Decided: Sendable {
        enum Step: Sendable {
            case send(Carrier.Parcel, createdAt: Date)
            case wait(until: Date)
            case drop
        }

        let delivery: DeliveryQueue.Stored
        let step: Step
    }

    /// Sends what is due.
    func run() async throws {
        while true {
            let now = clock.now
            let lease = now.addingTimeInterval(Self.lease)
            // What is claimed isn't due, so that each turn has others.
            let claimed = try await database.write { transaction in
                try queue.due(by: carrier.channel, at: now, limit: carrier.parallel * 8, in: transaction)
                    .filter { try queue.claim($0, until: lease, in: transaction) }
            }
            guard !claimed.isEmpty else { return }
            let decided = try await database.read { transaction in
                try claimed.map { Decided(delivery: $0, step: try step(for: $0, at: now, in: transaction)) }
            }
            try await settle(decided)
            try await send(decided)
        }
    }

    /// Looks at what the person has read and chosen meanwhile.
    private func step(for delivery: DeliveryQueue.Stored, at now: Date, in transaction: Transaction) throws -> Decided.Step {
        guard let stored = try repository.find(delivery.notification, in: transaction), stored.readAt == nil,
            now < stored.createdAt.addingTimeInterval(EventFollower.newsLifetime), let kind = kinds[stored.kind],
            try choices.wants(carrier.channel, for: kind, stored.person, in: transaction), !(try repository.isReplaced(stored, in: transaction))
        else { return .drop }
        if let end = try choices.rest(of: [stored.person], in: transaction)[stored.person]?.quietEnd(at: now) { return .wait(until: end) }
        let due = DueNotification(delivery: delivery, stored: stored, kind: kind)
        return try carrier.parcel(for: due, at: now, in: transaction).map { .send($0, createdAt: stored.createdAt) } ?? .drop
    }

    private func settle(_ decided: [Decided]) async throws {
        let waits = decided.compactMap { one in if case .wait(let time) = one.step { (one.delivery.id, time) } else { nil } }
        let drops = decided.compactMap { one in if case .drop = one.step { one.delivery.id } else { nil } }
        guard !waits.isEmpty || !drops.isEmpty else { return }
        try await database.write { transaction in
            for (id, time) in waits { try queue.delay(id, until: time, in: transaction) }
            for id in drops { try queue.finish(id, in: transaction) }
        }
    }

    private func send(_ decided: [Decided]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var underWay = 0
            for one in decided {
                guard case .send(let parcel, let createdAt) = one.step else { continue }
                if underWay >= carrier.parallel { try await group.next() } else { underWay += 1 }
                try Task.checkCancellation()
                group.addTask { try await send(parcel, one.delivery, createdAt: createdAt) }
            }
            try await group.waitForAll()
        }
    }

    private func send(_ parcel: Carrier.Parcel, _ delivery: DeliveryQueue.Stored, createdAt: Date) async throws {
        do {
            try await carrier.send(parcel)
        } catch {
            return try await record(error, delivery, createdAt: createdAt)
        }
        try await database.write { try queue.finish(delivery.id, in: $0) }
    }

    private func record(_ error: CarrierError, _ delivery: DeliveryQueue.Stored, createdAt: Date) async throws {
        let pause = max(min(30 * pow(2, Double(delivery.attempts)), 3600), error.retryAfter ?? 0)
        let again = clock.now.addingTimeInterval(pause)
        let isGivenUp = error.isPermanent || again >= createdAt.addingTimeInterval(EventFollower.newsLifetime)
        log.log(
            level: isGivenUp ? .error : .warning, isGivenUp ? "notification given up" : "notification put off",
            metadata: [
                "channel": "\(carrier.channel.rawValue)", "notification": "\(delivery.notification)", "attempts": "\(delivery.attempts + 1)",
                "cause": "\(error.description)",
            ])
        let failure = String(error.description.prefix(500))
        try await database.write { transaction in
            if isGivenUp { return try queue.finish(delivery.id, failure: failure, in: transaction) }
            try queue.delay(delivery.id, until: again, failure: failure, in: transaction)
        }
    }
}
