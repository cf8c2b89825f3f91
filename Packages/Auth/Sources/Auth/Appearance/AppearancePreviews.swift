#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct AppearanceView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AppearanceView(store: .preview(profile: .loading, path: [.appearance])).previewDisplayName("Loading")
            AppearanceView(store: .preview(path: [.appearance])).previewDisplayName("Loaded")
            AppearanceView(store: .preview(path: [.appearance]) { $0.appearance.message = "No connection. Please try again." })
                .previewDisplayName("Failed")
        }
    }
}
#endif
