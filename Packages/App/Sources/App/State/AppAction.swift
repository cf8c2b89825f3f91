public import Core
public import Location

/// What can happen in the app, outside its features.
public enum AppAction: Sendable {
    /// The session begins.
    case started
    /// The app is in the foreground again, after it was hidden or had no connection.
    case returnedToForeground
    /// The launch screen has had its time.
    case launchScreenFinished
    /// An address was opened: by a link, the browser's back and forward, a reload.
    case opened(String)
    /// A tab was tapped.
    case tabTapped(String)
    /// Another mode was chosen.
    case modeTapped(Mode)
    /// The person wants to permit what the mode requires.
    case permissionsTapped
    /// The person decided about permissions; what is undecided stays as it is.
    case permissionsReported(Permissions)
    /// The page returned what was entered before it lost its server.
    case draftsReturned(Drafts)
    /// A notice has been read.
    case noticeExpired
    /// A feature raised an event.
    case event(AppEvent)
    /// Something happened in a feature.
    case slice(SliceAction)
}
