#if DEBUG
import Core
import CoreUI
import PromotionsAPI
import UI

struct CreditView_Previews: PreviewProvider {
    private static func page(_ account: ViewState<CreditAccount>) -> some View {
        CreditView(store: ScopedStore(state: CreditState(account: account)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(CreditAccount(balanceCents: 0, entries: [], referral: nil))).previewDisplayName("Empty")
            page(.loaded(.sample)).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct ReferralCard_Previews: PreviewProvider {
    static var previews: some View { ReferralCard(referral: .sample, store: ScopedStore(state: CreditState())).previewDisplayName("Usual") }
}

struct CreditEntriesCard_Previews: PreviewProvider {
    static var previews: some View {
        CreditEntriesCard(entries: entries, currency: "USD").previewDisplayName("Each kind")
    }

    private static var entries: [CreditEntry] {
        zip(1..., CreditEntry.Kind.allCases).map { number, kind in
            CreditEntry(
                id: number, kind: kind, cents: kind == .spent ? -700 : 1000, orderID: number, reason: kind == .granted ? "A sock was lost." : nil,
                createdAt: CreditEntry.sample.createdAt)
        }
    }
}
#endif
