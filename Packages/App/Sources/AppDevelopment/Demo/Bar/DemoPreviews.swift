#if DEBUG
import CoreUI
import UI

struct DemoBarView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            bar { _ in }.previewDisplayName("Empty")
            bar { $0.traffic = DemoTrafficStatus(isOn: true) }.previewDisplayName("On")
            bar { ($0.traffic, $0.isSwitching) = (DemoTrafficStatus(isOn: false), true) }.previewDisplayName("Switching")
            bar { ($0.role, $0.isSignedIn) = (.driver, false) }.previewDisplayName("Busy")
            bar { $0.message = "The server can't be reached. Please try again in a moment, when you are connected again." }.previewDisplayName("Failed")
        }
    }

    private static func bar(_ change: (inout DemoFeature.State) -> Void) -> some View {
        var state = DemoFeature.State()
        change(&state)
        return DemoBarView(store: ScopedStore(state: state))
    }
}

struct DemoWindowButton_Previews: PreviewProvider {
    static var previews: some View { DemoWindowButton(address: DemoAddress(.plant)).previewDisplayName("Usual") }
}

struct DemoPageView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { ($0.role, $0.page) = (.administrator, .administrator) }.previewDisplayName("Usual")
            page { $0.page = .driver }.previewDisplayName("By an address of somebody else")
        }
    }

    private static func page(_ change: (inout DemoFeature.State) -> Void) -> some View {
        var state = DemoFeature.State()
        change(&state)
        return DemoPageView(store: ScopedStore(state: state))
    }
}
#endif
