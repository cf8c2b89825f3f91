import Core
import Networking
import PaymentsAPI

/// The calls that administrators make about payouts and incidents.
protocol MoneyService: Sendable {
    /// Returns what drivers have earned and no payout covers.
    func balances() async throws(APIError) -> [DriverBalance]
    /// Returns payouts, newest first.
    func payouts(before: Int?) async throws(APIError) -> PayoutPage
    /// Makes payouts for a driver, or for all.
    func makePayouts(driver: Int?) async throws(APIError) -> [Payout]
    /// Returns a payout with its lines.
    func payout(_ id: Int) async throws(APIError) -> PayoutDetail
    /// Notes that a payout was paid, or gives it up.
    func settle(_ id: Int, _ state: PayoutState, reference: String?) async throws(APIError) -> Payout
    /// Returns a payout as a table.
    func export(_ id: Int) async throws(APIError) -> PayoutExport
    /// Returns a page of incidents, newest first.
    func incidents(_ request: IncidentListRequest) async throws(APIError) -> IncidentPage
    /// Resolves an incident.
    func resolve(_ id: Int, note: String) async throws(APIError) -> Incident
    /// Returns a page of the payments of all customers, newest first.
    func payments(_ search: PaymentSearch) async throws(APIError) -> PaymentPage
    /// Returns payments of all customers as a table.
    func exportPayments(_ search: PaymentSearch) async throws(APIError) -> PayoutExport
}

/// Calls the API.
struct LiveMoneyService: MoneyService {
    let client: APIClient

    func balances() async throws(APIError) -> [DriverBalance] { try await client.call(PaymentsEndpoints.balances) }

    func payouts(before: Int?) async throws(APIError) -> PayoutPage { try await client.call(PaymentsEndpoints.payouts, MoneyPageRequest(before: before)) }

    func makePayouts(driver: Int?) async throws(APIError) -> [Payout] {
        try await client.call(PaymentsEndpoints.makePayouts, MakePayouts(driverID: driver))
    }

    func payout(_ id: Int) async throws(APIError) -> PayoutDetail { try await client.call(PaymentsEndpoints.payout, IDInput(id: id)) }

    func settle(_ id: Int, _ state: PayoutState, reference: String?) async throws(APIError) -> Payout {
        try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: id, state: state, reference: reference))
    }

    func export(_ id: Int) async throws(APIError) -> PayoutExport { try await client.call(PaymentsEndpoints.exportPayout, IDInput(id: id)) }

    func incidents(_ request: IncidentListRequest) async throws(APIError) -> IncidentPage {
        try await client.call(PaymentsEndpoints.incidents, request)
    }

    func resolve(_ id: Int, note: String) async throws(APIError) -> Incident {
        try await client.call(PaymentsEndpoints.resolveIncident, ResolveIncident(id: id, note: note))
    }

    func payments(_ search: PaymentSearch) async throws(APIError) -> PaymentPage { try await client.call(PaymentsEndpoints.search, search) }

    func exportPayments(_ search: PaymentSearch) async throws(APIError) -> PayoutExport {
        try await client.call(PaymentsEndpoints.exportPayments, search)
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeMoneyService: MoneyService {
    var balancesResult: Result<[DriverBalance], APIError> = .success([.sample])
    var pageResult: Result<PayoutPage, APIError> = .success(.sample)
    var madeResult: Result<[Payout], APIError> = .success([.sample])
    var detailResult: Result<PayoutDetail, APIError> = .success(.sample)
    var settledResult: Result<Payout, APIError> = .success(.sample)
    var exportResult: Result<PayoutExport, APIError> = .success(.sample)
    /// All incidents, newest first, of which a page has as many as `incidentsLimit`.
    var incidentsResult: Result<[Incident], APIError> = .success([.sample])
    var incidentsLimit = 50
    var resolvedResult: Result<Incident, APIError> = .success(.sample)
    var paymentsResult: Result<PaymentPage, APIError> = .success(.sample)

    func balances() async throws(APIError) -> [DriverBalance] { try balancesResult.get() }

    func payouts(before: Int?) async throws(APIError) -> PayoutPage { try pageResult.get() }

    func makePayouts(driver: Int?) async throws(APIError) -> [Payout] { try madeResult.get() }

    func payout(_ id: Int) async throws(APIError) -> PayoutDetail { try detailResult.get() }

    func settle(_ id: Int, _ state: PayoutState, reference: String?) async throws(APIError) -> Payout { try settledResult.get() }

    func export(_ id: Int) async throws(APIError) -> PayoutExport { try exportResult.get() }

    func incidents(_ request: IncidentListRequest) async throws(APIError) -> IncidentPage {
        let found = try incidentsResult.get().filter { $0.id < request.before ?? .max && (request.state == nil || $0.state == request.state) }
        return IncidentPage(items: Array(found.prefix(incidentsLimit)), next: found.count > incidentsLimit ? found[incidentsLimit - 1].id : nil)
    }

    func resolve(_ id: Int, note: String) async throws(APIError) -> Incident { try resolvedResult.get() }

    func payments(_ search: PaymentSearch) async throws(APIError) -> PaymentPage { try paymentsResult.get() }

    func exportPayments(_ search: PaymentSearch) async throws(APIError) -> PayoutExport { try exportResult.get() }
}
#endif
