import Core
public import CoreUI
import FleetAPI

/// What a driver can do at a stop without a network.
public enum FleetIntents {
    /// Gets on the way, or arrives: field `status`.
    public static let reportStop = OfflineIntent("fleet.reportStop", fields: ["id", "status"], perform: report)

    /// Everything at the stop is done.
    public static let confirmStop = OfflineIntent(
        "fleet.confirmStop", fields: ["id", "bags", "note"], constants: ["status": StopStatus.done.rawValue], perform: report)

    /// The stop can't be done.
    public static let failStop = OfflineIntent(
        "fleet.failStop", fields: ["id", "reason", "note"], constants: ["status": StopStatus.failed.rawValue], perform: report)

    /// All of them.
    public static let all = [reportStop, confirmStop, failStop]

    private static let report: @Sendable (StopUpdate, OfflineCall) async throws(APIError) -> Void = { update, call throws(APIError) in
        _ = try await ImpliedSteps(update).report { step throws(APIError) in
            try await call(FleetEndpoints.updateStop, step, step: step.status == update.status ? "" : step.status.rawValue)
        }
    }
}
