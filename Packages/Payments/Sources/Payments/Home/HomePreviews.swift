#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct HomeView_Previews: PreviewProvider {
    static var previews: some View {
        HomeView(store: preview(.loading)).previewDisplayName("Loading")
        HomeView(store: preview(.loaded([]))).previewDisplayName("Empty")
        HomeView(store: preview(.loaded([.sample]))).previewDisplayName("Loaded")
        HomeView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
    }

    private static func preview(_ methods: ViewState<[PaymentMethod]>) -> ScopedStore<HomeFeature> {
        ScopedStore(state: HomeFeature.State(methods: methods))
    }
}
#endif
