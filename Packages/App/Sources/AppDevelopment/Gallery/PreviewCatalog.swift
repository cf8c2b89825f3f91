#if DEBUG
import App
import Core
import CoreUI
import Theme
import UI

/// The product's previews, by package.
struct PreviewCatalog {
    /// The previews of one package.
    struct Group {
        let package: String
        let previews: [Preview]
    }

    /// The previews of a `PreviewProvider`, under the name of its view.
    struct Preview {
        let name: String
        let provider: any PreviewProvider.Type

        init(_ provider: any PreviewProvider.Type) {
            self.provider = provider
            name = String(describing: provider).replacing("_Previews", with: "")
        }
    }

    let groups: [Group]

    /// The plugins whose symbols and styles previews need.
    static var plugins: [any ClientPlugin] { AppPlugins.all + [DemoPlugin(ticket: "")] }

    /// Collects the previews of Theme, the app's frame and the plugins.
    init(plugins: [any ClientPlugin] = AppPlugins.all) {
        let features = plugins.map { ($0.name, type(of: $0).previews) }
        groups = ([("Theme", ThemePreviews.all), ("App", AppPreviews.all + DemoPlugin.previews)] + features).compactMap { package, providers in
            providers.isEmpty ? nil : Group(package: package, previews: providers.map(Preview.init).sorted { $0.name < $1.name })
        }
    }

    /// Returns the previews of a package.
    func group(_ package: String) -> Group? { groups.first { $0.package == package } }

    /// Returns the previews of a view.
    func preview(_ name: String, in package: String) -> Preview? { group(package)?.previews.first { $0.name == name } }
}
#endif
