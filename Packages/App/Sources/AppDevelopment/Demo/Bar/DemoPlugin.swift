import Auth
import Core
import CoreUI
import Networking
import Theme
import UI

/// The demo bar of the sign-in page, and the pages by which a window begins as somebody.
struct DemoPlugin: ClientPlugin {
    let name = "Demo"
    let requires = ["Auth"]
    let symbols = AppSymbols.demoDrawings
    let scripts = [Resources.demoWindowScript]
    let styleSheet = Resources.demoStyles
    /// A secret of this process. A window that was opened by a page of another one asks for a press.
    let ticket: String

    func registerServices(in container: DIContainer) {
        container.register((any DemoService).self, .scoped) { resolver in
            let (auth, client) = try resolver.resolve((any AuthService).self, APIClient.self)
            return LiveDemoService(auth: auth, client: client)
        }
    }

    func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(DemoFeature(service: try container.resolve((any DemoService).self), ticket: ticket))
    }

    var tabs: [CoreUI.Tab] { [] }

    var publicPages: [PublicPage] {
        [
            PublicPage(
                feature: DemoFeature.self, opened: { DemoAddress(path: $0).map { .opened($0) } }, path: { $0.page.map { DemoAddress($0).path } },
                closed: .closed
            ) { DemoPageView(store: $0) }
        ]
    }

    var entrance: EntranceSection? { EntranceSection(feature: DemoFeature.self) { DemoBarView(store: $0) } }

    #if DEBUG
    static var previews: PreviewList { [DemoBarView_Previews.self, DemoWindowButton_Previews.self, DemoPageView_Previews.self] }
    #endif
}
