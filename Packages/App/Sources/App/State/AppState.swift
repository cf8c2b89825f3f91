public import Auth
public import Core
public import Location

/// The state of a session of the app: what App itself owns, and a slice for each feature.
public struct AppState: Sendable {
    /// The content of the window.
    public internal(set) var route = Route.launch
    /// The signed-in person.
    public internal(set) var person: Person?
    /// The visit's language, requested by the browser.
    public let visitLanguage: Language
    /// Whether it is known yet if somebody is signed in.
    public internal(set) var isSessionKnown = false
    /// Whether the launch screen is still shown.
    public internal(set) var isLaunching: Bool
    /// The mode in use.
    public internal(set) var mode = Mode.customer
    /// The id of the mode's selected tab; nil before the first selection.
    public internal(set) var tab: String?
    /// The permissions granted on this device.
    public internal(set) var permissions: Permissions
    /// The path to open after the sign-in.
    public internal(set) var pendingPath: String?
    /// The drafts returned by the page, until the signed-in person is known.
    public internal(set) var returnedDrafts: Drafts?
    /// A short notice, shown briefly.
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

    /// The language of all texts: the person's, or the visit's.
    public var language: Language { person?.language ?? visitLanguage }

    /// The open mail page, in front of everything else.
    public var mailPage: MailPage? { slices.state(of: AuthFeature.self)?.mailPage }

    /// Returns whether the person lacks a second factor, which has to be set up or given before they have their roles.
    public var needsSecondFactor: Bool { slices.state(of: AuthFeature.self)?.needsSecondFactor ?? false }

    /// Whether the person's account is to be deleted.
    public var isLeaving: Bool { slices.state(of: AuthFeature.self)?.isLeaving ?? false }

    /// Whether an administrator sees the product through the person's eyes.
    public var isViewing: Bool { slices.state(of: AuthFeature.self)?.viewing.isOn ?? false }

    /// Whether the profile contains what the app needs of everybody.
    public var isOnboarded: Bool { person.map { !$0.name.isEmpty } ?? false }

    /// Whether the permissions that the mode requires are granted: drivers are found by their location. Everybody else types an address instead,
    /// and a device without location needs no permission.
    /// Nor is the device of an administrator who views as a driver the driver's.
    public var isPermitted: Bool { isViewing || mode != .driver || permissions.location.isSettled }
}
