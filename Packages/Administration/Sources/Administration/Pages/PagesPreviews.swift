#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct PagesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.system, AdministrationPages(plugins: [AdministrationPlugin()])).previewDisplayName("System")
            page(.catalog, AdministrationPages(plugins: [])).previewDisplayName("Empty")
        }
    }

    private static func page(_ group: AdministrationPage.Group, _ pages: AdministrationPages) -> some View {
        PagesView(group: group, store: ScopedStore(state: PagesFeature.State())).environment(\.administrationPages, pages)
    }
}

struct PageList_Previews: PreviewProvider {
    static var previews: some View {
        PageList(group: .system, store: ScopedStore(state: PagesFeature.State()), open: AdministrationLink.status.place)
            .environment(\.administrationPages, AdministrationPages(plugins: [AdministrationPlugin()]))
            .previewDisplayName("One is open")
    }
}
#endif
