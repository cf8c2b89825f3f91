#if DEBUG
import Core
import CoreUI
import FleetAPI
import LocationAPI
import UI

struct DispatchHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.empty)).previewDisplayName("Empty")
            page(.loaded(.busy)).previewDisplayName("Loaded")
            page(.loaded(.busy), AssignmentForm(orderID: 14, driver: DispatchOverview.busy.drivers[1])).previewDisplayName("Assigning")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ overview: ViewState<DispatchOverview>, _ assignment: AssignmentForm? = nil) -> some View {
        DispatchHomeView(
            store: ScopedStore(state: DispatchHomeFeature.State(assignment: assignment)),
            board: ScopedStore(state: BoardFeature.State(overview: overview, areas: ServiceArea.defaultAreas)))
    }
}

struct DispatchMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchMap(trips: [.sample], drivers: [.sample], areas: ServiceArea.defaultAreas, now: nil).previewDisplayName("Loaded")
            DispatchMap(trips: [], drivers: [], areas: ServiceArea.defaultAreas, now: nil).previewDisplayName("Empty")
            DispatchMap(
                trips: [.sample],
                drivers: [driver(5, "Dan Diaz", north: 0, secondsAgo: 8), driver(6, "Eva Evans", north: 0.03, secondsAgo: 180)],
                areas: ServiceArea.defaultAreas, now: Position.sample.time
            ).previewDisplayName("Positions")
        }
    }

    private static func driver(_ id: Int, _ name: String, north: Double, secondsAgo: Double) -> DispatchDriver {
        var position = Position.sample
        position.latitude += north
        position.time.addTimeInterval(-secondsAgo)
        return DispatchDriver(id: id, name: name, online: true, since: position.time, position: position)
    }
}
#endif
