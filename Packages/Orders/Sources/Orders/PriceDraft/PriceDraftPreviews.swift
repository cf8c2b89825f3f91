#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension PriceDraftState {
    /// The editor of a draft, for previews and tests.
    static func sample(_ change: (inout PriceDraftState) -> Void = { _ in }) -> PriceDraftState {
        var state = PriceDraftState(id: 3, draft: .loaded(.sample), form: PriceForm(.sample), preview: .loaded([.sample]))
        change(&state)
        return state
    }

    /// One with a change that isn't stored, and one that isn't an amount.
    static var sampleChanged: PriceDraftState {
        sample { state in
            state.form?.amounts[.bag] = "15.00"
            state.form?.amounts[.asap] = "seven"
            state.form?.addOns[0].active = false
            state.fields = ["asapCents": Strings.priceNotANumber, "addOns.1.unitCents": Strings.priceNotANumber]
        }
    }
}

struct PriceDraftView_Previews: PreviewProvider {
    private static func page(_ state: PriceDraftState) -> some View { PriceDraftView(store: ScopedStore(state: state)) }

    static var previews: some View {
        Group {
            page(PriceDraftState(id: 3, draft: .loading)).previewDisplayName("Loading")
            page(.sample()).previewDisplayName("Loaded")
            page(.sampleChanged).previewDisplayName("Changed")
            page(.sample { ($0.message, $0.fields) = ("Somebody changed these prices meanwhile.", ["effectiveFrom": Strings.priceDateWrong]) })
                .previewDisplayName("Refused")
            page(PriceDraftState(id: 3, draft: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }
}

struct PriceAmountsCard_Previews: PreviewProvider {
    static var previews: some View { PriceAmountsCard(store: ScopedStore(state: .sampleChanged)).previewDisplayName("Failed") }
}

struct AddOnsCard_Previews: PreviewProvider {
    static var previews: some View { AddOnsCard(store: ScopedStore(state: .sample())).previewDisplayName("Loaded") }
}

struct AddOnFields_Previews: PreviewProvider {
    static var previews: some View {
        if let entry = PriceForm(.sample).addOns.first {
            AddOnFields(index: 0, entry: entry, fields: ["addOns.0.code": "Use 1 to 30 lowercase letters, digits and hyphens."]) { _ in }
                .previewDisplayName("Failed")
        }
    }
}

struct PriceDraftForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PriceDraftForm(store: ScopedStore(state: .sample { $0.isSaved = true })).previewDisplayName("Saved")
            PriceDraftForm(store: ScopedStore(state: .sample { $0.confirmsDiscard = true })).previewDisplayName("Discarding")
            PriceDraftForm(store: ScopedStore(state: .sample { $0.isWorking = true })).previewDisplayName("Working")
        }
    }
}

struct PricePreviewCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PricePreviewCard(preview: .loading).previewDisplayName("Loading")
            PricePreviewCard(preview: .loaded([.sample])).previewDisplayName("Loaded")
            PricePreviewCard(preview: .failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
