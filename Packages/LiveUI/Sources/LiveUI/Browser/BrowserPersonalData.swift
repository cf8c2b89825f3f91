import Persistence
import ServerCore

/// The data of people that live pages hold: the sessions of their browsers.
enum BrowserPersonalData {
    static let all = [
        PersonalData(
            "browsers", name: Strings.privacyBrowsers, purpose: Strings.privacyBrowsersPurpose, kept: Strings.privacyBrowsersKept,
            tables: [
                PersonalTable(
                    "live_browser_session", of: "person_id", [.left("cookie_hash"), .left("sealed_tokens"), .left("sealed_viewing"), .time("last_seen")],
                    erased: .deleted)
            ])
    ]
}
