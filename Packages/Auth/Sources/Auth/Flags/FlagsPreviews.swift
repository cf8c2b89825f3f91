#if DEBUG
import AuthAPI
import Core
import UI

struct FlagsView_Previews: PreviewProvider {
    static let entries =
        (try? FeatureFlags(
            [
                FeatureFlag("orders.tips", isOn: true, summary: "Customers may tip the driver."),
                FeatureFlag("fleet.batching", isOn: false, summary: "Several orders travel in one trip."),
                FeatureFlag("chat.pictures", isOn: false, summary: "Pictures may be sent in conversations."),
            ]
        ) { ["FLAG_FLEET_BATCHING": "driver, dispatcher", "FLAG_CHAT_PICTURES": "YES"][$0] })?.entries ?? []

    static var previews: some View {
        Group {
            FlagsView(flags: [], person: User.sample.person) {}.previewDisplayName("Empty")
            FlagsView(flags: entries, person: User.sample.person) {}.previewDisplayName("Loaded")
        }
    }
}
#endif
