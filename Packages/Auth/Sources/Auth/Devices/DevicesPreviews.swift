#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct DevicesView_Previews: PreviewProvider {
    private static let phone = SignedInDevice(
        id: 13, name: "Safari on iPhone", current: false, createdAt: SignedInDevice.sample.createdAt, lastUsedAt: SignedInDevice.sample.createdAt)
    private static let long = SignedInDevice(
        id: 14, name: "An unusually talkative browser of the third generation on a refrigerator in the kitchen of the summer house", current: false,
        createdAt: SignedInDevice.sample.createdAt, lastUsedAt: SignedInDevice.sample.createdAt)

    private static func page(_ list: ViewState<[SignedInDevice]>, _ change: (inout DevicesFeature.State) -> Void = { _ in }) -> some View {
        var state = DevicesFeature.State(list: list)
        change(&state)
        return DevicesView(store: ScopedStore(state: state)) {}
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([.sample, phone])).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
            page(.loaded([.sample, long])).previewDisplayName("Long text")
            page(.loaded([.sample, phone])) { $0.asked = 13 }.previewDisplayName("Asking")
            page(.loaded([.sample, phone])) { $0.message = "No connection. Please try again." }.previewDisplayName("Not signed out")
        }
    }
}
#endif
