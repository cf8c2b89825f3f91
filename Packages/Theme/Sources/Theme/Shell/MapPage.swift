public import UI

/// A screen that is a map, with a sheet over its end: below the map on a phone, beside it on wide screens. The page itself doesn't scroll, only the sheet does.
///
/// An ``ActionBar`` in the sheet stays in sight at its end.
///
/// ```swift
/// MapPage(Strings.nextStop) {
///     MapView(Strings.map, pins: pins, height: .full)
/// } sheet: {
///     StopForm(stop: stop)
/// }
/// ```
public struct MapPage<Map: View, Sheet: View>: View {
    private let label: String
    private let map: Map
    private let sheet: Sheet

    /// Makes a screen; `label` is its heading and names the sheet, read aloud.
    public init(_ label: String, @ViewBuilder map: () -> Map, @ViewBuilder sheet: () -> Sheet) {
        self.label = label
        self.map = map()
        self.sheet = sheet()
    }

    /// The map and the sheet.
    public var body: some View {
        Element("div", class: "t-map-page") {
            Element("h1", class: "ui-visually-hidden") { Text(label) }
            Element("div", class: "t-map-page-map") { map }
            Element("section", class: "t-map-page-sheet", attributes: [("aria-label", label)]) { sheet }
        }
    }
}

#if DEBUG
struct MapPage_Previews: PreviewProvider {
    static var previews: some View {
        MapPage("Next stop") {
            MapView("Where the service is offered", height: .full)
        } sheet: {
            Text("100 Spectrum Center Dr, Irvine")
            ActionBar { PrimaryButton("Start driving") {} }
        }
        .previewDisplayName("Usual")
    }
}
#endif
