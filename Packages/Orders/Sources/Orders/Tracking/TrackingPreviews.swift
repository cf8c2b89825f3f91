#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

struct TrackingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded(.sample)).previewDisplayName("On the way")
            view(.loaded(PublicTracking(stage: .processing, area: "Irvine", etaRange: nil))).previewDisplayName("At the plant")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func view(_ tracking: ViewState<PublicTracking>) -> some View {
        TrackingView(store: ScopedStore(state: TrackingState(token: "a1", tracking: tracking)))
    }
}

struct TrackingCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TrackingCard(tracking: .sample).previewDisplayName("On the way")
            TrackingCard(tracking: PublicTracking(stage: .outForDelivery, area: "Irvine", etaRange: nil, driver: "Dan", stopsBefore: 2))
                .previewDisplayName("Others before")
        }
    }
}
#endif
