import Foundation
import OrdersAPI

extension OrderPermission {
    /// Returns what somebody with these roles may do with an order besides moving it.
    static func of(_ order: Order, _ roles: Set<ActorRole>) -> [OrderPermission] {
        allCases.filter { $0.holds(for: order, roles) }
    }

    private func holds(for order: Order, _ roles: Set<ActorRole>) -> Bool {
        switch self {
        case .requestCancellation: roles.contains(.customer) && order.cancellationRequest == nil && order.isCancelableByDispatchersAlone
        case .decideCancellation: roles.contains(.dispatcher) && order.hasOpenCancellationRequest
        case .approvePrice: roles.contains(.customer) && order.openApprovalEnd != nil
        case .tip: roles.contains(.customer) && order.stage != .canceled && order.stage != .rejected
        case .rate: roles.contains(.customer) && order.status == .delivered
        case .share: roles.contains(.customer) && !order.stage.isFinal && order.stage != .delivered
        case .reorder: roles.contains(.customer)
        case .reschedule: !roles.isDisjoint(with: [.customer, .dispatcher]) && order.isReschedulable
        }
    }
}

extension Order {
    /// The time after the delivery in which its driver can be tipped and the order rated: 14 days.
    static let feedbackPeriod: TimeInterval = 14 * 24 * 3600

    /// The time until which the customer may answer to the price; nil where no answer is open.
    var openApprovalEnd: Date? {
        guard stage == .weighed, let priceApproval, priceApproval.decision == nil else { return nil }
        return priceApproval.expiresAt
    }

    /// Whether dispatchers may cancel the order now, and its customer may not.
    var isCancelableByDispatchersAlone: Bool {
        StageMachine.role(for: self, to: .canceled, of: [.dispatcher]) != nil && StageMachine.role(for: self, to: .canceled, of: [.customer]) == nil
    }

    /// Whether a customer's request to cancel waits for a dispatcher who can still cancel.
    var hasOpenCancellationRequest: Bool {
        cancellationRequest.map { $0.decision == nil } ?? false && StageMachine.role(for: self, to: .canceled, of: [.dispatcher]) != nil
    }

    /// Whether a visit failed and the next one isn't assigned yet: a pickup, or a delivery whose laundry hasn't left the plant again.
    var isReschedulable: Bool {
        switch stage {
        case .pickupFailed, .deliveryFailed: true
        // Fleet also takes laundry back from drivers who lost the role.
        case .returning: true
        case .atFacility: isWeighed
        default: false
        }
    }
}
