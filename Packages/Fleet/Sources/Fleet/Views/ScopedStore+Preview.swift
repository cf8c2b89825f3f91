import Core
import CoreUI
import LocationAPI

extension ScopedStore<FleetFeature> {
    /// A store of a fixed state with the default areas on its maps, for previews.
    static func preview(_ state: FleetState) -> ScopedStore<FleetFeature> {
        var state = state
        state.areas = ServiceArea.defaultAreas
        return ScopedStore(state: state)
    }
}
