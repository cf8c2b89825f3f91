#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct SystemView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page([]).previewDisplayName("Pages")
            page([.status]).previewDisplayName("Status")
        }
    }

    private static func page(_ path: [AdministrationLink]) -> some View {
        var state = AdministrationFeature.State()
        state.system = path
        state.status.status = .loaded(.sample)
        return SystemView(store: ScopedStore(state: state))
            .environment(\.administrationPages, AdministrationPages(plugins: [AdministrationPlugin()]))
    }
}
#endif
