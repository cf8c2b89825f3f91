import AuthAPI
import Core
import LocationAPI
import Networking
import OrdersAPI
import PaymentsAPI
import RetailAPI

/// Makes the calls by the API.
struct LiveOrderService: OrderService {
    let client: APIClient

    func defaults(of person: Int) async throws(APIError) -> OrderDefaults {
        let profile = try await client.callShared(AuthEndpoints.profile, IDInput(id: person))
        // Orders can be placed without knowing them.
        let addOns = (try? await client.callShared(OrdersEndpoints.addOns, NoInput())) ?? []
        return OrderDefaults(
            addresses: profile.addresses, defaultAddressID: profile.defaultAddressID, preferences: profile.preferences.laundry, addOns: addOns)
    }

    func check(_ coordinate: Coordinate) async throws(APIError) -> CheckedAddress {
        CheckedAddress(coordinate: coordinate, check: try await client.call(LocationEndpoints.check, AreaCheckRequest(coordinate)))
    }

    func check(line1: String, city: String, postalCode: String) async throws(APIError) -> CheckedAddress {
        let request = GeocodeRequest(line1: line1, city: city, postalCode: postalCode)
        return try await check(client.call(LocationEndpoints.geocode, request))
    }

    func slots(_ request: SlotListRequest) async throws(APIError) -> PickupSlots {
        try await client.call(OrdersEndpoints.slots, request)
    }

    func quote(_ request: QuoteRequest) async throws(APIError) -> Quote {
        try await client.call(OrdersEndpoints.quote, request)
    }

    func paymentOptions() async throws(APIError) -> PaymentOptions {
        do throws(APIError) {
            let configuration = try await client.call(PaymentsEndpoints.configuration)
            let options = PaymentOptions(configuration: configuration)
            guard options.takesPayments else { return options }
            return PaymentOptions(configuration: configuration, methods: try await client.call(PaymentsEndpoints.methods))
        } catch {
            // A product without Payments takes orders without payment.
            if error.status == 404 { return .none }
            throw error
        }
    }

    func place(_ order: CreateOrder, key: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.create, order, idempotencyKey: key)
    }

    func list(_ request: OrderListRequest) async throws(APIError) -> OrderListResponse {
        var request = request
        // No screen shows how many there are.
        request.total = false
        return try await client.call(OrdersEndpoints.list, request)
    }

    func unpaid() async throws(APIError) -> [Int] { try await client.call(OrdersEndpoints.unpaid) }

    func page(of order: Int) async throws(APIError) -> OrderPage {
        let found = try await client.call(OrdersEndpoints.detail, IDInput(id: order))
        let timeline = try await client.call(OrdersEndpoints.timeline, IDInput(id: order)).items
        // The page is useful without the driver's card, and without the outline on its map.
        let driver = found.hasDriver ? try? await client.call(OrdersEndpoints.driver, IDInput(id: order)) : nil
        let isShopped = found.retailItems.contains { $0.status != .open }
        let purchases = isShopped ? try? await client.call(OrdersEndpoints.purchases, IDInput(id: order)) : nil
        return OrderPage(order: found, timeline: timeline, driver: driver, area: try? await area(found.serviceArea), purchases: purchases ?? [])
    }

    func area(_ name: String) async throws(APIError) -> ServiceArea? {
        try await client.call(LocationEndpoints.areas, AreaListRequest(name: name)).first
    }

    func tracking(of order: Int) async throws(APIError) -> Tracking {
        try await client.call(OrdersEndpoints.tracking, IDInput(id: order))
    }

    func shop(_ report: ShoppingReport) async throws(APIError) -> Order { try await client.call(OrdersEndpoints.shop, report) }

    func update(_ update: OrderUpdate) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.update, update)
    }

    func reschedule(_ order: Int, window: TimeWindow?) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.reschedule, RescheduleOrder(id: order, window: window))
    }

    func tip(_ order: Int, cents: Int) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.tip, TipOrder(id: order, tipCents: cents))
    }

    func rate(_ order: Int, _ rating: Rating) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.rate, RateOrder(id: order, driver: rating.driver, wash: rating.wash, comment: rating.comment))
    }

    func reorder(_ order: Int, key: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.reorder, Reorder(id: order), idempotencyKey: key)
    }

    func requestCancellation(_ order: Int, reason: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.requestCancellation, CancelOrder(id: order, reason: reason))
    }

    func decideCancellation(_ order: Int, approved: Bool, note: String?) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.decideCancellation, CancellationDecision(id: order, approved: approved, note: note))
    }

    func share(_ order: Int) async throws(APIError) -> TrackingLink { try await client.call(OrdersEndpoints.share, IDInput(id: order)) }

    func unshare(_ order: Int) async throws(APIError) { _ = try await client.call(OrdersEndpoints.unshare, IDInput(id: order)) }

    func track(_ token: String) async throws(APIError) -> PublicTracking {
        try await client.call(OrdersEndpoints.track, TrackingRequest(publicToken: token))
    }

    func approvePrice(_ order: Int, approved: Bool, totalCents: Int) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.approvePrice, ApprovePrice(id: order, approved: approved, totalCents: totalCents))
    }

    func cancel(_ order: Int, reason: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: reason))
    }

    func cart() async throws(APIError) -> RetailCart { try await client.call(RetailEndpoints.cart) }

    func deals() async throws(APIError) -> [RetailDeal] { try await client.call(RetailEndpoints.deals) }
}

extension Order {
    /// True where somebody drives the order, or its bags home.
    fileprivate var hasDriver: Bool { driverID != nil || bagReturn?.driverID != nil }
}
