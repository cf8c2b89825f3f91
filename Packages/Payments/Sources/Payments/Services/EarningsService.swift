import Core
import Networking
import PaymentsAPI

/// The calls that drivers make about what they earned.
protocol EarningsService: Sendable {
    /// Returns what was earned by day, week or month.
    func summary(_ period: EarningsPeriod) async throws(APIError) -> EarningsSummary
    /// Returns how much was paid out, and wasn't, beside the newest part.
    func balance() async throws(APIError) -> EarningsPage
    /// Returns the driver's payouts, newest first.
    func payouts(before: Int?) async throws(APIError) -> DriverPayoutPage
    /// Returns what was earned as a table.
    func export(_ period: EarningsPeriod) async throws(APIError) -> PayoutExport
}

/// Calls the API.
struct LiveEarningsService: EarningsService {
    let client: APIClient

    func summary(_ period: EarningsPeriod) async throws(APIError) -> EarningsSummary {
        try await client.call(PaymentsEndpoints.earningsSummary, EarningsRequest(period: period))
    }

    func balance() async throws(APIError) -> EarningsPage { try await client.call(PaymentsEndpoints.earnings, MoneyPageRequest(limit: 1)) }

    func payouts(before: Int?) async throws(APIError) -> DriverPayoutPage {
        try await client.call(PaymentsEndpoints.driverPayouts, MoneyPageRequest(before: before, limit: 10))
    }

    func export(_ period: EarningsPeriod) async throws(APIError) -> PayoutExport {
        try await client.call(PaymentsEndpoints.exportEarnings, EarningsRequest(period: period))
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeEarningsService: EarningsService {
    var summaryResult: Result<EarningsSummary, APIError> = .success(.sample)
    var balanceResult: Result<EarningsPage, APIError> = .success(.sample)
    var payoutsResult: Result<DriverPayoutPage, APIError> = .success(.sample)
    var exportResult: Result<PayoutExport, APIError> = .success(.sample)

    func summary(_ period: EarningsPeriod) async throws(APIError) -> EarningsSummary {
        var summary = try summaryResult.get()
        summary.period = period
        return summary
    }

    func balance() async throws(APIError) -> EarningsPage { try balanceResult.get() }

    func payouts(before: Int?) async throws(APIError) -> DriverPayoutPage { try payoutsResult.get() }

    func export(_ period: EarningsPeriod) async throws(APIError) -> PayoutExport { try exportResult.get() }
}
#endif
