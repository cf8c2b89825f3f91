#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct PasskeysView_Previews: PreviewProvider {
    private static let unused = Passkey(id: 4, name: "Firefox on Linux", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)
    private static let long = Passkey(
        id: 5, name: "The blue security key on the ring with the bicycle's keys and the red one", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)

    private static func page(
        _ list: ViewState<[Passkey]>, isEmailVerified: Bool = true, _ change: (inout PasskeysFeature.State) -> Void = { $0.adding.isAvailable = true }
    ) -> some View {
        var state = PasskeysFeature.State(list: list)
        change(&state)
        return PasskeysView(store: ScopedStore(state: state), isEmailVerified: isEmailVerified) {}
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.sample, unused])).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
            page(.loaded([.sample, long])).previewDisplayName("Long text")
            page(.loaded([]), isEmailVerified: false).previewDisplayName("Address not confirmed")
            page(.loaded([.sample])) { $0.adding.isAvailable = false }.previewDisplayName("Browser without passkeys")
            page(.loaded([.sample, unused])) { $0.asked = 4 }.previewDisplayName("Asking")
            page(.loaded([.sample, unused])) { $0.renaming = .init(id: 4, name: "") }.previewDisplayName("Renaming")
        }
    }
}

struct PasskeyButton_Previews: PreviewProvider {
    private static func button(_ change: (inout PasskeysFeature.Adding.State) -> Void) -> some View {
        var state = PasskeysFeature.Adding.State()
        state.isAvailable = true
        change(&state)
        return PasskeyButton(Strings.addPasskey, .create, store: ScopedStore<PasskeysFeature.Adding>(state: state), identifier: "auth.passkey.add")
    }

    static var previews: some View {
        Group {
            button { _ in }.previewDisplayName("Usual")
            button { $0.isBusy = true }.previewDisplayName("Busy")
            button { $0.message = Strings.passkeyCanceled }.previewDisplayName("Canceled")
        }
    }
}
#endif
