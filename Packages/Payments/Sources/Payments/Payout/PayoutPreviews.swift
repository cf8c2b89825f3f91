#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct PayoutView_Previews: PreviewProvider {
    private static func view(_ state: PayoutState, reference: String? = nil) -> some View {
        var detail = PayoutDetail.sample
        (detail.payout.state, detail.payout.reference) = (state, reference)
        detail.lines = EarningKind.allCases.enumerated().map { index, kind in
            var line = Earning.sample
            (line.id, line.kind, line.amountCents) = (index + 1, kind, 400 + 100 * index)
            if kind == .tip { line.jobID = nil }
            return line
        }
        return view(.loaded(detail))
    }

    private static func view(_ detail: ViewState<PayoutDetail>) -> some View {
        PayoutView(id: 2, store: ScopedStore(state: PayoutFeature.State(id: 2, detail: detail)))
    }

    static var previews: some View {
        Group {
            view(.open).previewDisplayName("Open")
            view(.paid, reference: "Wire 7731").previewDisplayName("Paid")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
