public import Core
public import Location

/// An action of the app, outside its features.
public enum AppAction: Sendable {
    /// The session begins.
    case started
    /// The app is visible again, after it was hidden or disconnected.
    case returnedToForeground
    /// The launch screen's time is over.
    case launchScreenFinished
    /// A path was opened: by a link, the browser's back or forward, or a reload.
    case opened(String)
    /// A tab was tapped.
    case tabTapped(String)
    /// Another mode was chosen.
    case modeTapped(Mode)
    /// The person wants to grant the permissions that the mode requires.
    case permissionsTapped
    /// Permissions were reported; undecided ones stay as they are.
    case permissionsReported(Permissions)
    /// The page returned its drafts after it lost its server.
    case draftsReturned(Drafts)
    /// The notice's time is over.
    case noticeExpired
    /// A feature raised an event.
    case event(AppEvent)
    /// A feature's action.
    case slice(SliceAction)
}
