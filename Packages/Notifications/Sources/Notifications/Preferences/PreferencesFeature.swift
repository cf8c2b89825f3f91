import Core
import NotificationsAPI

/// The choice of channels for each kind, and of quiet hours. A choice applies as soon as the server has it.
struct PreferencesFeature: Screen {
    struct State: Sendable, Equatable {
        /// The choices, with those that are being saved.
        var preferences: ViewState<NotificationPreferences> = .idle
        /// The choices that are being saved: kinds, and `rest` for quiet hours and time zone.
        var saving: Set<String> = []
        /// The reason why the last choice wasn't saved.
        var message: String?

        /// Shows choices that another part of the page has changed, unless newer ones are being saved.
        mutating func take(_ preferences: NotificationPreferences) {
            if saving.isEmpty { self.preferences = .loaded(preferences) }
        }
    }

    enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        case loaded(Result<NotificationPreferences, APIError>)
        /// A channel of a kind was switched on or off.
        case channelToggled(kind: String, NotificationChannel)
        /// The mail of a kind was switched to once a day, or off.
        case dailyToggled(kind: String)
        case digestHourChosen(Int)
        case quietHoursToggled(Bool)
        case quietHoursChosen(QuietHours)
        case timeZoneChosen(String)
        /// Saving a choice ended.
        case saved(String, Result<NotificationPreferences, APIError>)
        case backTapped
    }

    static let rest = "rest"
    static let usualQuietHours = QuietHours(from: 22, to: 7)

    let service: any NotificationsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.preferences.beginLoading()
            state.message = nil
            return load()
        case .loaded(let result):
            // What is being saved is newer.
            if state.saving.isEmpty { state.preferences.finish(result) }
            return .none
        case .channelToggled(let kind, let channel):
            return toggle(channel, of: kind, &state)
        case .dailyToggled(let kind):
            return toggleDaily(kind, &state)
        case .digestHourChosen(let hour):
            return save(Self.rest, ChangePreferences(digestHour: hour), &state) { $0.digestHour = hour }
        case .quietHoursToggled(let isOn):
            let change = isOn ? ChangePreferences(quietHours: Self.usualQuietHours) : ChangePreferences(endsQuietHours: true)
            return save(Self.rest, change, &state) { $0.quietHours = isOn ? Self.usualQuietHours : nil }
        case .quietHoursChosen(let hours):
            guard hours.from != hours.to else { return .none }
            return save(Self.rest, ChangePreferences(quietHours: hours), &state) { $0.quietHours = hours }
        case .timeZoneChosen(let timeZone):
            return save(Self.rest, ChangePreferences(timeZone: timeZone), &state) { $0.timeZone = timeZone }
        case .saved(let choice, let result):
            state.saving.remove(choice)
            switch result {
            case .success(let preferences):
                if state.saving.isEmpty { state.preferences = .loaded(preferences) }
                return .none
            case .failure(let error):
                state.message = error.message
                // Shows again what holds.
                return load()
            }
        case .backTapped:
            // The feature goes back.
            return .none
        }
    }

    private func load() -> Effect<Action> {
        .load(id: "preferences") { [service] () throws(APIError) in
            try await service.preferences()
        } send: {
            .loaded($0)
        }
    }

    private func toggle(_ channel: NotificationChannel, of kind: String, _ state: inout State) -> Effect<Action> {
        guard let preferences = state.preferences.value, let index = preferences.kinds.firstIndex(where: { $0.kind == kind }) else { return .none }
        let choice = preferences.kinds[index]
        // From once a day, mail goes on as it happens.
        let wasDaily = channel == .mail && choice.isDaily
        let on = wasDaily ? Set(choice.channels).union([.mail]) : Set(choice.channels).symmetricDifference([channel])
        return save(kind, channels: on, isDaily: channel == .mail ? false : choice.isDaily, at: index, preferences, &state)
    }

    private func toggleDaily(_ kind: String, _ state: inout State) -> Effect<Action> {
        guard let preferences = state.preferences.value, let index = preferences.kinds.firstIndex(where: { $0.kind == kind }) else { return .none }
        let choice = preferences.kinds[index]
        let isOn = choice.isMailedDaily
        let on = isOn ? Set(choice.channels).subtracting([.mail]) : Set(choice.channels).union([.mail])
        return save(kind, channels: on, isDaily: !isOn, at: index, preferences, &state)
    }

    private func save(
        _ kind: String, channels on: Set<NotificationChannel>, isDaily: Bool, at index: Int, _ preferences: NotificationPreferences, _ state: inout State
    ) -> Effect<Action> {
        let channels = preferences.channels.filter(on.contains)
        return save(kind, ChangePreferences(kinds: [ChannelChoice(kind: kind, channels: channels, isDaily: isDaily)]), &state) {
            ($0.kinds[index].channels, $0.kinds[index].isDaily) = (channels, isDaily)
        }
    }

    /// Shows a choice at once and saves it; a newer one of the same thing takes its place.
    private func save(
        _ choice: String, _ change: ChangePreferences, _ state: inout State, _ apply: (inout NotificationPreferences) -> Void
    ) -> Effect<Action> {
        guard var preferences = state.preferences.value else { return .none }
        apply(&preferences)
        state.preferences = .loaded(preferences)
        state.saving.insert(choice)
        state.message = nil
        return .load(id: "save.\(choice)") { [service] () throws(APIError) in
            try await service.change(change)
        } send: {
            .saved(choice, $0)
        }
    }
}

extension KindChoice {
    /// True where mail comes, and once a day.
    var isMailedDaily: Bool { isDaily && channels.contains(.mail) }
    /// True where mail comes as it happens.
    var isMailedAtOnce: Bool { !isDaily && channels.contains(.mail) }
}
