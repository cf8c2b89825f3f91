import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The windows of an area: every week, on the coming days with the places that are taken, and on days that are different.
struct SlotPlanView: View {
    let store: ScopedStore<SlotPlanFeature>

    var body: some View {
        PageColumn {
            ViewStateView(
                store.state.page, loading: .page, retry: { [send = store.sender, subject = store.state.subject] in subject.map { send(.opened($0)) } }
            ) { page in
                SplitColumns {
                    SlotWeekCard(page: page, store: store)
                    if page.area != nil { SlotSharingCard(page: page, store: store) }
                } side: {
                    SlotDaysCard(page: page, store: store)
                    SlotExceptionsCard(page: page, store: store)
                }
            }
        }
        .navigationTitle(store.state.page.value.map { $0.area?.name ?? Strings.slotsAll } ?? Strings.slots)
    }
}

/// The reason why the last change of a part of the page was refused, with the way to see what somebody else has stored.
struct SlotMessageView: View {
    let part: SlotPlanState.Part
    let store: ScopedStore<SlotPlanFeature>

    var body: some View {
        if let message = store.state.message(of: part) {
            NoticeBanner(message, tone: .danger).accessibilityIdentifier("slots.message")
            if store.state.isStale {
                SecondaryButton(Strings.slotReload, symbol: AppSymbols.refreshName) { [send = store.sender, subject = store.state.subject] in
                    subject.map { send(.opened($0)) }
                }
                .accessibilityIdentifier("slots.reload")
            }
        }
    }
}

/// The weekly windows: to be changed where they are the area's own, else only to be read.
struct SlotWeekCard: View {
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    @Environment(\.theme) private var theme

    private var state: SlotPlanState { store.state }

    var body: some View {
        SectionCard(Strings.slotWeek) {
            SlotMessageView(part: .week, store: store)
            if state.isSaved { NoticeBanner(Strings.slotsSaved, tone: .success).accessibilityIdentifier("slots.saved") }
            if let form = state.form { fields(form) } else { windows }
        }
        .accessibilityIdentifier("slots.week")
    }

    @ViewBuilder private var windows: some View {
        ForEach(page.plan.slots, id: \.self) { rule in
            ListRow(Strings.times(rule.start, rule.end), subtitle: Strings.weekdays(rule.weekdays)) { Text(Strings.places(of: rule, page.loads)) }
        }
    }

    @ViewBuilder
    private func fields(_ form: SlotForm) -> some View {
        if form.rules.isEmpty { Text(Strings.slotsEmpty).foregroundStyle(theme.colors.secondaryText) }
        ForEach(0..<form.rules.count) { index in
            SlotRuleFields(index: index, entry: form.rules[index], fields: state.fields, loads: page.loads) { [send = store.sender] in
                send(.ruleEdited(index, $0))
            }
        }
        SecondaryButton(Strings.slotAdd, symbol: AppSymbols.plusName) { store.send(.ruleAdded) }.accessibilityIdentifier("slots.add")
        PrimaryButton(Strings.slotsSave, symbol: AppSymbols.checkName, isBusy: state.storing == .week, isDisabled: !state.isChanged || state.storing != nil) {
            store.send(.saveTapped)
        }
        .accessibilityIdentifier("slots.save")
    }
}

/// The fields of a weekly window.
struct SlotRuleFields: View {
    let index: Int
    let entry: SlotForm.Entry
    let fields: [String: String]
    let loads: SlotLoads
    let edit: (SlotRuleEdit) -> Void

    var body: some View {
        DisclosureGroup(title) {
            Form { content }
        }
        .accessibilityIdentifier("slots.rule.\(index)")
    }

    @ViewBuilder private var content: some View {
        FormField(Strings.slotWeekdays, message: fields["slots.\(index).weekdays"], kind: .group, identifier: "slots.\(index).weekdays") {
            ChipRow {
                ForEach(Weekday.allCases, id: \.rawValue) { day in
                    Chip(Strings.name(day), isSelected: entry.weekdays.contains(day)) { [edit] in edit(.weekday(day)) }
                        .accessibilityIdentifier("slots.\(index).weekday.\(day.rawValue)")
                }
            }
        }
        AdaptiveGrid(minimum: 140) {
            field(Strings.slotStart, entry.start, "start", Strings.slotTimeHint) { .start($0) }
            field(Strings.slotEnd, entry.end, "end", Strings.slotTimeHint) { .end($0) }
            field(Strings.slotPlaces, entry.places, "capacity", Strings.slotPlacesHint) { .places($0) }
        }
        QuietButton(Strings.slotRemove) { [edit] in edit(.removed) }.accessibilityIdentifier("slots.\(index).remove")
    }

    /// The window in words, and whether something about it is wrong, since it may be closed.
    private var title: String {
        let isWrong = fields.keys.contains { $0.hasPrefix("slots.\(index).") }
        return isWrong ? Strings.slotCheck(summary) : summary
    }

    private var summary: String {
        guard let start = SlotForm.time(entry.start), let end = SlotForm.time(entry.end), start < end else { return Strings.slotNew }
        let rule = SlotRule(weekdays: entry.weekdays, start: start, end: end, capacity: SlotForm.places(entry.places))
        return [Strings.times(start, end), Strings.weekdays(rule.weekdays), Strings.places(of: rule, loads)].joined(separator: " · ")
    }

    private func field(_ label: String, _ text: String, _ key: String, _ hint: String, _ change: @escaping (String) -> SlotRuleEdit) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [edit] in edit(change($0)) }), hint: hint, message: fields["slots.\(index).\(key)"],
            identifier: "slots.\(index).\(key)")
    }
}

/// The way from the windows of all areas to an area's own, and back.
struct SlotSharingCard: View {
    let page: SlotPage
    let store: ScopedStore<SlotPlanFeature>

    @Environment(\.theme) private var theme

    private var isBusy: Bool { store.state.storing == .sharing }

    var body: some View {
        Card {
            SlotMessageView(part: .sharing, store: store)
            if !page.isOwn {
                Text(Strings.slotsSharedHint).foregroundStyle(theme.colors.secondaryText)
                PrimaryButton(Strings.slotsGiveOwn(page.area?.name ?? ""), isBusy: isBusy) { store.send(.ownTapped) }.accessibilityIdentifier("slots.own")
            } else if store.state.confirmsRemoval {
                DestructiveButton(Strings.slotsShareConfirm, isBusy: isBusy) { store.send(.shareConfirmed) }
                    .accessibilityIdentifier("slots.share.confirm")
                QuietButton(Strings.slotsShareKeep) { store.send(.shareDismissed) }.accessibilityIdentifier("slots.share.dismiss")
            } else {
                QuietButton(Strings.slotsShare) { store.send(.shareTapped) }.accessibilityIdentifier("slots.share")
            }
        }
    }
}
