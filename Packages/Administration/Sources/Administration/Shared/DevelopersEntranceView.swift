import AdministrationAPI
import CoreUI
import Theme
import UI

/// The way to the pages for developers, for people who aren't signed in.
struct DevelopersEntranceView: View {
    var body: some View {
        PageColumn(.narrow) { PageLink(Strings.developersLink, to: DevelopersPages.path, identifier: "administration.developers") }
    }
}
