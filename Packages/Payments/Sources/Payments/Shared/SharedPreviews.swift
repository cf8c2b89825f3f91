#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct PaymentsView_Previews: PreviewProvider {
    static var previews: some View {
        var state = PaymentsFeature.State()
        state.methods.page = MethodsView_Previews.loaded([.sample])
        return PaymentsView(store: ScopedStore(state: state)).previewDisplayName("Methods")
    }
}

struct MoneyView_Previews: PreviewProvider {
    static var previews: some View {
        var state = PaymentsFeature.State()
        state.payouts.page = .loaded(PayoutsView_Previews.page)
        return MoneyView(store: ScopedStore(state: state)).previewDisplayName("Payouts")
    }
}
#endif
