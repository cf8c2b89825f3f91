import Core
import FleetAPI
import ServerCore

/// The Socket.IO namespace `/fleet`: `job:offered` and `job:withdrawn` with the job and its order, `fleet:updated` for every other change.
/// A change of the board alone comes without job and order, as several may be behind it.
enum FleetChannel {
    /// The payload of all three. It says what to fetch again, never how it looks now.
    struct Update: Codable, Sendable, Equatable {
        let job: Int?
        let order: Int?
        let sequence: Int

        private enum CodingKeys: CodingKey {
            case job, order, sequence
        }

        /// Writes every key, as null where there is no value.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(job, forKey: .job)
            try container.encode(order, forKey: .order)
            try container.encode(sequence, forKey: .sequence)
        }
    }

    static var channel: RealtimeChannel {
        RealtimeChannel(
            "fleet", topics: ["fleet/drivers/{id}", "fleet/dispatch"], joined: topics(of:), hints: { try messages(for: $0) }
        ) { event, _, _ in [try message(for: event)] }
    }

    private static func message(for event: DomainEvent) throws -> RealtimeMessage {
        if let offered = try event.payload(of: FleetEvents.offered) {
            return try RealtimeMessage("job:offered", Update(job: offered.job, order: offered.order, sequence: event.sequence))
        }
        if let withdrawn = try event.payload(of: FleetEvents.withdrawn) {
            return try RealtimeMessage("job:withdrawn", Update(job: withdrawn.job, order: withdrawn.order, sequence: event.sequence))
        }
        let job = try event.payload(of: FleetEvents.accepted) ?? event.payload(of: FleetEvents.updated)
        return try RealtimeMessage("fleet:updated", Update(job: job?.job, order: job?.order, sequence: event.sequence))
    }

    private static func messages(for hint: Change) throws -> [RealtimeMessage] {
        guard hint.kind == FleetEvents.boardChanged else { return [] }
        return [try RealtimeMessage("fleet:updated", Update(job: nil, order: nil, sequence: hint.sequence))]
    }

    private static func topics(of person: Person) -> [Topic] {
        var topics: [Topic] = []
        if person.roles.contains(.driver) { topics.append(FleetTopics.driver(person.id)) }
        if person.roles.contains(.dispatcher) { topics.append(FleetTopics.dispatch) }
        return topics
    }
}
