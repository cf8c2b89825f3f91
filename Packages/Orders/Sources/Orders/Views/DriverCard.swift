import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The way to write to the driver, where there is one and the product has messages.
struct DriverCard: View {
    let order: Order
    let message: () -> Void

    @Environment(\.theme) private var theme
    @Environment(\.installedFeatures) private var installedFeatures

    var body: some View {
        if order.driverID != nil, installedFeatures.contains("Chat") {
            SectionCard(Strings.actions) {
                Text(Strings.driverHint).foregroundStyle(theme.colors.secondaryText)
                SecondaryButton(Strings.messageDriver, symbol: AppSymbols.messagesName, action: message)
                    .accessibilityIdentifier("orders.messageDriver")
            }
        }
    }
}

struct DriverCard_Previews: PreviewProvider {
    static var previews: some View {
        DriverCard(order: .sample(stage: .enRoutePickup, driverID: 5)) {}
            .environment(\.installedFeatures, ["Chat"])
            .previewDisplayName("Loaded")
    }
}
