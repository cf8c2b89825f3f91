import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// A retailer's page: what speaks for it, its stores, its items by shelf.
struct RetailerView: View {
    let store: ScopedStore<RetailFeature>

    var body: some View {
        PageColumn(.reading) {
            NoticeBanner(Strings.notice)
            if let retailer = store.state.retailer { RetailerFacts(retailer: retailer) }
            ViewStateView(store.state.items, retry: { store.send(.itemsRetryTapped) }) { items in
                if items.isEmpty {
                    EmptyStateView(symbol: AppSymbols.boxName, title: Strings.noItems, message: Strings.noItemsMessage)
                } else {
                    NoticeBanner(Strings.bundle)
                    shelves(items)
                }
            }
        }
        .navigationTitle(store.state.retailer?.name ?? Strings.retail)
    }

    private func shelves(_ items: [RetailItem]) -> some View {
        ForEach(Set(items.map(\.category)).sorted(), id: \.self) { category in
            SectionCard(category) {
                ForEach(items.filter { $0.category == category }, id: \.id) { item in
                    ListRow(
                        item.name, subtitle: item.available ? nil : Strings.unavailable, symbol: AppSymbols.boxName,
                        tone: item.available ? .info : .neutral
                    ) {
                        MoneyText(cents: item.priceCents, currency: item.currency)
                    }
                    .accessibilityIdentifier("retail.item.\(item.id)")
                }
            }
        }
    }
}

/// What is known of a retailer.
struct RetailerFacts: View {
    let retailer: Retailer

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.sm) {
                Pill(retailer.category, tone: .info)
                if !retailer.affiliated { Pill(Strings.unaffiliated) }
                if let rating = retailer.rating { RatingView(rating) }
            }
            lines(retailer.perks, symbol: AppSymbols.checkName)
            lines(retailer.deals, symbol: AppSymbols.tagName)
            if let hours = retailer.hours { ListRow(hours, symbol: AppSymbols.clockName, tone: .neutral) }
            lines(retailer.stores.map(\.address), symbol: AppSymbols.locationName)
        }
    }

    private func lines(_ texts: [String], symbol: String) -> some View {
        ForEach(texts, id: \.self) { ListRow($0, symbol: symbol, tone: .neutral) }
    }
}

struct RetailerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RetailerView(store: preview(.loading))
            RetailerView(store: preview(.loaded([])))
            RetailerView(store: preview(.loaded([.sample])))
            RetailerView(store: preview(.failed("No connection. Please try again.")))
        }
    }

    private static func preview(_ items: ViewState<[RetailItem]>) -> ScopedStore<RetailFeature> {
        var state = RetailFeature.State()
        state.catalogue = .loaded(.sample)
        state.path = [.retailer(1)]
        state.items = items
        return ScopedStore(state: state)
    }
}
