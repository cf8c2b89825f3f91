import Core
import CoreUI
import PromotionsAPI
import Theme
import UI

/// The administrator's promo codes, the form of a new one, and the form that grants credit.
struct CodesView: View {
    let store: ScopedStore<CodesFeature>
    let grant: ScopedStore<GrantFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.codes, subtitle: Strings.codesSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("promotions.message") }
            SplitColumns {
                ViewStateView(store.state.codes, retry: { store.send(.appeared) }) { codes in
                    if codes.isEmpty {
                        EmptyStateView(symbol: AppSymbols.starName, title: Strings.codesEmpty, message: Strings.codesEmptyMessage)
                    }
                    ForEach(codes, id: \.id) { code in
                        CodeCard(code: code, isWorking: store.state.isWorking) { [send = store.sender] in send(.endTapped(code.id)) }
                    }
                }
            } side: {
                CodeForm(store: store)
                GrantForm(store: grant)
            }
        }
        .navigationTitle(Strings.codes)
    }
}

/// A code with its terms, how often it was used, and the button that ends it.
struct CodeCard: View {
    let code: PromoCode
    let isWorking: Bool
    let end: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(code.code) {
            Pill(code.active ? Strings.codeActive : Strings.codeEnded, tone: code.active ? .success : .neutral)
        } content: {
            Text(Strings.summary(of: code.terms))
            Text(Strings.redeemed(code)).foregroundStyle(theme.colors.secondaryText)
            if code.active {
                SecondaryButton(Strings.codeEnd(code.code), isDisabled: isWorking, action: end).accessibilityIdentifier("promotions.end.\(code.code)")
            }
        }
        .accessibilityIdentifier("promotions.code.\(code.code)")
    }
}

/// The form of a new code.
struct CodeForm: View {
    let store: ScopedStore<CodesFeature>

    private var new: CodeDraft { store.state.new }

    var body: some View {
        SectionCard(Strings.codeNew) {
            field(Strings.code, new.code, "code", "code", hint: Strings.codeHint) { .code($0) }
            ChipField(Strings.codeKind, CodeDraft.Kind.allCases, selection: new.kind, identifier: "promotions.kind", name: Strings.name) {
                [send = store.sender] in send(.edited(.kind($0)))
            }
            field(Strings.name(new.kind), new.value, new.kind == .percent ? "terms.percent" : "terms.amountCents", "value") { .value($0) }
            field(Strings.codeMinimum, new.minimum, "terms.minimumCents", "minimum", hint: Strings.codeOptional) { .minimum($0) }
            field(Strings.codeLimit, new.limit, "terms.limit", "limit", hint: Strings.codeOptional) { .limit($0) }
            field(Strings.codeLimitPerCustomer, new.limitPerCustomer, "terms.limitPerCustomer", "limitPerCustomer", hint: Strings.codeOptional) {
                .limitPerCustomer($0)
            }
            field(Strings.codeStart, new.startsAt, "terms.startsAt", "startsAt", hint: Strings.codeDateHint) { .startsAt($0) }
            field(Strings.codeFinish, new.endsAt, "terms.endsAt", "endsAt", hint: Strings.codeDateHint) { .endsAt($0) }
            Toggle(Strings.codeFirstOrder, isOn: store.binding(\.new.firstOrderOnly) { .edited(.firstOrderOnly($0)) })
                .accessibilityIdentifier("promotions.firstOrderOnly")
            PrimaryButton(Strings.codeCreate, isBusy: store.state.isWorking, isDisabled: new.code.isEmpty) { store.send(.createTapped) }
                .accessibilityIdentifier("promotions.create")
        }
    }

    private func field(
        _ label: String, _ text: String, _ key: String, _ name: String, hint: String? = nil, _ edit: @escaping (String) -> CodeEdit
    ) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) }), hint: hint,
            message: store.state.fields[key], identifier: "promotions.\(name)")
    }
}
