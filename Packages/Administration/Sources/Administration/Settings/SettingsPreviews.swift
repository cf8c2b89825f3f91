#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.groups = .loading }.previewDisplayName("Loading")
            page { $0.groups = .loaded([.sample]) }.previewDisplayName("Loaded")
            page { ($0.groups, $0.search) = (.loaded([.sample]), "nothing") }.previewDisplayName("Nothing found")
            page { $0.groups = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { state in
                (state.groups, state.form) = (.loaded([.changeable]), SettingForm(key: "OPEN_ORDERS", text: "many", version: 2))
                state.fields = ["value": "Give a number from 0 to 1000."]
            }
            .previewDisplayName("Form")
        }
    }

    private static func page(_ change: (inout SettingsFeature.State) -> Void) -> SettingsView {
        var state = SettingsFeature.State()
        change(&state)
        return SettingsView(store: ScopedStore(state: state)) {}
    }
}

struct SettingGroupCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SettingGroupCard(group: .sample, store: ScopedStore(state: SettingsFeature.State())).previewDisplayName("A group")
            SettingGroupCard(group: .changeable, store: ScopedStore(state: SettingsFeature.State())).previewDisplayName("Changeable")
        }
    }
}

struct SettingFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            form(SettingChange(unchanged: "10"), "5").previewDisplayName("Text")
            form(SettingChange(unchanged: "YES", choices: ["YES", "NO"]), "NO").previewDisplayName("Choice")
        }
    }

    private static func form(_ change: SettingChange, _ text: String) -> SettingFormView {
        SettingFormView(
            setting: .changeable, change: change, form: SettingForm(key: "OPEN_ORDERS", text: text, version: 0),
            store: ScopedStore(state: SettingsFeature.State()))
    }
}

extension SettingGroupStatus {
    /// Settings that may change: one that was changed, and one that the operators give.
    static let changeable = SettingGroupStatus(
        name: "Courier",
        settings: [
            .changeable,
            SettingStatus(
                key: "PRODUCT_DISPLAY_NAME", value: "Fresh Laundry", isSet: true, source: "environment", range: "text", summary: "Name of the shop.",
                change: SettingChange(unchanged: "Fresh Laundry", pinnedBy: "environment")),
        ])
}
#endif
