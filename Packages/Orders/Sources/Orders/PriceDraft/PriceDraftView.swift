import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The editor of a draft of prices: amounts, taxes and add-ons, and what they do to ten typical orders.
struct PriceDraftView: View {
    let store: ScopedStore<PriceDraftFeature>

    var body: some View {
        PageColumn {
            ViewStateView(store.state.draft, loading: .page, retry: { [send = store.sender, id = store.state.id] in id.map { send(.opened($0)) } }) { _ in
                SplitColumns {
                    PriceAmountsCard(store: store)
                    AddOnsCard(store: store)
                } side: {
                    PriceDraftForm(store: store)
                    Kept(store.state.preview) { PricePreviewCard(preview: store.state.preview) }
                }
            }
        }
        .navigationTitle(store.state.id.map { Strings.priceDraft(String($0)) } ?? Strings.prices)
    }
}

/// The amounts and taxes.
struct PriceAmountsCard: View {
    let store: ScopedStore<PriceDraftFeature>

    var body: some View {
        SectionCard(Strings.priceAmounts) {
            AdaptiveGrid(minimum: 200) {
                ForEach(PriceAmount.allCases, id: \.self) { amount in
                    TextFormField(
                        Strings.name(amount), text: text(of: amount),
                        message: store.state.fields[amount.field], identifier: "prices.amount.\(amount.rawValue)"
                    )
                    .keyboardType(.decimalPad)
                }
            }
            FormField(
                Strings.priceAreaTaxes, hint: Strings.priceAreaTaxesHint, message: store.state.fields["areaTaxBasisPoints"],
                identifier: "prices.areaTaxes"
            ) {
                TextEditor(text: areaTaxes).accessibilityIdentifier("prices.areaTaxes")
            }
        }
    }

    private func text(of amount: PriceAmount) -> Binding<String> {
        Binding(get: { [form = store.state.form] in form?.amounts[amount] ?? "" }, set: { [send = store.sender] in send(.amountChanged(amount, $0)) })
    }

    private var areaTaxes: Binding<String> {
        Binding(get: { [form = store.state.form] in form?.areaTaxes ?? "" }, set: { [send = store.sender] in send(.areaTaxesChanged($0)) })
    }
}

/// The add-ons, each with its names and price.
struct AddOnsCard: View {
    let store: ScopedStore<PriceDraftFeature>

    var body: some View {
        SectionCard(Strings.extras) {
            if let message = store.state.fields["addOns"] { NoticeBanner(message, tone: .danger) }
            let entries = store.state.form?.addOns ?? []
            ForEach(0..<entries.count) { index in
                AddOnFields(index: index, entry: entries[index], fields: store.state.fields) { [send = store.sender] in send(.addOnEdited(index, $0)) }
            }
            SecondaryButton(Strings.priceAddOnAdd, symbol: AppSymbols.plusName) { store.send(.addOnAdded) }
                .accessibilityIdentifier("prices.addOns.add")
        }
    }
}

/// The fields of an add-on.
struct AddOnFields: View {
    let index: Int
    let entry: PriceForm.AddOnEntry
    let fields: [String: String]
    let edit: (AddOnEdit) -> Void

    var body: some View {
        DisclosureGroup(title) {
            AdaptiveGrid(minimum: 200) {
                field(Strings.priceNameEnglish, entry.english, "name.en", "english") { .english($0) }
                field(Strings.priceNameSpanish, entry.spanish, "name.es", "spanish") { .spanish($0) }
                field(Strings.priceNamePolish, entry.polish, "name.pl", "polish") { .polish($0) }
                field(Strings.priceAddOnPrice, entry.price, "unitCents", "price") { .price($0) }
                field(Strings.priceAddOnCode, entry.code, "code", "code") { .code($0) }
            }
            ChipField(
                Strings.priceAddOnUnit, AddOn.Unit.allCases, selection: entry.unit, identifier: "prices.addOn.\(index).unit", name: Strings.name
            ) { [edit] in edit(.unit($0)) }
            Toggle(Strings.priceAddOnActive, isOn: Binding(get: { entry.active }, set: { [edit] in edit(.active($0)) }))
                .accessibilityIdentifier("prices.addOn.\(index).active")
            QuietButton(Strings.priceAddOnRemove(title)) { [edit] in edit(.removed) }.accessibilityIdentifier("prices.addOn.\(index).remove")
        }
    }

