import AdministrationAPI
import Core

/// The settings of this run, which a text filters, and the form of one that may change while the server runs.
struct SettingsFeature: Screen {
    struct State: Sendable, Equatable {
        var groups: ViewState<[SettingGroupStatus]> = .idle
        /// A part of a name or of a summary.
        var search = ""
        /// Leaves out the settings that take a restart.
        var showsChangeable = false
        /// The setting that is being changed; nil while none is.
        var form: SettingForm?
        /// The setting whose form opens once it is loaded, as its link asks.
        var opening: String?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why the last change didn't work.
        var message: String?

        /// The groups with the settings that match the search.
        var found: [SettingGroupStatus] {
            let word = search.lowercased()
            guard !word.isEmpty || showsChangeable else { return groups.value ?? [] }
            return (groups.value ?? []).compactMap { group in
                let settings = group.settings.filter { setting in
                    (word.isEmpty || setting.key.lowercased().contains(word) || setting.summary.lowercased().contains(word))
                        && (!showsChangeable || setting.change != nil)
                }
                return settings.isEmpty ? nil : SettingGroupStatus(name: group.name, settings: settings)
            }
        }

        /// Returns a setting that may change; nil for any other.
        func changeable(_ key: String) -> SettingStatus? {
            (groups.value ?? []).flatMap(\.settings).first { $0.key == key && $0.change != nil }
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        /// The page was opened, by the link of a setting or without one.
        case opened(String?)
        case loaded(Result<[SettingGroupStatus], APIError>)
        case searchChanged(String)
        case changeableTapped
        case changeTapped(String)
        case draftRestored(SettingForm)
        case textChanged(String)
        case formDismissed
        case saveTapped
        case resetTapped(String)
        case saved(Result<SettingStatus, APIError>)
    }

    let service: any AdministrationService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.groups.beginLoading()
            return load()
        case .opened(let key):
            guard let key else {
                // What the link of a setting left behind.
                state.opening = nil
                if state.changeable(state.search) != nil { state.search = "" }
                return .none
            }
            (state.opening, state.search, state.showsChangeable) = (key, key, false)
            open(&state)
        case .loaded(let result):
            state.groups.finish(result)
            // A change that somebody else made meanwhile is what the next one replaces: it is on the page now.
            if let form = state.form, let change = state.changeable(form.key)?.change { state.form?.version = change.version }
            open(&state)
        case .searchChanged(let text): state.search = text
        case .changeableTapped: state.showsChangeable.toggle()
        case .changeTapped(let key):
            guard let setting = state.changeable(key), let change = setting.change else { return .none }
            edit(&state, SettingForm(key: key, text: setting.value ?? "", version: change.version))
        case .draftRestored(let form): edit(&state, form)
        case .textChanged(let text):
            state.form?.text = text
            state.fields = [:]
        case .formDismissed: edit(&state, nil)
        case .saveTapped:
            guard let form = state.form, !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return send { [service] () async throws(APIError) in
                try await service.change(ChangeSetting(key: form.key, value: form.text, version: form.version))
            }
        case .resetTapped(let key):
            guard let change = state.changeable(key)?.change, !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return send { [service] () async throws(APIError) in
                try await service.reset(ResetSetting(key: key, version: change.version))
            }
        case .saved(.success(let setting)):
            edit(&state, nil)
            state.isWorking = false
            if let groups = state.groups.value { state.groups = .loaded(groups.map { $0.replacing(setting) }) }
        case .saved(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty ? error.message : nil
            if error.code == "stale_version" { return load() }
        }
        return .none
    }

    private func load() -> Effect<Action> {
        .load(id: "settings") { [service] () async throws(APIError) in
            try await service.settings()
        } send: {
            .loaded($0)
        }
    }

    private func send(_ call: @escaping @Sendable () async throws(APIError) -> SettingStatus) -> Effect<Action> {
        .load(id: "change", call) { .saved($0) }
    }

    private func edit(_ state: inout State, _ form: SettingForm?) { (state.form, state.fields, state.message) = (form, [:], nil) }

    /// Opens the form of the setting that a link names, once it is there and may be changed.
    private func open(_ state: inout State) {
        guard let key = state.opening, let setting = state.changeable(key), let change = setting.change else { return }
        state.opening = nil
        // A draft of it stays, and what the operators give has no form.
        guard change.pinnedBy == nil, state.form?.key != key else { return }
        edit(&state, SettingForm(key: key, text: setting.value ?? "", version: change.version))
    }
}

/// The text that an administrator enters for a setting.
struct SettingForm: Codable, Sendable, Equatable {
    let key: String
    var text: String
    /// The version that the change replaces.
    var version: Int
}

extension SettingGroupStatus {
    /// Returns the group with a setting in the place of the one with its name.
    fileprivate func replacing(_ setting: SettingStatus) -> SettingGroupStatus {
        SettingGroupStatus(name: name, settings: settings.map { $0.key == setting.key ? setting : $0 })
    }
}
