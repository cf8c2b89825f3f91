public import Core
import OrdersAPI
public import Persistence
public import ServerCore

/// Takes promo codes, keeps customers' credit, and rewards those who recommend us. The container must provide ``CustomerDirectory``, and may provide
/// ``CreditLedger``, without which there is no credit.
public struct PromotionsServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Promotions"
    /// Auth for the people, Orders for what codes take something off of.
    public let requires = ["Auth", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// The amounts of referrals.
    public var settings: [any SettingDeclaration] { [ReferralTerms.friend, ReferralTerms.reward] }

    /// The tables of codes and credit.
    public var migrations: [Migration] { PromotionsMigrations.all }

    /// Registers ``PromotionDesk``.
    public func register(in container: DIContainer) {
        container.register(PromotionDesk.self) { resolver in
            let values = try resolver.resolve(SettingValues.self)
            return PromotionDesk(
                referrals: try ReferralTerms(values),
                ledger: try resolver.container.resolveIfRegistered((any CreditLedger).self))
        }
    }

    /// Registers the handlers of ``/PromotionsAPI/PromotionsEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let desk = try container.resolve(PromotionDesk.self)
        CodeController().add(to: &routes)
        CreditController(
            desk: desk, customers: try container.resolve((any CustomerDirectory).self), random: try container.resolve((any RandomSource).self),
            publicURL: try container.setting(ProductSettings.publicURL)
        ).add(to: &routes)
    }

    /// Returns codes and credit.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { PromotionsPersonalData.all }

    /// Rewards customers when their friends' first orders are delivered.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let (desk, clock) = (try container.resolve(PromotionDesk.self), try container.resolve((any Clock).self))
        return [
            EventSubscriber("promotions.orders", to: OrdersEvents.moved, where: { $0.to == .delivered }) { moved, _, transaction in
                try desk.reward(order: moved.order, at: clock.now, in: transaction)
            }
        ]
    }
}
