#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct ApplicationsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(ApplicationsFeature.State(page: .loading)).previewDisplayName("Loading")
            page(ApplicationsFeature.State(page: .failed("No connection. Please try again."))).previewDisplayName("Failed")
            page(ApplicationsFeature.State(page: .loaded(ApplicationsPage(applications: [], total: 0)))).previewDisplayName("Empty")
            page(ApplicationsFeature.State(page: .loaded(ApplicationsPage(applications: [.sample, long], total: 30, expiring: [.sample]))))
                .previewDisplayName("Long text")
        }
    }

    private static let long = ApplicationSummary(
        id: 5, personID: 8, name: "Maximiliane Wolfeschlegelsteinhausenbergerdorff the Younger", area: "Rancho Santa Margarita", status: .infoRequested,
        license: "••••881")

    private static func page(_ state: ApplicationsFeature.State) -> some View { ApplicationsView(store: ScopedStore(state: state)) }
}
#endif
