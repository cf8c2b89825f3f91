public import Auth
public import Core
public import Location

/// The whole state of one session of the app: what App itself owns, and a slice for each feature.
public struct AppState: Sendable {
    /// What fills the window.
    public internal(set) var route = Route.launch
    /// Who is signed in.
    public internal(set) var person: Person?
    /// The language of the visit: what the browser asks for.
    public let visitLanguage: Language
    /// Whether it is known yet if somebody is signed in.
    public internal(set) var isSessionKnown = false
    /// Whether the launch screen still has its time.
    public internal(set) var isLaunching: Bool
    /// The mode that the person uses.
    public internal(set) var mode = Mode.customer
    /// The id of the selected tab of the mode; nil before the first.
    public internal(set) var tab: String?
    /// What the person lets the app use of this device.
    public internal(set) var permissions: Permissions
    /// Where to go once somebody is signed in.
    public internal(set) var pendingPath: String?
    /// The draft that the page returned, until it is known who is signed in.
    public internal(set) var returnedDrafts: Drafts?
    /// A short notice, for a moment.
    public internal(set) var notice: String?
    /// The features' states.
    public internal(set) var slices: Slices

    /// The state at the start of a session.
    public init(slices: Slices, isLaunching: Bool = false, visitLanguage: Language = .english, permissions: Permissions = Permissions()) {
        self.slices = slices
        self.visitLanguage = visitLanguage
        self.isLaunching = isLaunching
        self.permissions = permissions
    }

    /// The language of all texts: the person's, else the visit's.
    public var language: Language { person?.language ?? visitLanguage }

    /// The input that was entered and not sent; nil where there is none.
    public var drafts: Drafts? {
        // Until what the page returned is back in its screens, that is it.
        if let returnedDrafts { return returnedDrafts }
        let entries = slices.drafts
        return entries.isEmpty ? nil : Drafts(person: person?.id, entries: entries)
    }

    /// The page around mail that is open, in front of everything else.
    public var mailPage: MailPage? { slices.state(of: AuthFeature.self)?.mailPage }

    /// Whether the profile holds what the app needs of everybody.
    public var isOnboarded: Bool { person.map { !$0.name.isEmpty } ?? false }

    /// Whether what the mode requires of the device is permitted: drivers are found by where they are. Everybody else types an address instead,
    /// and where the device has no location there is nothing to permit.
    public var isPermitted: Bool { mode != .driver || permissions.location.isSettled }
}
