#if DEBUG
import Core
import CoreUI
import PromotionsAPI
import UI

struct GrantView_Previews: PreviewProvider {
    static var previews: some View { GrantView(store: ScopedStore(state: GrantState())).previewDisplayName("Empty") }
}

struct GrantForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            GrantForm(store: ScopedStore(state: GrantState())).previewDisplayName("Empty")
            GrantForm(store: ScopedStore(state: GrantState(isGranted: true))).previewDisplayName("Granted")
            GrantForm(store: ScopedStore(state: GrantState(message: "No connection. Please try again.", fields: ["cents": Strings.codeNumber])))
                .previewDisplayName("Failed")
        }
    }
}
#endif
