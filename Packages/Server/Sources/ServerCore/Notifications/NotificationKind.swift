public import Core
import Foundation
public import Persistence

/// A kind of notification that a feature declares: which events cause it, who gets it, what it says, and what it opens.
///
/// A product with Notifications writes and delivers them; in a product without it, declarations have no effect and cost nothing.
///
/// ```swift
/// NotificationKind(
///     "payment.refunded", name: Strings.notifyRefunded, roles: [.customer], channels: [.inApp, .mail],
///     rules: [
///         NotificationRule(PaymentsEvents.moved, where: { $0.to == .refunded }) { moved, _ in
///             [.notify(NotificationDraft(to: .person(moved.customer), facts: Refund(moved), opens: PaymentsLink.order(moved.order)))]
///         }
///     ],
///     text: { refund, _ in NotificationText(title: Strings.refundTitle, body: Strings.refundBody(refund.order)) })
/// ```
public struct NotificationKind: Sendable {
    /// The stable name, as stored: `payment.refunded`.
    public let id: String
    /// The roles whose people get it, and choose its channels.
    public let roles: Set<Role>
    /// The channels for people who haven't chosen.
    public let channels: Set<NotificationChannel>
    private let makeName: @Sendable () -> String
    private let rules: [AnyRule]
    private let makeText: @Sendable (String, String) throws -> NotificationText

    /// A rule without the type of its facts, which are JSON.
    struct AnyRule: Sendable {
        let event: String
        let concerns: @Sendable (DomainEvent) throws -> Bool
        let changes: @Sendable (DomainEvent, Transaction) throws -> [NotificationChange<String>]
    }

    /// Declares a kind.
    ///
    /// - Parameters:
    ///   - id: stable and unique; people's choices are stored under it.
    ///   - name: what people read where they choose the channels, in the current language.
    ///   - roles: the roles whose people get it.
    ///   - channels: the channels for people who haven't chosen.
    ///   - rules: the events that cause it, or make it superfluous.
    ///   - text: words it in the current language, from the facts and the name of the person that it is about, which is empty where it is about nobody. It
    ///     runs whenever the notification is read or sent.
    public init<Facts: Codable & Sendable>(
        _ id: String, name: @autoclosure @escaping @Sendable () -> String, roles: Set<Role>, channels: Set<NotificationChannel>,
        rules: [NotificationRule<Facts>], text: @escaping @Sendable (Facts, String) -> NotificationText
    ) {
        self.id = id
        self.roles = roles
        self.channels = channels
        makeName = name
        self.rules = rules.map { rule in
            AnyRule(event: rule.event, concerns: rule.concerns) { event, transaction in
                let encoder = WireJSON.encoder()
                return try rule.changes(event, transaction).map { change in
                    try change.mapFacts { String(decoding: try encoder.encode($0), as: UTF8.self) }
                }
            }
        }
        makeText = { facts, name in text(try WireJSON.decoder().decode(Facts.self, from: facts), name) }
    }

    /// The name where people choose the channels, in the current language.
    public var name: String { makeName() }

    /// The names of the types of events that concern it.
    public var events: Set<String> { Set(rules.map(\.event)) }

    /// Returns whether an event changes anything, by its payload alone.
    public func concerns(_ event: DomainEvent) throws -> Bool { try rules.contains { try $0.event == event.kind && $0.concerns(event) } }

    /// Returns what an event changes, with the facts as JSON.
    ///
    /// - Parameter transaction: reads what the payload doesn't hold.
    public func changes(for event: DomainEvent, in transaction: Transaction) throws -> [NotificationChange<String>] {
        try rules.filter { try $0.event == event.kind && $0.concerns(event) }.flatMap { try $0.changes(event, transaction) }
    }

    /// Returns the text in the current language.
    ///
    /// - Parameters:
    ///   - facts: the stored facts.
    ///   - name: the name of the person that it is about; empty where it is about nobody.
    /// - Throws: `DecodingError` for facts that another version of the product stored in another form.
    public func text(facts: String, about name: String) throws -> NotificationText { try makeText(facts, name) }
}

/// The kinds of notifications of all plugins, in the order of the plugins.
public struct NotificationKinds: Sendable {
    /// The kinds.
    public let all: [NotificationKind]

    /// Collects kinds.
    ///
    /// - Throws: ``/Core/PluginError`` where two have the same id.
    public init(_ all: [NotificationKind]) throws {
        var ids: Set<String> = []
        for kind in all where !ids.insert(kind.id).inserted {
            throw PluginError.duplicate(name: kind.id, list: "the list of kinds of notifications")
        }
        self.all = all
    }

    /// Returns a kind by its id; nil for one whose plugin was removed.
    public subscript(id: String) -> NotificationKind? { all.first { $0.id == id } }
}
