#if DEBUG
import Core
import CoreUI
import Foundation
import RetailAPI
import UI

struct LinkingView_Previews: PreviewProvider {
    private static func page(_ state: LinkingFeature.State) -> some View { LinkingView(store: ScopedStore(state: state)) }

    static var previews: some View {
        Group {
            page(LinkingFeature.State(accounts: .loading)).previewDisplayName("Loading")
            page(LinkingFeature.State(accounts: .loaded(LinkedAccounts(links: [], options: [])))).previewDisplayName("Empty")
            page(LinkingFeature.State(accounts: .loaded(.samples))).previewDisplayName("Loaded")
            page(LinkingFeature.State(accounts: .loaded(.samples), isReturning: true)).previewDisplayName("Returning")
            page(LinkingFeature.State(accounts: .loaded(.samples), message: "No connection. Please try again.")).previewDisplayName("Refused")
            page(LinkingFeature.State(accounts: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }
}

struct AccountCard_Previews: PreviewProvider {
    private static func card(_ link: LinkedAccount?, _ state: LinkingFeature.State = LinkingFeature.State()) -> some View {
        AccountCard(
            entry: LinkedAccounts.Entry(retailerID: 1, retailer: "Corner Market", link: link, option: .sample), store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            card(nil).previewDisplayName("Not linked")
            card(.sample).previewDisplayName("Linked")
            card(.sample, LinkingFeature.State(asked: 1)).previewDisplayName("Asked")
            card(.sample(.expired), LinkingFeature.State(busy: 1)).previewDisplayName("Expired")
            card(.sample(.unavailable)).previewDisplayName("Unavailable")
        }
    }
}

struct LeavingRow_Previews: PreviewProvider {
    static var previews: some View {
        LeavingRow(retailer: "Corner Market", url: "about:blank") {}.previewDisplayName("Leaving")
    }
}

struct TokenFields_Previews: PreviewProvider {
    private static func fields(_ form: LinkingFeature.TokenForm, isBusy: Bool = false) -> some View {
        TokenFields(form: form, isBusy: isBusy, store: ScopedStore(state: LinkingFeature.State()))
    }

    static var previews: some View {
        Group {
            fields(LinkingFeature.TokenForm(retailerID: 1, retailer: "Corner Market")).previewDisplayName("Empty")
            fields(LinkingFeature.TokenForm(retailerID: 1, retailer: "Corner Market", token: "abc"), isBusy: true).previewDisplayName("Filled")
            fields(LinkingFeature.TokenForm(retailerID: 1, retailer: "Corner Market", token: "abc", message: Strings.tokenNeeded))
                .previewDisplayName("Failed")
        }
    }
}

struct LinkCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LinkCard(retailer: .sample) {}.previewDisplayName("Not linked")
            LinkCard(retailer: Retailer(id: 1, name: "Corner Market", category: "Groceries", linked: true)) {}.previewDisplayName("Linked")
        }
    }
}

extension LinkedAccount {
    /// The sample in a state, for tests and previews.
    static func sample(_ status: LinkStatus) -> LinkedAccount {
        LinkedAccount(
            id: sample.id, retailerID: sample.retailerID, retailer: sample.retailer, kind: .oauth, status: status, memberName: sample.memberName,
            linkedAt: sample.linkedAt)
    }
}

extension LinkedAccounts {
    /// Accounts in several states, for tests and previews.
    static let samples = LinkedAccounts(
        links: [.sample, LinkedAccount(id: 2, retailerID: 2, retailer: "Harbor Foods", kind: .token, linkedAt: LinkedAccount.sample.linkedAt)],
        options: [
            .sample, LinkOption(retailerID: 2, retailer: "Harbor Foods", kind: .token, affiliated: true),
            LinkOption(retailerID: 3, retailer: "The Very Friendly Warehouse of Orange County", kind: .token),
        ])
}
#endif
