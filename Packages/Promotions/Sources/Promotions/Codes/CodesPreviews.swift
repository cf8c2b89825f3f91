#if DEBUG
import Core
import CoreUI
import PromotionsAPI
import UI

struct CodesView_Previews: PreviewProvider {
    private static func page(_ codes: ViewState<[PromoCode]>, message: String? = nil) -> some View {
        CodesView(store: ScopedStore(state: CodesState(codes: codes, message: message)), grant: ScopedStore(state: GrantState()))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.sample]), message: "No connection. Please try again.").previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct CodeCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CodeCard(code: .sample, isWorking: false) {}.previewDisplayName("Active")
            CodeCard(code: ended, isWorking: false) {}.previewDisplayName("Ended")
        }
    }

    private static var ended: PromoCode {
        var code = PromoCode.sample
        code.active = false
        code.terms = PromoTerms(amountCents: 500, firstOrderOnly: true, startsAt: code.createdAt, endsAt: code.createdAt)
        return code
    }
}

struct CodeForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CodeForm(store: ScopedStore(state: CodesState())).previewDisplayName("Empty")
            CodeForm(store: ScopedStore(state: CodesState(fields: ["code": "There is such a code already."]))).previewDisplayName("Failed")
        }
    }
}
#endif
