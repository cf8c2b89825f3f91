import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The way to show somebody where an order is. Nothing where there is nothing to share any more.
struct SharingCard: View {
    let order: Order
    let store: ScopedStore<SharingFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if order.allows(.share) || order.sharedAt != nil {
            SectionCard(Strings.sharing) {
                Text(Strings.sharingHint).foregroundStyle(theme.colors.secondaryText)
                if let url = store.state.url {
                    Text(url).accessibilityIdentifier("orders.share.url")
                }
                if order.allows(.share) {
                    SecondaryButton(
                        order.sharedAt == nil ? Strings.share : Strings.shareAgain, symbol: AppSymbols.arrowRightName, isDisabled: store.state.isWorking
                    ) { store.send(.shareTapped(order.id)) }
                    .accessibilityIdentifier("orders.share")
                }
                if order.sharedAt != nil {
                    QuietButton(Strings.stopSharing) { store.send(.stopTapped(order.id)) }.accessibilityIdentifier("orders.share.stop")
                }
                if let message = store.state.message {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.share.message")
                }
            }
        }
    }
}
