public import Core
import FleetAPI
import Foundation
import Logging
import Mail
import OrdersAPI
import PaymentsAPI
public import Persistence
public import ServerCore

/// Takes payments for orders by a provider, and keeps the ledger. The container must provide `any PayableOrders`,
/// and `any HTTPTransport` for a provider outside.
///
/// ```swift
/// let desk = try container.resolve(PaymentDesk.self)
/// let hold = try await desk.authorize(2800, for: 7, methodID: nil, key: key)
/// ```
public struct PaymentsServerPlugin: ServerPlugin {
    /// `Payments`.
    public let name = "Payments"
    /// Auth for the people, Orders for what is paid for.
    public let requires = ["Auth", "Orders"]

    private let makeGateway: (@Sendable (any Database, any Clock) -> any PaymentGateway)?

    /// Creates the plugin.
    ///
    /// - Parameter makeGateway: makes the provider, for tests; nil for the one that is set.
    public init(gateway makeGateway: (@Sendable (any Database, any Clock) -> any PaymentGateway)? = nil) { self.makeGateway = makeGateway }

    /// The provider, and how much is held.
    public var settings: [any SettingDeclaration] { PaymentsSettings.all }

    /// The tables of payments, the calls to the provider, and the ledger.
    public var migrations: [Migration] { PaymentsMigrations.all }

    /// Registers ``PaymentDesk``, ``CreditPostings``, and the origins from which pages load the provider's script.
    public func register(in container: DIContainer) {
        container.register(PageSources.self) { PageSources(try Self.script(try $0.resolve(SettingValues.self))?.pageSources ?? []) }
        container.register(CreditPostings.self) { _ in CreditPostings() }
        container.register(PaymentDesk.self) { [makeGateway] in try Self.desk($0, makeGateway) }
    }

