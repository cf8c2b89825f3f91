import Core
import HTTPTypes
import PaymentsAPI
import ServerCore

/// The page to which PayPal's pages lead back: it goes on to the app, which saves the method that was approved.
enum PayPalReturn {
    static func add(to routes: inout Routes) {
        routes.page(.get, "/payments/paypal/return", summary: "Leads from PayPal's pages back to the app.") { request in
            let setup = try request.query()["approval_token_id"].flatMap { PaymentsLink.setup($0) }
            let place = setup.flatMap { PaymentsLink($0.place) }.map(\.place) ?? PaymentsLink.methods.place
            let address = "/" + ([place.mode?.rawValue ?? "", place.tab] + place.components).joined(separator: "/")
            return ServerResponse(status: .seeOther, headerFields: [.location: address])
        }
    }
}
