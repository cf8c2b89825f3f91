import Core
import Persistence
import ServerCore

/// A feature whose news each person hears of their own.
struct NewsPlugin: ServerPlugin {
    struct News: Codable, Sendable, Equatable {
        let text: String
    }

    static let written = EventType<News>("news.written")

    let name = "News"
    let requires: [String] = []

    static func topic(of person: Int) -> Topic { "news/\(person)" }

    func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("news/{id}") { values, person, _ in values["id"] == String(person.id) || person.roles.contains(.dispatcher) }]
    }

    /// What is told of a rumour is looked up when it is told.
    @Sendable private func hint(_ change: Change) async throws -> [RealtimeMessage] {
        guard change.kind == "news.rumoured" else { return [] }
        await Task.yield()
        return [try RealtimeMessage("news:rumoured", ["id": change.id])]
    }

    func channels(_ container: DIContainer) throws -> [RealtimeChannel] {
        [
            RealtimeChannel("news", topics: ["news/{id}"], joined: { [Self.topic(of: $0.id)] }, inputs: ["tell": { _, _ in }], hints: hint) { event, topic, _ in
                guard let news = try event.payload(of: Self.written) else { return [] }
                return [try RealtimeMessage("news:written", ["text": news.text, "topic": topic.name])]
            }
        ]
    }
}
