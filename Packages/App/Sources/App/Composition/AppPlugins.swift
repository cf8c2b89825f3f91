import Auth
import Chat
public import CoreUI
import Fleet
import Location
import Orders
import Payments
import Promotions
import Retail
import Sustainability

/// The client's list of plugins: one line here adds a feature to the product.
public enum AppPlugins {
    /// Every feature's client.
    public static var all: [any ClientPlugin] {
        [
            AuthPlugin(),
            LocationPlugin(),
            OrdersPlugin(),
            FleetPlugin(),
            RetailPlugin(),
            ChatPlugin(),
            SustainabilityPlugin(),
            PaymentsPlugin(),
            PromotionsPlugin(),
        ]
    }
}
