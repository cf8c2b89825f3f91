import Core
import SupportAPI

/// Words tickets that the product opened itself in the reader's language.
enum IncidentText {
    /// - Parameter number: the number of the order, or of the payment.
    static func subject(_ incident: TicketIncident, _ number: Int) -> String {
        switch incident {
        case .pickupFailed: Strings.incidentPickup(number)
        case .deliveryFailed: Strings.incidentDelivery(number)
        case .returnFailed: Strings.incidentReturn(number)
        case .payment: Strings.incidentPayment(number)
        }
    }

    static func description(_ incident: TicketIncident) -> String {
        switch incident {
        case .pickupFailed, .deliveryFailed: Strings.incidentVisitHint
        case .returnFailed: Strings.incidentReturnHint
        case .payment: Strings.incidentPaymentHint
        }
    }

    /// Returns the subject in all languages, by any of which a ticket is found.
    static func words(_ incident: TicketIncident, _ number: Int) -> String {
        Language.allCases.map { language in Language.$current.withValue(language) { subject(incident, number) } }.joined(separator: " ")
    }
}
