import Blobs
public import Core
import Foundation
import OrdersAPI
public import Persistence
public import ServerCore

/// The server side of Orders.
public struct OrdersServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Orders"
    /// Customers come from Auth, service areas from Location.
    public let requires = ["Auth", "Location"]
    private let windowCapacity: Int

    /// The limits on what a customer may order.
    public var settings: [any SettingDeclaration] {
        PlacementLimits.all + [PriceQuestion.approvesUnanswered] + SlotSettings.all + [RecurringBook.leadTime] + ProofPolicy.all
            + [OrderShopping.receiptSetting]
    }

    /// Creates the plugin.
    ///
    /// - Parameter windowCapacity: the number of pickups that an area takes in two hours where its plan of slots names none.
    public init(windowCapacity: Int = 40) {
        self.windowCapacity = windowCapacity
    }

    /// Orders, their transitions, quotes, and the prices of a new installation.
    public var migrations: [Migration] { OrdersMigrations.all }

    /// Offers ``OrderTransitions``, ``OrderReturns``, ``OrderShopping``, ``OrderArrivals``, ``OrderAddressDirectory``, ``OrderPriceDirectory`` and
    /// ``DriverRatingDirectory``, payments that let every order pass until a payments feature registers its own, and ``ArrivalEstimates`` that know nothing
    /// until Fleet's are registered.
    public func register(in container: DIContainer) {
        if !container.isRegistered((any OrderPayments).self) {
            container.register((any OrderPayments).self) { _ in NoPaymentRequired() }
        }
        if !container.isRegistered((any ArrivalEstimates).self) {
            container.register((any ArrivalEstimates).self) { _ in NothingLearned() }
        }
        container.register(PINCheck.self) { resolver in
            PINCheck(database: try resolver.resolve((any Database).self), clock: try resolver.resolve((any Clock).self))
        }
        container.register(OrderVisitDirectory.self) { resolver in
            OrderVisitDirectory(policy: try resolver.resolve(OrderTransitions.self).policy, pins: try resolver.resolve(PINCheck.self))
        }
        container.register(OrderAddressDirectory.self) { _ in OrderAddressDirectory() }
        container.register(ReceivedItems.self) { _ in ReceivedItems() }
        container.register(OrderPriceDirectory.self) { _ in OrderPriceDirectory() }
        container.register(DriverRatingDirectory.self) { _ in DriverRatingDirectory() }
        container.register(OrderReturns.self) { resolver in
            let (events, clock, estimates) = try resolver.resolve(EventLog.self, (any Clock).self, (any ArrivalEstimates).self)
            return OrderReturns(
                events: events, clock: clock, estimates: estimates, policy: try ProofPolicy(try resolver.resolve(SettingValues.self)))
        }
        container.register(OrderShopping.self) { resolver in
            let (events, clock) = try resolver.resolve(EventLog.self, (any Clock).self)
            // Without a place for photos nobody is asked for one.
            let takesPhotos = try resolver.container.resolveIfRegistered((any BlobStore).self) != nil
            return OrderShopping(
                events: events, clock: clock, discounts: try resolver.container.resolveIfRegistered((any OrderDiscounts).self),
                asksForReceipt: try takesPhotos && resolver.resolve(SettingValues.self)[OrderShopping.receiptSetting])
        }
        container.register(OrderArrivals.self) { _ in OrderArrivals() }
        container.register(PickupPlaces.self) { [windowCapacity] resolver in
            PickupPlaces(
                plans: RecentValue(clock: try resolver.resolve((any Clock).self)), calendar: try SlotSettings.calendar(resolver),
                usualCapacity: windowCapacity)
        }
        container.register(OrderTransitions.self) { resolver in
            let (events, payments, clock) = try resolver.resolve(EventLog.self, (any OrderPayments).self, (any Clock).self)
            return OrderTransitions(
                events: events, payments: payments, clock: clock, estimates: try resolver.resolve((any ArrivalEstimates).self),
                places: try resolver.resolve(PickupPlaces.self), discounts: try resolver.container.resolveIfRegistered((any OrderDiscounts).self),
                policy: try ProofPolicy(try resolver.resolve(SettingValues.self)))
        }
    }

    /// Registers the handlers of ``OrdersEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let places = try container.resolve(PickupPlaces.self)
        let (transitions, areas, events) = try container.resolve(OrderTransitions.self, (any ServiceAreas).self, EventLog.self)
        let placement = try placement(container)
        PlacementController(placement: placement, payments: try container.resolve((any OrderPayments).self)).add(to: &routes)
        PriceEditing(books: placement.books).add(to: &routes)
        TransitionController(transitions: transitions, events: events, pins: try container.resolve(PINCheck.self)).add(to: &routes)
        RescheduleController(transitions: transitions, events: events).add(to: &routes)
        SlotController(places: places, areas: areas).add(to: &routes)
        RecurringController(book: try recurringBook(container), placing: try recurringPlacement(container)).add(to: &routes)
        CancellationController(transitions: transitions, events: events).add(to: &routes)
        SharingController(
            tracking: try tracking(container), names: try container.resolveIfRegistered((any PersonNames).self),
            random: try container.resolve((any RandomSource).self), events: events, publicURL: try container.setting(ProductSettings.publicURL)
        ).add(to: &routes)
        PriceApprovalController(events: events).add(to: &routes)
        ShoppingController(shopping: try container.resolve(OrderShopping.self)).add(to: &routes)
        FeedbackController(events: events, payments: try container.resolve((any OrderPayments).self)).add(to: &routes)
        ProofController(blobs: try container.resolveIfRegistered((any BlobStore).self)).add(to: &routes)
        let drivers = OrderDrivers(
            names: try container.resolveIfRegistered((any PersonNames).self), vehicles: try container.resolveIfRegistered((any DriverVehicles).self))
        ReadingController(tracking: try tracking(container), payments: try container.resolve((any OrderPayments).self), drivers: drivers).add(to: &routes)
    }

    /// Returns who may subscribe to which of ``OrdersTopics``.
    public func topics(_ container: DIContainer) throws -> [TopicRule] { OrderAccess().topicRules }

    /// Returns the channel of changes of orders and of drivers on the way to customers.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] {
        [OrdersChannel(tracking: try tracking(container), database: try container.resolve((any Database).self)).channel]
    }

    /// One dollar.
    private static let leastCharge = 100

    private func placement(_ container: DIContainer) throws -> OrderPlacement {
        OrderPlacement(
            areas: try container.resolve((any ServiceAreas).self), retail: try container.resolveIfRegistered((any RetailPricing).self),
            defaults: try container.resolveIfRegistered((any CustomerDefaults).self),
            estimates: try container.resolve((any ArrivalEstimates).self),
            discounts: try container.resolveIfRegistered((any OrderDiscounts).self), transitions: try container.resolve(OrderTransitions.self),
            books: RecentValue(clock: try container.resolve((any Clock).self)), places: try container.resolve(PickupPlaces.self),
            limits: try PlacementLimits(container),
            leastCharge: try container.resolve((any OrderPayments).self).takesPayments ? Self.leastCharge : 0,
            random: try container.resolve((any RandomSource).self))
    }

    private func recurringBook(_ container: DIContainer) throws -> RecurringBook {
        let lead = try container.setting(RecurringBook.leadTime)
        return RecurringBook(
            calendar: try container.resolve(PickupPlaces.self).calendar, lead: TimeInterval(lead.components.seconds),
            events: try container.resolve(EventLog.self))
    }

    private func recurringPlacement(_ container: DIContainer) throws -> RecurringPlacement {
        let (book, accounts) = (try recurringBook(container), try container.resolveIfRegistered((any CustomerAccounts).self))
        return RecurringPlacement(
            database: try container.resolve((any Database).self), clock: try container.resolve((any Clock).self), book: book,
            placement: try placement(container), payments: try container.resolve((any OrderPayments).self), accounts: accounts,
            notices: RecurringNotices(
                accounts: accounts, timeZone: book.calendar.timeZone, publicURL: try container.setting(ProductSettings.publicURL)))
    }

    private func tracking(_ container: DIContainer) throws -> OrderTracking {
        OrderTracking(
            positions: try container.resolveIfRegistered((any DriverPositions).self), streets: try container.resolveIfRegistered((any StreetLines).self))
    }

    /// The kinds of notifications about orders.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] { OrderNotifications.all }

    /// The way to a first order, and from orders to cancellations.
    public var funnels: [Funnel] { OrderFunnels.all }

    /// The prices.
    public func setup(_ container: DIContainer) throws -> [SetupStep] {
        [PriceSetup(clock: try container.resolve((any Clock).self)).step]
    }

    /// The orders in progress.
    public func figures(_ container: DIContainer) throws -> [KeyFigure] {
        [
            KeyFigure("orders.inProgress", title: Strings.figureInProgress) { transaction, _ in
                try OrderRepository().count(of: .inProgress, in: transaction)
            }
        ]
    }

    /// Returns orders, photos, and what drivers do with orders.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        OrdersPersonalData(clock: try container.resolve((any Clock).self), photoRetention: try container.setting(ProofPolicy.retention)).all
    }

    /// Corrects expected times that are about to pass, places recurring orders, completes orders a day after their delivery, answers to raised prices
    /// where their customers don't, and removes quotes and counters of slots a day after they expired.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let completion = OrderCompletion(database: database, clock: clock, transitions: try container.resolve(OrderTransitions.self))
        let recurring = try recurringPlacement(container)
        let question = PriceQuestion(
            database: database, clock: clock, events: try container.resolve(EventLog.self),
            approvesUnanswered: try container.setting(PriceQuestion.approvesUnanswered))
        let overdue = OverdueArrivals(
            database: database, clock: clock, estimates: try container.resolve((any ArrivalEstimates).self),
            arrivals: try container.resolve(OrderArrivals.self), hints: try container.resolve(HintPublisher.self))
        let photos = try container.resolveIfRegistered((any BlobStore).self).map { blobs in
            ProofKeeping(database: database, blobs: blobs, clock: clock, retention: try container.setting(ProofPolicy.retention))
        }
        let keeping = photos.map { photos in PeriodicJob("old photos are removed", every: .seconds(3600)) { try await photos.run() } }
        return [
            PeriodicJob("expected times are corrected", every: .seconds(30)) { try await overdue.run() },
            PeriodicJob("delivered orders are completed", every: .seconds(300)) { try await completion.run() },
            PeriodicJob("recurring orders are placed", every: .seconds(60), wokenBy: RecurringBook.channel) { try await recurring.run() },
            PeriodicJob("raised prices are answered", every: .seconds(60)) { try await question.answerExpired() },
            PeriodicJob("counters of past slots are removed", every: .seconds(3600)) {
                try await SlotRepository().removeLoads(before: clock.now.addingTimeInterval(-24 * 3600), from: database)
            },
            PeriodicJob("quotes expire", every: .seconds(3600)) {
                try await QuoteRepository().removeExpired(before: clock.now.addingTimeInterval(-24 * 3600), from: database)
            },
        ] + (keeping.map { [$0] } ?? [])
    }
}
