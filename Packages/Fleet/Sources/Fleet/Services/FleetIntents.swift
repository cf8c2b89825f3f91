import Core
public import CoreUI
import FleetAPI

/// The reports of a stop that a driver can make without a network.
public enum FleetIntents {
    /// Reports that the driver is on the way or has arrived, by the field `status`.
    public static let reportStop = OfflineIntent("fleet.reportStop", fields: ["id", "status"], perform: report)

    /// Reports that the bags changed hands.
    public static let confirmStop = OfflineIntent(
        "fleet.confirmStop", fields: ["id", "bags", "bagTags", "note", "pin", "proofIds"], constants: ["status": StopStatus.done.rawValue], perform: report)

    /// Reports that the stop failed.
    public static let failStop = OfflineIntent(
        "fleet.failStop", fields: ["id", "reason", "note"], constants: ["status": StopStatus.failed.rawValue], perform: report)

    static let all = [reportStop, confirmStop, failStop]

    private static let report: @Sendable (StopUpdate, OfflineCall) async throws(APIError) -> Void = { update, call throws(APIError) in
        var update = update
        // The field holds all tags.
        update.bagTags = update.bagTags.flatMap { StopUpdate.tags($0.joined(separator: " ")) }
        _ = try await StopReporter(update).report { step throws(APIError) in
            try await call(FleetEndpoints.updateStop, step, step: step.status == update.status ? "" : step.status.rawValue)
        }
    }
}

/// Reports a step of a stop together with the steps that it implies: a driver who hands bags over has arrived, whether they said so or not.
struct StopReporter: Sendable {
    private let update: StopUpdate

    init(_ update: StopUpdate) { self.update = update }

    /// Sends the report. Where the server misses an earlier step, sends that one first.
    func report(_ send: (StopUpdate) async throws(APIError) -> Job) async throws(APIError) -> Job {
        var missing: StopStatus?
        while true {
            do throws(APIError) {
                if let step = missing { _ = try await send(StopUpdate(id: update.id, status: step)) }
                return try await send(update)
            } catch {
                // Each refusal leads one step on, so this ends.
                guard let next = error.missingStep(before: update.status), next != missing else { throw error }
                missing = next
            }
        }
    }
}

extension APIError {
    /// Returns the step that the server wants reported first.
    fileprivate func missingStep(before status: StopStatus) -> StopStatus? {
        guard code == "illegal_transition", let allowedActions, !allowedActions.contains(status.rawValue) else { return nil }
        return allowedActions.compactMap(StopStatus.init).first { $0 == .enRoute || $0 == .arrived }
    }
}
