public import Core

extension AnalyticsEvent {
    /// A customer was told a price.
    public static func orderQuoted(bags: Int, mode: PickupMode) -> AnalyticsEvent {
        AnalyticsEvent("orders.quoted", ["bags": .integer(bags), "mode": .word(mode.rawValue)])
    }

    /// A customer placed an order.
    public static func orderPlaced(bags: Int, mode: PickupMode) -> AnalyticsEvent {
        AnalyticsEvent("orders.placed", ["bags": .integer(bags), "mode": .word(mode.rawValue)])
    }

    /// A customer canceled an order in a stage.
    public static func orderCanceled(in stage: Stage) -> AnalyticsEvent { AnalyticsEvent("orders.canceled", ["stage": .word(stage.rawValue)]) }
}
