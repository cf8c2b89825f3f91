import Administration
import Auth
import Chat
public import CoreUI
import Fleet
import Location
import Notifications
import Orders
import Payments
import Promotions
import Retail
import Support
import Sustainability
import Webhooks

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
            SupportPlugin(),
            NotificationsPlugin(),
            AdministrationPlugin(),
            WebhooksPlugin(),
        ]
    }
}
