#if DEBUG
import Core
import CoreUI
import PromotionsAPI
import UI

struct PromotionsView_Previews: PreviewProvider {
    private static func page(makesCodes: Bool) -> some View {
        var state = PromotionsFeature.State()
        (state.makesCodes, state.codes.codes) = (makesCodes, .loaded([.sample]))
        return PromotionsView(store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            page(makesCodes: true).previewDisplayName("Administrator")
            page(makesCodes: false).previewDisplayName("Dispatcher")
        }
    }
}
#endif
