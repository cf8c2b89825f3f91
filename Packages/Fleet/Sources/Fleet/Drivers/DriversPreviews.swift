#if DEBUG
import Core
import CoreUI
import FleetAPI
import LocationAPI
import UI

struct DriversView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.empty)).previewDisplayName("Empty")
            page(.loaded(.busy)).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ overview: ViewState<DispatchOverview>) -> some View {
        DriversView(store: ScopedStore(state: DriversFeature.State()), board: .preview(overview))
    }
}

struct TripView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(3, .loading).previewDisplayName("Loading")
            page(3, .loaded(.busy)).previewDisplayName("Loaded")
            page(4, .loaded(.busy)).previewDisplayName("Waiting")
            page(3, .loaded(.empty)).previewDisplayName("Empty")
            page(3, .failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ id: Int, _ overview: ViewState<DispatchOverview>) -> some View {
        TripView(id: id, store: ScopedStore(state: DriversFeature.State()), board: .preview(overview))
    }
}

struct DriverView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(5, .loading).previewDisplayName("Loading")
            page(5, .loaded(.busy)).previewDisplayName("On a job")
            page(6, .loaded(.busy)).previewDisplayName("Available")
            page(5, .loaded(.empty)).previewDisplayName("Empty")
            page(5, .failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ id: Int, _ overview: ViewState<DispatchOverview>) -> some View {
        DriverView(id: id, store: ScopedStore(state: DriversFeature.State()), board: .preview(overview))
    }
}

extension ScopedStore<BoardFeature> {
    fileprivate static func preview(_ overview: ViewState<DispatchOverview>) -> ScopedStore<BoardFeature> {
        ScopedStore(state: BoardFeature.State(overview: overview, areas: ServiceArea.defaultAreas))
    }
}
#endif
