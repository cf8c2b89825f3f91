#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct HomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HomeView(store: preview(.loading)).previewDisplayName("Loading")
            HomeView(store: preview(.loaded(.sample))).previewDisplayName("Loaded")
            HomeView(store: preview(.loaded(Overview(checks: HealthCheck.samples, figures: [], setup: .sample)))).previewDisplayName("Setup")
            HomeView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ overview: ViewState<Overview>) -> ScopedStore<HomeFeature> {
        ScopedStore(state: HomeFeature.State(overview: overview))
    }
}
#endif
