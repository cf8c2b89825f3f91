import Core

/// Whether and from how many orders on everybody sees what the service's orders saved.
struct PublicPageSettings: Sendable {
    static let isShown = Setting.flag("PUBLIC_IMPACT", default: false, "Everybody sees what all orders saved, at /impact.").changeable()
    static let leastOrders = Setting.number(
        "PUBLIC_IMPACT_ORDERS", 10...1_000_000, default: 10, "Orders that a month needs to be shown there, so that none can be told from it."
    ).changeable()

    private let currentIsShown: CurrentSetting<Bool>
    private let currentLeastOrders: CurrentSetting<Int>

    init(_ values: SettingValues) throws(SettingError) {
        currentIsShown = try CurrentSetting(Self.isShown, in: values)
        currentLeastOrders = try CurrentSetting(Self.leastOrders, in: values)
    }

    var isShown: Bool { currentIsShown.value }
    var leastOrders: Int { currentLeastOrders.value }
}