    /// Registers the handlers of ``/PaymentsAPI/PaymentsEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let desk = try container.resolve(PaymentDesk.self)
        let stripe = try Self.script(try container.resolve(SettingValues.self))
        let configuration = PaymentConfiguration(
            gateway: desk.worker.gateways.present?.name ?? "none", publishableKey: stripe?.publishableKey, script: stripe?.script,
            authorizeOverPercent: desk.overPercent)
        LedgerController(configuration: configuration).add(to: &routes)
        PaymentListController().add(to: &routes)
        PaymentController(desk: desk, orders: desk.orders.orders).add(to: &routes)
        ReceiptController(random: desk.random).add(to: &routes)
        methods(desk, try container.resolveIfRegistered((any CustomerEmails).self)).add(to: &routes)
        if desk.worker.gateways["paypal"] != nil { PayPalReturn.add(to: &routes) }
        EarningController().add(to: &routes)
        let events = try container.resolve(EventLog.self)
        PayoutController(names: try container.resolveIfRegistered((any DriverNames).self), events: events).add(to: &routes)
        IncidentController(events: events).add(to: &routes)
        NoticeIntake(worker: desk.worker, database: desk.database, clock: desk.clock).add(to: &routes)
    }

    /// Lets customers subscribe to their own payments, and dispatchers to all.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("customers/{id}/payments") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("dispatch/payments") { _, person, _ in person.roles.contains(.dispatcher) },
        ]
    }

    /// Follows the orders: what is ready is captured, what has ended is released or charged its fee, and tips that come later are paid for. Books what
    /// drivers earn, also where orders are taken without payment.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let desk = try container.resolve(PaymentDesk.self)
        let earnings = EventSubscriber("payments.earnings", to: FleetEvents.finished) { job, _, transaction in
            try EarningBook().book(job, in: transaction)
        }
        guard !desk.worker.gateways.all.isEmpty else { return [earnings] }
        return [
            earnings,
            EventSubscriber(
                "payments.orders", to: OrdersEvents.moved, where: { [.ready, .delivered, .canceled, .rejected].contains($0.to) }
            ) { moved, _, transaction in
                try desk.orders.bring(moved.order, at: desk.clock.now, in: transaction)
            },
            EventSubscriber("payments.tips", to: OrdersEvents.tipped) { tipped, _, transaction in
                try desk.orders.bring(tipped.order, at: desk.clock.now, in: transaction)
            },
            EventSubscriber("payments.shopping", to: OrdersEvents.shopped) { shopped, _, transaction in
                try desk.orders.bring(shopped.order, at: desk.clock.now, in: transaction)
            },
            EventSubscriber("payments.receipts", to: PaymentsEvents.moved, where: { $0.to == .captured }) { moved, _, transaction in
                try ReceiptOutbox().add(moved.payment, source: "capture:\(moved.payment)", at: desk.clock.now, in: transaction)
            },
        ]
    }

    /// The provider.
    public func setup(_ container: DIContainer) throws -> [SetupStep] {
        [GatewayTrial(gateway: try container.resolve(PaymentDesk.self).worker.gateways.present).step]
    }

    /// The kinds of notifications about money.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] { PaymentNotifications.all }

    /// Returns payments, cards and earnings.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        PaymentsPersonalData(clock: try container.resolve((any Clock).self)).all
    }

    /// Makes the calls to the provider that are due, releases and renews holds, and compares the books. Without a provider, says so in the log each day.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let desk = try container.resolve(PaymentDesk.self)
        let log = createLog(category: "payments")
        let missing = PeriodicJob("missing payments are noted", every: .seconds(24 * 3600)) {
            log.warning("orders are taken without payment; to take payments, set PAYMENT_GATEWAY")
        }
        let worker = desk.worker
        guard !worker.gateways.all.isEmpty else {
            // Calls that were stored while there was a provider become incidents.
            return [missing, PeriodicJob("calls to the payment provider are made", every: .seconds(3600)) { try await worker.run() }]
        }
        let (database, clock) = (desk.database, desk.clock)
        let keeping = HoldKeeping(desk: desk, worker: worker)
        let notices = NoticeIntake(worker: worker, database: database, clock: clock)
        let releases = worker.gateways.all.map { MethodRelease(gateway: $0, database: database, clock: clock) }
        let reconciliation = Reconciliation(worker: worker, notices: notices)
        var jobs = [
            PeriodicJob("calls to the payment provider are made", every: .seconds(2), wokenBy: OperationRepository.channel) { try await worker.run() },
            PeriodicJob("holds that no order took are released", every: .seconds(60)) { try await keeping.releaseUnclaimed() },
            PeriodicJob("holds are renewed", every: .seconds(3600)) { try await keeping.renew() },
            PeriodicJob("payments are compared with the provider", every: .seconds(3600)) { try await reconciliation.run() },
            PeriodicJob("removed cards are forgotten by the provider", every: .seconds(60), wokenBy: MethodRelease.channel) {
                for release in releases { try await release.run() }
            },
            PeriodicJob("notices of the payment provider expire", every: .seconds(3600)) {
                try await database.delete(from: "payments_notice", where: "received_at < \(clock.now.addingTimeInterval(-NoticeIntake.retention))")
            },
        ]
        if !desk.takesPayments { jobs.append(missing) }
        if let delivery = try Self.delivery(container, desk) {
            jobs.append(PeriodicJob("receipts are mailed", every: .seconds(30), wokenBy: ReceiptOutbox.channel) { try await delivery.run() })
            jobs.append(
                PeriodicJob("records of mailed receipts expire", every: .seconds(24 * 3600)) {
                    // The captures that they stand for are long over by then.
                    try await database.delete(
                        from: "payments_receipt", where: "created_at < \(clock.now.addingTimeInterval(-365 * 24 * 3600)) AND next_attempt_at IS NULL")
                })
        }
        if let fake = desk.fake {
            jobs.append(
                PeriodicJob("notices of the fake payment provider go out", every: .seconds(5)) {
                    for notice in try await fake.dueNotices() { try await notices.take(notice.fields, notice.body, from: fake) }
                })
        }
        return jobs
    }

    /// Gives the demo customers a card.
    public func seed(_ seed: SeedContext) async throws {
        let desk = try seed.container.resolve(PaymentDesk.self)
        guard let emails = try seed.container.resolveIfRegistered((any CustomerEmails).self), let fake = desk.fake else { return }
        let controller = methods(desk, emails)
        let methods = MethodRepository()
        for person in try await seed.database.read({ try emails.demoCustomers(in: $0) }) {
            guard try await seed.database.read({ try methods.all(of: person, gateway: fake.name, in: $0) }).isEmpty else { continue }
            let now = seed.clock.now
            let customer = try await controller.customer(person, at: now, seed.database)
            let setup = try await fake.createSetup(customer: customer, key: "demo-\(person)")
            try await fake.enterCard("4242424242424242", month: 12, year: 2034, setup: setup)
            guard let method = try await fake.method(ofSetup: setup) else { continue }
            _ = try await seed.database.write { try methods.save(method, of: person, gateway: fake.name, at: now, in: $0) }
        }
    }

    /// Serves the fake provider's site.
    public func sites(_ container: DIContainer) throws -> [PluginSite] {
        guard let fake = try container.resolve(PaymentDesk.self).fake else { return [] }
        let pages = CardPages(gateway: fake, publicURL: try container.setting(ProductSettings.publicURL))
        return [
            PluginSite(
                port: try container.setting(PaymentsSettings.cardPagePort), setting: PaymentsSettings.cardPagePort.key, responder: pages,
                onStart: fake.pages.listens)
        ]
    }

    /// Returns what mails receipts; nil without mail or without people.
    private static func delivery(_ container: DIContainer, _ desk: PaymentDesk) throws -> ReceiptDelivery? {
        guard let service = try container.resolveIfRegistered((any MailService).self),
            let people = try container.resolveIfRegistered((any CustomerEmails).self)
        else { return nil }
        return ReceiptDelivery(
            database: desk.database, clock: desk.clock, service: service, people: people, orders: desk.orders.orders,
            name: try container.currentSetting(ProductSettings.displayName), publicURL: try container.setting(ProductSettings.publicURL))
    }

    /// Returns Stripe's settings where it takes new payments, since pages load its script then; otherwise nil.
    private static func script(_ values: SettingValues) throws -> StripeSettings? {
        try values[PaymentsSettings.gateway] == .stripe ? PaymentsSettings.stripe(values) : nil
    }

    private static func fake(_ values: SettingValues, _ database: any Database, _ clock: any Clock) throws -> FakeGateway {
        let address = CardPageAddress(set: try values[PaymentsSettings.cardPageAddress], publicURL: try values[ProductSettings.publicURL])
        let notices = FakeGateway.NoticePlan(count: try values[PaymentsSettings.noticeCount], delay: try values[PaymentsSettings.noticeDelay])
        return FakeGateway(database: database, clock: clock, pages: address, notices: notices)
    }

    private func methods(_ desk: PaymentDesk, _ emails: (any CustomerEmails)?) -> MethodController {
        MethodController(gateway: desk.worker.gateways.present ?? NoGateway(), emails: emails, random: desk.random)
    }

    private static func desk(
        _ resolver: Resolver, _ makeGateway: (@Sendable (any Database, any Clock) -> any PaymentGateway)?
    ) throws -> PaymentDesk {
        let (database, clock, random) = try resolver.resolve((any Database).self, (any Clock).self, (any RandomSource).self)
        let (values, events) = try resolver.resolve(SettingValues.self, EventLog.self)
        let fake = try makeGateway == nil && values[PaymentsSettings.gateway] == .fake ? fake(values, database, clock) : nil
        // lint:allow network-call because the composition root chooses the transport
        func transport() throws -> any HTTPTransport { try resolver.resolve((any HTTPTransport).self) }
        var others: [any PaymentGateway] = []
        if let settings = try PaymentsSettings.stripe(values) {
            others.append(StripeGateway(settings: settings, transport: try transport(), clock: clock, random: random))
        }
        if let settings = try PaymentsSettings.payPal(values) {
            others.append(PayPalGateway(settings: settings, transport: try transport(), clock: clock, random: random))
        }
        let chosen = try values[PaymentsSettings.gateway].rawValue
        let present: (any PaymentGateway)? = makeGateway?(database, clock) ?? fake ?? others.first { $0.name == chosen }
        // What was begun while developing is finished there.
        if makeGateway == nil, fake == nil, present != nil, values.build == .development { others.append(try Self.fake(values, database, clock)) }
        let gateways = PaymentGateways(present: present, others: others)
        let orders = OrderSettlement(orders: try resolver.resolve((any PayableOrders).self), random: random, gateway: present?.name)
        let worker = OperationWorker(gateways: gateways, database: database, clock: clock, settlement: Settlement(events: events), orders: orders)
        return PaymentDesk(
            worker: worker, fake: fake, orders: orders, overPercent: try values[PaymentsSettings.overPercent], database: database, clock: clock, random: random)
    }
}
