public import Core
import HTTPTypes

/// The endpoints with which administrators watch the product.
public enum AdministrationEndpoints {
    /// Returns whether everything runs, and the numbers that plugins declare.
    public static let overview = Endpoint<NoInput, Overview>(
        .get, "/administration/overview", access: .roles([.admin]), summary: "Whether everything runs, and how much is going on.")

    /// Returns the state of the running product.
    public static let status = Endpoint<NoInput, SystemStatus>(
        .get, "/administration/status", access: .roles([.admin]),
        summary: "The state of the running product: version, database, queues, processes, jobs, last errors, plugins and migrations.")

    /// Returns every declared setting with its value, by part of the product. Secrets are left out.
    public static let settings = Endpoint<NoInput, [SettingGroupStatus]>(
        .get, "/administration/settings", access: .roles([.admin]), summary: "Every setting with its value and where it comes from, without secrets.")

    /// Changes a setting while the server runs. Fails with 404 for an unknown one, and with 409 for one that takes a new value only with a restart
    /// (`setting_fixed`), that the operators give (`setting_pinned`), or that was changed meanwhile (`stale_version`).
    public static let changeSetting = Endpoint<ChangeSetting, SettingStatus>(
        .put, "/administration/settings/{key}", access: .roles([.admin]),
        summary: "Changes a setting while the server runs. It holds on every process within seconds.")

    /// Ends the change of a setting. Fails as ``changeSetting`` does.
    public static let resetSetting = Endpoint<ResetSetting, SettingStatus>(
        .delete, "/administration/settings/{key}", access: .roles([.admin]), summary: "Sets a setting back to what it is without a change.")

    /// Returns how many people who agreed to analytics take each step of the product's funnels.
    public static let analytics = Endpoint<AnalyticsRequest, AnalyticsReport>(
        .get, "/administration/analytics", access: .roles([.admin]),
        summary: "How many people who agreed to be counted take each step towards an order, a cancellation or an accepted offer.")
}

/// The endpoints of the first setup, whose steps plugins declare.
public enum SetupEndpoints {
    /// Returns the steps and what they still need.
    public static let status = Endpoint<NoInput, SetupStatus>(
        .get, "/administration/setup", access: .roles([.admin]), summary: "The steps of the first setup, and what each still needs.")

    /// Marks the setup as finished, which takes it off the first page, or as open again.
    public static let finish = Endpoint<FinishSetup, SetupStatus>(
        .put, "/administration/setup", access: .roles([.admin]), summary: "Marks the first setup as finished, or as open again.")

    /// Says that a step is right, or isn't. Fails with 404 for an unknown step.
    public static let review = Endpoint<ReviewSetupStep, SetupStatus>(
        .put, "/administration/setup/{step}", access: .roles([.admin]), summary: "Says of a step of the first setup that it is right, or isn't.")

    /// Tries a step out by a real call, such as a mail to the caller. Fails with 404 for a step that can't be tried.
    public static let tryOut = Endpoint<SetupStepInput, SetupStatus>(
        .post, "/administration/setup/{step}/trial", access: .roles([.admin]), rate: RateLimit(count: 10, per: .seconds(300)),
        summary: "Tries a step of the first setup out, such as by a mail to the caller, and says what came of it.")
}

/// The endpoints with which administrators look at the event log.
public enum EventLogEndpoints {
    /// Returns events, newest first.
    public static let list = Endpoint<EventLogQuery, LoggedEventPage>(
        .get, "/administration/events", access: .roles([.admin]),
        summary: "The event log, newest first, by kind, thing and time, paged by the cursor `before`. A page can be empty and still have a next one.")

    /// Returns the kinds to choose from.
    public static let kinds = Endpoint<NoInput, [String]>(
        .get, "/administration/event-kinds", access: .roles([.admin]), summary: "The kinds of events that happened lately, by name.")
}

/// The endpoints with which administrators manage their own API keys. No key can call those that make one: they need a fresh proof.
public enum APIKeyEndpoints {
    /// Lists the caller's keys, newest first, revoked and expired ones included.
    public static let list = Endpoint<NoInput, [APIKey]>(
        .get, "/administration/keys", access: .roles([.admin]), summary: "The caller's API keys, newest first.")

    /// Returns one of the caller's keys. Fails with 404 for anybody else's.
    public static let detail = Endpoint<IDInput, APIKey>(
        .get, "/administration/keys/{id}", access: .roles([.admin]), summary: "One of the caller's API keys.")

    /// Lists the scopes that keys can have.
    public static let scopes = Endpoint<NoInput, [String]>(
        .get, "/administration/key-scopes", access: .roles([.admin]), summary: "The scopes that API keys can have, such as `orders:read`.")

    /// Makes a key. Fails with `too_many_keys` (409) for the 21st that holds.
    public static let create = Endpoint<NewAPIKey, APIKey>(
        .post, "/administration/keys", access: .roles([.admin]), needsFreshProof: true, rate: RateLimit(count: 20, per: .seconds(600)), success: 201,
        summary: "Makes an API key. Only this response contains it.")

    /// Revokes one of the caller's keys at once. Fails with 404 for anybody else's.
    public static let revoke = Endpoint<IDInput, APIKey>(
        .delete, "/administration/keys/{id}", access: .roles([.admin]), summary: "Revokes one of the caller's API keys at once.")
}
