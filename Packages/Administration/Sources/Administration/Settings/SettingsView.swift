import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the settings of this run.
struct SettingsView: View {
    let store: ScopedStore<SettingsFeature>
    let back: () -> Void

    var body: some View {
        PageHeader(Strings.settings, subtitle: Strings.settingsHint, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        NoticeBanner(Strings.settingsNotice)
        SearchField(
            Strings.searchSettings, text: store.binding(\.search) { .searchChanged($0) }, identifier: "administration.settings.search")
        ChipRow {
            Chip(Strings.changeableSettings, isSelected: store.state.showsChangeable) { store.send(.changeableTapped) }
                .accessibilityIdentifier("administration.settings.changeable")
        }
        if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.settings.message") }
        ViewStateView(store.state.groups, retry: { store.send(.appeared) }) { _ in content }
            .onAppear { store.send(.appeared) }
    }

    @ViewBuilder private var content: some View {
        let groups = store.state.found
        if groups.isEmpty {
            EmptyStateView(symbol: AppSymbols.searchName, title: Strings.noSettings, message: Strings.noSettingsMessage)
        } else {
            ForEach(groups, id: \.name) { SettingGroupCard(group: $0, store: store) }
        }
    }
}

/// The settings of a part of the product.
struct SettingGroupCard: View {
    let group: SettingGroupStatus
    let store: ScopedStore<SettingsFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(group.name) {
            ForEach(group.settings, id: \.key) { setting in
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(setting.key).font(theme.fonts.headline)
                    Text(value(setting))
                    Text(setting.summary).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                    Text(Strings.source(source(setting))).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                    if let change = setting.change { changeRow(setting, change) }
                }
                .accessibilityIdentifier("administration.setting.\(setting.key)")
            }
        }
    }

    @ViewBuilder
    private func changeRow(_ setting: SettingStatus, _ change: SettingChange) -> some View {
        if let changedAt = change.changedAt {
            Text(Strings.settingChanged(DateFormat.dateTime(changedAt), account: change.changedBy.map { String($0) } ?? Strings.unknown))
                .font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
        }
        if let place = change.pinnedBy {
            Text(Strings.settingPinned(place)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            TextFormField(Strings.presentValue, text: .constant(setting.value ?? ""), identifier: "administration.setting.\(setting.key).pinned").disabled(true)
        } else if let form = store.state.form, form.key == setting.key {
            SettingFormView(setting: setting, change: change, form: form, store: store)
        } else {
            HStack(spacing: theme.spacing.sm) {
                QuietButton(Strings.changeSetting) { [send = store.sender, key = setting.key] in send(.changeTapped(key)) }
                    .accessibilityLabel(Strings.changeNamed(setting.key))
                    .accessibilityIdentifier("administration.setting.\(setting.key).change")
                if change.isChanged {
                    QuietButton(Strings.resetSetting(change.unchanged ?? Strings.secretValue)) { [send = store.sender, key = setting.key] in
                        send(.resetTapped(key))
                    }
                    .accessibilityIdentifier("administration.setting.\(setting.key).reset")
                }
            }
        }
    }

    private func value(_ setting: SettingStatus) -> String {
        guard setting.isSet else { return Strings.emptyValue }
        return setting.value ?? Strings.secretValue
    }

    private func source(_ setting: SettingStatus) -> String {
        switch setting.source {
        case "default": Strings.defaultValue
        case "administrator": Strings.administratorSource
        default: setting.source
        }
    }
}

/// The form of a setting that may change while the server runs.
struct SettingFormView: View {
    let setting: SettingStatus
    let change: SettingChange
    let form: SettingForm
    let store: ScopedStore<SettingsFeature>

    var body: some View {
        if change.choices.isEmpty {
            TextFormField(
                Strings.newValue, text: Binding(get: { form.text }, set: { [send = store.sender] in send(.textChanged($0)) }),
                hint: Strings.settingAccepts(setting.range), message: store.state.fields["value"], identifier: "administration.settings.value")
        } else {
            SegmentedSwitcher(
                Strings.newValue, options: change.choices.map { (id: $0, title: $0) }, selection: form.text, identifier: "administration.settings.value"
            ) { [send = store.sender] in send(.textChanged($0)) }
        }
        PrimaryButton(Strings.saveSetting, isBusy: store.state.isWorking) { store.send(.saveTapped) }.accessibilityIdentifier("administration.settings.save")
        QuietButton(Strings.cancel) { store.send(.formDismissed) }.accessibilityIdentifier("administration.settings.cancel")
    }
}
