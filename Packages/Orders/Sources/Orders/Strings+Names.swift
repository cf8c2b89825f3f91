import Core
import OrdersAPI
import Theme

extension Strings {
    static func greeting(hour: Int, name: String?) -> String {
        let greeting = hour < 5 || hour >= 18 ? greetingEvening : hour < 12 ? greetingMorning : greetingAfternoon
        return name.map { greetingByName(greeting, name: $0) } ?? greeting
    }

    static func weight(_ kilograms: Double) -> String { WeightFormat.format(kilograms: kilograms) }

    static func name(_ status: Status) -> String {
        switch status {
        case .scheduled: statusScheduled
        case .inProgress: statusInProgress
        case .delivered: statusDelivered
        case .canceled: statusCanceled
        }
    }

    static func name(_ detergent: LaundryPreferences.Detergent) -> String {
        switch detergent {
        case .regular: detergentRegular
        case .fragranceFree: detergentFragranceFree
        case .hypoallergenic: detergentHypoallergenic
        }
    }

    static func name(_ temperature: LaundryPreferences.Temperature) -> String {
        switch temperature {
        case .cold: temperatureCold
        case .warm: temperatureWarm
        case .hot: temperatureHot
        }
    }

    static func name(_ role: ActorRole) -> String {
        switch role {
        case .system: system
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        }
    }
}
