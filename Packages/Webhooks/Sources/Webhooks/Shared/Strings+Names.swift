import Core
import Theme
import WebhooksAPI

extension Strings {
    static func name(_ filter: DeliveryFilter) -> String {
        switch filter {
        case .all: all
        case .waiting: waiting
        case .delivered: delivered
        case .dead: dead
        }
    }

    static func name(_ state: DeliveryState) -> String {
        switch state {
        case .waiting: stateWaiting
        case .delivered: stateDelivered
        case .dead: stateDead
        }
    }
}

extension DeliveryState {
    /// The tone of its mark.
    var tone: Tone {
        switch self {
        case .waiting: .warning
        case .delivered: .success
        case .dead: .danger
        }
    }
}
