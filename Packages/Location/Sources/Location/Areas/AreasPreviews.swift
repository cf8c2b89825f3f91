#if DEBUG
import Core
import CoreUI
import LocationAPI
import UI

struct AreasView_Previews: PreviewProvider {
    static var previews: some View {
        AreasView(store: ScopedStore(state: LocationFeature.State(list: AreasState(areas: .loaded([.sample])))))
            .previewDisplayName("Loaded")
    }
}

struct AreaList_Previews: PreviewProvider {
    private static func list(_ areas: ViewState<[ServiceAreaVersion]>) -> some View { AreaList(store: ScopedStore(state: AreasState(areas: areas))) }

    static var previews: some View {
        Group {
            list(.loading).previewDisplayName("Loading")
            list(.loaded([])).previewDisplayName("Empty")
            list(.loaded(all)).previewDisplayName("Loaded")
            list(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static var all: [ServiceAreaVersion] {
        ServiceArea.defaultAreas.map {
            ServiceAreaVersion(area: $0, version: $0.id, active: $0.id != 5, validFrom: ServiceAreaVersion.sample.validFrom, validUntil: nil)
        }
    }
}
#endif
