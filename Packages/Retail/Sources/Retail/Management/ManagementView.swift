import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The administrator's retailers, with the form of a new one beside them, or of one in its place.
struct ManagementView: View {
    let store: ScopedStore<ManagementFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.manage, subtitle: Strings.manageSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.manage.message") }
            SplitColumns {
                ViewStateView(store.state.retailers, retry: { store.send(.appeared) }) { retailers in
                    if retailers.isEmpty {
                        EmptyStateView(symbol: AppSymbols.boxName, title: Strings.manageEmpty, message: Strings.manageEmptyMessage)
                    }
                    ForEach(retailers, id: \.id) { retailer in
                        // The form opens where the press was, so that nobody looks for it on a phone.
                        if retailer.id == store.state.form.id {
                            RetailerFormView(store: store)
                        } else {
                            ManagedRetailerCard(retailer: retailer, isWorking: store.state.isWorking) { [send = store.sender] in
                                send(.itemsTapped(retailer.id))
                            } edit: { [send = store.sender] in
                                send(.editTapped(retailer.id))
                            }
                        }
                    }
                }
            } side: {
                if store.state.form.id == nil { RetailerFormView(store: store) }
            }
        }
        .navigationTitle(Strings.manage)
    }
}

/// A retailer with its numbers, and the button that opens its form.
struct ManagedRetailerCard: View {
    let retailer: ManagedRetailer
    let isWorking: Bool
    let items: () -> Void
    let edit: () -> Void

    @Environment(\.theme) private var theme

    private var facts: [String] {
        [Strings.localized(retailer.content.category), Strings.storeCount(retailer.content.stores.count), Strings.itemCount(retailer.items)]
    }

    var body: some View {
        SectionCard(retailer.content.name) {
            Pill(retailer.active ? Strings.retailerOn : Strings.retailerOff, tone: retailer.active ? .success : .neutral)
        } content: {
            Text(facts.joined(separator: " · ")).foregroundStyle(theme.colors.secondaryText)
            SecondaryButton(Strings.stockOpen(retailer.content.name), isDisabled: isWorking, action: items)
                .accessibilityIdentifier("retail.manage.items.\(retailer.id)")
            QuietButton(Strings.retailerEdit(retailer.content.name), isDisabled: isWorking, action: edit)
                .accessibilityIdentifier("retail.manage.edit.\(retailer.id)")
        }
        .accessibilityIdentifier("retail.manage.retailer.\(retailer.id)")
    }
}

/// The form of a new retailer, or of one that there is.
struct RetailerFormView: View {
    let store: ScopedStore<ManagementFeature>

    private var form: RetailerForm { store.state.form }

    var body: some View {
        SectionCard(form.id == nil ? Strings.retailerNew : Strings.retailerEdit(form.name)) {
            field(Strings.retailerName, form.name, "name") { .name($0) }
            field(Strings.retailerCategory, form.category, "category", hint: Strings.retailerCategoryHint) { .category($0) }
            field(Strings.retailerHours, form.hours, "hours", hint: Strings.retailerHoursHint) { .hours($0) }
            field(Strings.retailerMinimum, form.minimum, "minimumCents", hint: Strings.retailerMinimumHint) { .minimum($0) }
            Group {
                lines(Strings.retailerPerks, form.perks, "perks") { .perks($0) }
                lines(Strings.memberPerksField, form.memberPerks ?? "", "memberPerks") { .memberPerks($0) }
                lines(Strings.retailerDeals, form.deals, "deals") { .deals($0) }
            }
            StoreFields(store: store)
            Toggle(Strings.retailerAffiliated, isOn: store.binding(\.form.isAffiliated) { .edited(.affiliated($0)) })
                .accessibilityIdentifier("retail.manage.affiliated")
            if form.id != nil {
                Toggle(Strings.retailerActive, isOn: store.binding(\.form.isActive) { .edited(.active($0)) })
                    .accessibilityIdentifier("retail.manage.active")
            }
            PrimaryButton(
                form.id == nil ? Strings.retailerAdd : Strings.retailerSave, isBusy: store.state.isWorking, isDisabled: form.name.isEmpty
            ) { store.send(.saveTapped) }.accessibilityIdentifier("retail.manage.save")
            if store.state.draft != nil {
                QuietButton(Strings.retailerCancel) { store.send(.cancelTapped) }.accessibilityIdentifier("retail.manage.cancel")
            }
        }
    }

    private func field(_ label: String, _ text: String, _ key: String, hint: String? = nil, _ edit: @escaping (String) -> RetailerEdit) -> some View {
        TextFormField(label, text: binding(text, edit), hint: hint, message: store.state.fields[key], identifier: "retail.manage.\(key)")
    }

    private func lines(_ label: String, _ text: String, _ key: String, _ edit: @escaping (String) -> RetailerEdit) -> some View {
        let message = store.state.fields.sorted { $0.key < $1.key }.first { $0.key == key || $0.key.hasPrefix("\(key).") }?.value
        return FormField(label, hint: Strings.onePerLine, message: message) {
            TextEditor(text: binding(text, edit)).accessibilityIdentifier("retail.manage.\(key)")
        }
    }

    private func binding(_ text: String, _ edit: @escaping (String) -> RetailerEdit) -> Binding<String> {
        Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) })
    }
}

/// The stores in the form of a retailer, with a map of those whose place can be read.
struct StoreFields: View {
    let store: ScopedStore<ManagementFeature>

    private var stores: [RetailerForm.Store] { store.state.form.stores }

    var body: some View {
        ForEach(Array(stores.enumerated()), id: \.offset) { number, entry in
            FormField(Strings.store("\(number + 1)"), kind: .group) {
                field(Strings.storeAddress, entry.address, number, "address") { .address(number, $0) }
                field(Strings.storePlace, entry.place, number, "latitude", hint: Strings.storePlaceHint) { .place(number, $0) }
                field(Strings.storeHoursField, entry.hours, number, "hours", hint: Strings.storeHoursHint) { .storeHours(number, $0) }
                QuietButton(Strings.storeRemove("\(number + 1)")) { [send = store.sender] in send(.edited(.storeRemoved(number))) }
                    .accessibilityIdentifier("retail.manage.stores.\(number).remove")
            }
        }
        let places = store.state.form.places
        if !places.isEmpty {
            MapView(Strings.stores, pins: places.map { MapPin(coordinate: $0.coordinate, label: $0.address, kind: .store) })
        }
        QuietButton(Strings.storeAdd, symbol: AppSymbols.plusName) { store.send(.edited(.storeAdded)) }.accessibilityIdentifier("retail.manage.stores.add")
    }

    private func field(
        _ label: String, _ text: String, _ number: Int, _ key: String, hint: String? = nil, _ edit: @escaping (String) -> RetailerEdit
    ) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) }), hint: hint,
            message: store.state.fields["stores.\(number).\(key)"], identifier: "retail.manage.stores.\(number).\(key)")
    }
}
