import Blobs
public import Core
import Foundation
import OrdersAPI
import PaymentsAPI
public import Persistence
public import ServerCore
import SupportAPI

/// Serves tickets and the help's articles. The container must provide ``SupportPeople``; without ``SupportOrders``, no ticket can name an order, without ``SupportCredits`` no credit can be granted, and without a
/// ``/Blobs/BlobStore`` no files can be sent.
public struct SupportServerPlugin: ServerPlugin {
    /// The name that other plugins require it by.
    public let name = "Support"
    /// The plugin that provides people.
    public let requires = ["Auth"]

    static let attachmentRetention = Setting.days("ATTACHMENT_DAYS", 1...3_650, default: 365, "Days that files of tickets are kept.")

    /// The time for which files are kept.
    public var settings: [any SettingDeclaration] { [Self.attachmentRetention] }

    /// Creates the plugin.
    public init() {}

    /// The tables of tickets, their messages, words, files, canned answers, and whom articles helped.
    public var migrations: [Migration] { SupportMigrations.all }

    /// Registers the handlers of ``/SupportAPI/SupportEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let desk = try TicketDesk(container)
        OpeningController(desk: desk).add(to: &routes)
        ReadingController(desk: desk).add(to: &routes)
        ReplyingController(desk: desk).add(to: &routes)
        HandlingController(desk: desk).add(to: &routes)
        MergeController(desk: desk).add(to: &routes)
        CreditController(desk: desk, credits: try container.resolveIfRegistered((any SupportCredits).self)).add(to: &routes)
        AttachmentController(desk: desk, keeping: try keeping(container)).add(to: &routes)
        AnswersController().add(to: &routes)
        ArticlesController().add(to: &routes)
    }

    /// People may follow their own tickets, staff all.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("people/{id}/tickets") { values, person, _ in values["id"] == "\(person.id)" },
            TopicRule("support/desk") { _, person, _ in person.isStaff },
        ]
    }

    /// Opens tickets for visits that failed and for differences between our books and payment providers', and closes them when they are settled.
    /// Notes what was done about an order on its tickets.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let desk = try TicketDesk(container)
        let (follower, actions) = (IncidentFollower(desk: desk), ActionFollower(desk: desk))
        return [
            EventSubscriber("support.visits", to: OrdersEvents.moved, where: IncidentFollower.concerns) { moved, _, transaction in
                try follower.take(moved, in: transaction)
            },
            EventSubscriber("support.bags", to: OrdersEvents.bagsMoved) { moved, _, transaction in try follower.take(moved, in: transaction) },
            EventSubscriber("support.refunds", to: PaymentsEvents.moved, where: ActionFollower.concerns) { moved, _, transaction in
                try actions.take(moved, in: transaction)
            },
            EventSubscriber("support.payments", to: PaymentsEvents.incident) { found, _, transaction in try follower.take(found, in: transaction) },
        ]
    }

    /// Removes files after their time, and those that were never sent.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        guard let keeping = try keeping(container) else { return [] }
        return [PeriodicJob("old files of tickets are removed", every: .seconds(3600)) { try await keeping.run() }]
    }

    private func keeping(_ container: DIContainer) throws -> AttachmentKeeping? {
        guard let blobs = try container.resolveIfRegistered((any BlobStore).self) else { return nil }
        return AttachmentKeeping(
            database: try container.resolve((any Database).self), blobs: blobs, clock: try container.resolve((any Core.Clock).self),
            retention: try container.setting(Self.attachmentRetention))
    }

    /// The tickets that wait for staff.
    public func figures(_ container: DIContainer) throws -> [KeyFigure] {
        [
            KeyFigure("tickets.open", title: Strings.figureOpenTickets) { transaction, _ in
                try TicketRepository().count(of: .open, in: transaction)
            }
        ]
    }

    /// Returns tickets with their files, and what people thought of articles.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        SupportPersonalData(
            clock: try container.resolve((any Core.Clock).self), attachmentRetention: try container.setting(Self.attachmentRetention)
        ).all
    }

    /// Stores the first canned answers of the demo.
    public func seed(_ seed: SeedContext) async throws {
        let (answers, now) = (AnswerRepository(), seed.clock.now)
        try await seed.database.write { transaction in
            guard try answers.all(in: transaction).isEmpty else { return }
            for answer in DemoAnswers.all { _ = try answers.insert(title: answer.title, text: answer.text, at: now, in: transaction) }
        }
    }
}
