import Core
import PaymentsAPI

extension PaymentsLink {
    /// The place's address without the host, to which a provider's page leads back.
    var address: String { "/" + ([place.mode?.rawValue ?? "", place.tab] + place.components).joined(separator: "/") }
}
