import Core
import FleetAPI

extension Effect {
    /// Loads the drivers in two seconds, once for all who move until then: somebody moves all the time.
    ///
    /// - Parameters:
    ///   - clock: measures the two seconds.
    ///   - call: loads the drivers.
    ///   - action: converts the outcome into an action.
    static func loadDrivers(
        id: EffectID, after clock: any Clock, _ call: @escaping @Sendable () async throws(APIError) -> [DispatchDriver],
        send action: @escaping @Sendable (Result<[DispatchDriver], APIError>) -> Action
    ) -> Effect {
        .listen(id: id) { send in
            guard (try? await clock.sleep(for: .seconds(2))) != nil else { return }
            send(action(await Result(of: call)))
        }
    }
}
