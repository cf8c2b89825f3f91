import AdministrationAPI
import Core
import Networking

/// The calls about the running product.
protocol AdministrationService: Sendable {
    /// Returns whether everything runs, and how much is going on.
    func overview() async throws(APIError) -> Overview
    /// Returns the state of the running product.
    func status() async throws(APIError) -> SystemStatus
    /// Returns every setting, by part of the product.
    func settings() async throws(APIError) -> [SettingGroupStatus]
    /// Changes a setting while the server runs.
    func change(_ change: ChangeSetting) async throws(APIError) -> SettingStatus
    /// Sets a setting back.
    func reset(_ reset: ResetSetting) async throws(APIError) -> SettingStatus
    /// Returns how many people took each step in the last days.
    func analytics(days: Int) async throws(APIError) -> AnalyticsReport
}

/// Calls the API.
struct LiveAdministrationService: AdministrationService {
    let client: APIClient

    func overview() async throws(APIError) -> Overview { try await client.call(AdministrationEndpoints.overview) }
    func status() async throws(APIError) -> SystemStatus { try await client.call(AdministrationEndpoints.status) }
    func settings() async throws(APIError) -> [SettingGroupStatus] { try await client.call(AdministrationEndpoints.settings) }
    func change(_ change: ChangeSetting) async throws(APIError) -> SettingStatus { try await client.call(AdministrationEndpoints.changeSetting, change) }
    func reset(_ reset: ResetSetting) async throws(APIError) -> SettingStatus { try await client.call(AdministrationEndpoints.resetSetting, reset) }
    func analytics(days: Int) async throws(APIError) -> AnalyticsReport {
        try await client.call(AdministrationEndpoints.analytics, AnalyticsRequest(days: days))
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeAdministrationService: AdministrationService {
    var overviewResult: Result<Overview, APIError> = .success(.sample)
    var statusResult: Result<SystemStatus, APIError> = .success(.sample)
    var settingsResult: Result<[SettingGroupStatus], APIError> = .success([.sample])
    var changeResult: Result<SettingStatus, APIError> = .success(.changeable)
    var analyticsResult: Result<AnalyticsReport, APIError> = .success(.sample)

    func overview() async throws(APIError) -> Overview { try overviewResult.get() }
    func status() async throws(APIError) -> SystemStatus { try statusResult.get() }
    func settings() async throws(APIError) -> [SettingGroupStatus] { try settingsResult.get() }
    func change(_ change: ChangeSetting) async throws(APIError) -> SettingStatus { try changeResult.get() }
    func reset(_ reset: ResetSetting) async throws(APIError) -> SettingStatus { try changeResult.get() }
    func analytics(days: Int) async throws(APIError) -> AnalyticsReport { try analyticsResult.get() }
}
#endif