    private var title: String {
        let name = LocalizedName(english: entry.english, spanish: entry.spanish, polish: entry.polish).text(in: .current)
        return name.isEmpty ? Strings.priceAddOnNew : name
    }

    private func field(_ label: String, _ text: String, _ key: String, _ name: String, _ change: @escaping (String) -> AddOnEdit) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [edit] in edit(change($0)) }), message: fields["addOns.\(index).\(key)"],
            identifier: "prices.addOn.\(index).\(name)")
    }
}

/// The buttons that store, publish and discard the draft.
struct PriceDraftForm: View {
    let store: ScopedStore<PriceDraftFeature>

    @Environment(\.theme) private var theme

    private var state: PriceDraftState { store.state }

    var body: some View {
        Card {
            if let draft = state.draft.value {
                Text(Strings.priceDraftBased(String(draft.basedOn))).foregroundStyle(theme.colors.secondaryText)
            }
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("prices.message") }
            if state.isSaved { NoticeBanner(Strings.priceDraftSaved, tone: .success).accessibilityIdentifier("prices.saved") }
            SecondaryButton(Strings.priceDraftSave, isBusy: state.isWorking, isDisabled: !state.isChanged) { store.send(.saveTapped) }
                .accessibilityIdentifier("prices.save")
            TextFormField(
                Strings.priceDate, text: store.binding(\.date) { .dateChanged($0) }, placeholder: "2026-12-01 06:00", hint: Strings.priceDateHint,
                message: state.fields["effectiveFrom"], identifier: "prices.date")
            PrimaryButton(Strings.pricePublish, isBusy: state.isWorking, isDisabled: state.isChanged) { store.send(.publishTapped) }
                .accessibilityIdentifier("prices.publish")
            if state.isChanged { Text(Strings.priceSaveFirst).foregroundStyle(theme.colors.secondaryText) }
            if state.confirmsDiscard {
                DestructiveButton(Strings.priceDiscardConfirm, isDisabled: state.isWorking) { store.send(.discardConfirmed) }
                    .accessibilityIdentifier("prices.discard.confirm")
                QuietButton(Strings.priceDiscardKeep) { store.send(.discardDismissed) }.accessibilityIdentifier("prices.discard.dismiss")
            } else {
                QuietButton(Strings.priceDiscard, isDisabled: state.isWorking) { store.send(.discardTapped) }.accessibilityIdentifier("prices.discard")
            }
        }
    }
}

/// Ten typical orders before and after, each with its lines.
struct PricePreviewCard: View {
    let preview: ViewState<[PricePreview]>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.pricePreview) {
            switch preview {
            case .idle, .loading: Text(Strings.pricePreviewing).redacted(reason: .placeholder)
            case .failed(let message): NoticeBanner(message, tone: .danger)
            case .loaded(let orders): ForEach(orders, id: \.order) { row($0) }
            }
        }
        .accessibilityIdentifier("prices.preview")
    }

    private func row(_ preview: PricePreview) -> some View {
        DisclosureGroup(Strings.pricePreviewRow(Strings.name(preview), difference: Strings.difference(preview.differenceCents))) {
            Text(Strings.priceBefore).font(theme.fonts.headline)
            PriceBreakdown(price: preview.before)
            Text(Strings.priceAfter).font(theme.fonts.headline)
            PriceBreakdown(price: preview.after)
        }
        .accessibilityIdentifier("prices.preview.\(preview.order.rawValue)")
    }
}
