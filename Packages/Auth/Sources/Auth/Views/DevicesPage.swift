import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the devices on which the person is signed in.
struct DevicesPage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.devices, subtitle: Strings.devicesSubtitle, store: store) {
            if let message = store.state.devices.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.devices.message") }
            ViewStateView(store.state.devices.list, retry: { store.send(.devices(.appeared)) }) { devices in
                Card {
                    ForEach(devices) { device in DeviceRow(device: device, state: store.state.devices) { store.send(.devices($0)) } }
                }
            }
        }
        .onAppear { store.send(.devices(.appeared)) }
    }
}

struct DevicesPage_Previews: PreviewProvider {
    private static let phone = SignedInDevice(
        id: 13, name: "Safari on iPhone", current: false, createdAt: SignedInDevice.sample.createdAt, lastUsedAt: SignedInDevice.sample.createdAt)
    private static let long = SignedInDevice(
        id: 14, name: "An unusually talkative browser of the third generation on a refrigerator in the kitchen of the summer house", current: false,
        createdAt: SignedInDevice.sample.createdAt, lastUsedAt: SignedInDevice.sample.createdAt)

    private static func page(_ list: ViewState<[SignedInDevice]>, _ change: (inout DevicesState) -> Void = { _ in }) -> some View {
        DevicesPage(
            store: .preview(path: [.devices]) { state in
                state.devices = DevicesState(list: list)
                change(&state.devices)
            })
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
