import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The items of a retailer with search and pages, and beside them the form of a new one.
struct StockView: View {
    let store: ScopedStore<StockFeature>
    /// The name of the retailer; empty until it is known.
    let retailer: String

    var body: some View {
        PageColumn {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.stock.message") }
            if let id = store.state.retailer { StockLinksCard(retailer: id) { [send = store.sender] in send(.linkTapped($0)) } }
            SplitColumns {
                SearchField(Strings.stockSearch, text: store.binding(\.query) { .queryChanged($0) }, identifier: "retail.stock.search")
                ViewStateView(store.state.items, retry: { store.send(.reloadTapped) }) { list($0) }
            } side: {
                if store.state.form.id == nil { ItemFormView(store: store) }
            }
        }
        .navigationTitle(Strings.stock(retailer))
    }

    @ViewBuilder
    private func list(_ page: Page<ManagedItem>) -> some View {
        if page.items.isEmpty {
            EmptyStateView(symbol: AppSymbols.boxName, title: Strings.stockEmpty, message: Strings.stockEmptyMessage)
        }
        // An item that isn't on the page any more is still being changed.
        if let id = store.state.form.id, !page.items.contains(where: { $0.id == id }) { ItemFormView(store: store) }
        ForEach(page.items, id: \.id) { item in
            if item.id == store.state.form.id {
                ItemFormView(store: store)
            } else {
                ManagedItemCard(item: item, isWorking: store.state.isWorking) { [send = store.sender] in send(.editTapped(item.id)) }
            }
        }
        if page.total > page.limit {
            HStack {
                QuietButton(Strings.previousPage, isDisabled: page.page == 1) { store.send(.pageTapped(page.page - 1)) }
                    .accessibilityIdentifier("retail.stock.previous")
                Spacer()
                Text(Strings.pageOf(page.page, pages: (page.total + page.limit - 1) / page.limit)).accessibilityIdentifier("retail.stock.page")
                Spacer()
                QuietButton(Strings.nextPage, isDisabled: page.page * page.limit >= page.total) { store.send(.pageTapped(page.page + 1)) }
                    .accessibilityIdentifier("retail.stock.next")
            }
        }
    }
}

/// The ways from a retailer's items to its deals, to the import and to the file of all items.
struct StockLinksCard: View {
    let retailer: Int
    let open: (RetailManagementLink) -> Void

    private var file: String { RetailEndpoints.exportItems.path.description.replacing("{id}", with: "\(retailer)") }

    var body: some View {
        Card {
            ListRow(Strings.offers, subtitle: Strings.offersSubtitle, symbol: AppSymbols.tagName) { open(.deals(retailer)) }
                .accessibilityIdentifier("retail.stock.deals")
            ListRow(Strings.importing, subtitle: Strings.importingSubtitle, symbol: AppSymbols.boxName) { open(.importing(retailer)) }
                .accessibilityIdentifier("retail.stock.import")
            FileLink(
                file, name: Strings.exportItems, detail: Strings.exportItemsDetail, identifier: "retail.stock.export")
        }
    }
}

/// An item with its price, which opens its form.
struct ManagedItemCard: View {
    let item: ManagedItem
    let isWorking: Bool
    let edit: () -> Void

    private var facts: String {
        let parts = [Strings.localized(item.content.category), item.content.sku, item.content.available ? nil : Strings.unavailable]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    var body: some View {
        Card {
            ListRow(
                item.content.name, subtitle: facts, symbol: AppSymbols.boxName, tone: item.content.available ? .info : .warning,
                action: isWorking ? nil : edit
            ) { MoneyText(cents: item.priceCents, currency: "USD") }
            .accessibilityIdentifier("retail.stock.edit.\(item.id)")
        }
        .accessibilityIdentifier("retail.stock.item.\(item.id)")
    }
}

/// The form of a new item, or of one that there is.
struct ItemFormView: View {
    let store: ScopedStore<StockFeature>

    private var form: ItemForm { store.state.form }

    var body: some View {
        SectionCard(form.id == nil ? Strings.itemNew : Strings.retailerEdit(form.name)) {
            if let id = form.id { picture(of: id) }
            field(Strings.itemName, form.name, "name", hint: Strings.itemNameHint) { .name($0) }
            field(Strings.itemShelf, form.category, "category", hint: Strings.itemShelfHint) { .category($0) }
            prices
            FormField(Strings.itemDetails, message: store.state.fields["details"]) {
                TextEditor(text: binding(form.details) { .details($0) }).accessibilityIdentifier("retail.stock.details")
            }
            field(Strings.itemSKU, form.sku, "sku", hint: Strings.itemSKUHint) { .sku($0) }
            Toggle(Strings.itemAvailable, isOn: store.binding(\.form.isAvailable) { .edited(.available($0)) })
                .accessibilityIdentifier("retail.stock.available")
            PrimaryButton(
                form.id == nil ? Strings.itemAdd : Strings.retailerSave, isBusy: store.state.isWorking, isDisabled: form.name.isEmpty
            ) { store.send(.saveTapped) }.accessibilityIdentifier("retail.stock.save")
            if form != ItemForm() {
                QuietButton(Strings.retailerCancel) { store.send(.cancelTapped) }.accessibilityIdentifier("retail.stock.cancel")
            }
        }
    }

    @ViewBuilder
    private var prices: some View {
        field(Strings.itemPrice, form.price, "regularCents") { .price($0) }
        field(Strings.itemMemberPrice, form.member, "memberCents", hint: Strings.itemMemberPriceHint) { .member($0) }
        if form.id != nil { field(Strings.itemPriceFrom, form.from, "priceFrom", hint: Strings.itemPriceFromHint) { .from($0) } }
        ForEach(store.state.item?.laterPrices ?? [], id: \.startsOn) { price in
            Text(Strings.itemLaterPrice(MoneyFormat.format(cents: price.regularCents), day: price.startsOn))
        }
    }

    @ViewBuilder
    private func picture(of id: Int) -> some View {
        if let path = store.state.item?.picture {
            PhotoView(path, label: form.name, identifier: "retail.stock.picture")
            QuietButton(Strings.pictureRemove) { store.send(.removePictureTapped) }.accessibilityIdentifier("retail.stock.picture.remove")
        }
        PhotoField(Strings.pictureAdd, sendingTo: "/retail/items/\(id)/picture", hint: Strings.pictureHint, identifier: "retail.stock.picture.add") {
            [send = store.sender] in send(.pictureSent($0))
        }
    }

    private func field(_ label: String, _ text: String, _ key: String, hint: String? = nil, _ edit: @escaping (String) -> ItemEdit) -> some View {
        TextFormField(label, text: binding(text, edit), hint: hint, message: store.state.fields[key], identifier: "retail.stock.\(key)")
    }

    private func binding(_ text: String, _ edit: @escaping (String) -> ItemEdit) -> Binding<String> {
        Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) })
    }
}
