import Core
import FleetAPI

/// A report of a stop together with the steps that it implies: who hands bags over has arrived, whether that was pressed or not.
struct ImpliedSteps: Sendable {
    let update: StopUpdate

    init(_ update: StopUpdate) { self.update = update }

    /// Reports the stop; where the server misses steps on the way there, reports these first.
    func report(_ send: (StopUpdate) async throws(APIError) -> Job) async throws(APIError) -> Job {
        var missing: StopStatus?
        while true {
            do throws(APIError) {
                if let step = missing { _ = try await send(StopUpdate(id: update.id, status: step)) }
                return try await send(update)
            } catch {
                // Each refusal leads one step on, so it ends.
                guard let next = error.missingStep(before: update.status), next != missing else { throw error }
                missing = next
            }
        }
    }
}

extension APIError {
    /// The one step that the server wants to hear of first.
    fileprivate func missingStep(before status: StopStatus) -> StopStatus? {
        guard code == "illegal_transition", let allowedActions, !allowedActions.contains(status.rawValue) else { return nil }
        return allowedActions.compactMap(StopStatus.init).first { $0 == .enRoute || $0 == .arrived }
    }
}
