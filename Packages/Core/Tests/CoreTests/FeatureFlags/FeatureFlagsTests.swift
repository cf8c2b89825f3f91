import Core
import Testing

struct FeatureFlagsTests {
    private let tips = FeatureFlag("orders.tips", isOn: false, summary: "Customers may tip.")
    private let photos = FeatureFlag("chat.photos", isOn: true, summary: "Photos in chat.")
    private let driver = Person(id: 2, name: "Dan", roles: [.customer, .driver])
    private let customer = Person(id: 1, name: "Ann", roles: [.customer])

    @Test func `a flag that isn't configured has its default`() throws {
        let flags = try FeatureFlags([tips, photos])
        #expect(!flags.isOn(tips, for: customer) && flags.isOn(photos, for: nil))
        #expect(flags.entries.map(\.flag.name) == ["chat.photos", "orders.tips"])
        #expect(flags.entries.allSatisfy { !$0.isConfigured })
        #expect(try !FeatureFlags([]).isOn(tips, for: customer))
    }

    @Test func `a configuration switches a flag for everybody, nobody or roles`() throws {
        let settings = ["FLAG_ORDERS_TIPS": "driver, admin", "FLAG_CHAT_PHOTOS": "no"]
        let flags = try FeatureFlags([tips, photos]) { settings[$0] }
        #expect(flags.isOn(tips, for: driver) && !flags.isOn(tips, for: customer) && !flags.isOn(tips, for: nil))
        #expect(!flags.isOn(photos, for: driver))
        #expect(flags.entries.map(\.audience.description) == ["NO", "driver, admin"])
        #expect(flags.entries.allSatisfy { $0.isConfigured })
        #expect(try FeatureFlags([tips]) { _ in "YES" }.isOn(tips, for: nil))
    }

    @Test func `a setting that can't be read is told with the fix`() {
        let error = #expect(throws: FeatureFlagError.self) { try FeatureFlags([tips]) { _ in "drivers" } }
        #expect(
            error?.description == "FLAG_ORDERS_TIPS is 'drivers'. "
                + "To fix, give YES, NO, or roles separated by commas: customer, driver, dispatcher, admin.")
    }

    @Test func `two plugins may share a flag but not a name`() throws {
        #expect(try FeatureFlags([tips, tips]).entries.count == 1)
        let other = FeatureFlag("orders.tips", isOn: true, summary: "Customers may tip.")
        let error = #expect(throws: FeatureFlagError.self) { try FeatureFlags([tips, other]) }
        #expect(
            error?.description == "Two plugins declare the feature flag orders.tips differently. "
                + "To fix, rename one, or declare it once in an API target.")
    }

    @Test func `a plugin declares none unless it says so`() {
        struct Bare: Plugin {
            let name = "Bare"
            let requires: [String] = []
        }
        #expect(Bare().featureFlags == [])
    }
}
