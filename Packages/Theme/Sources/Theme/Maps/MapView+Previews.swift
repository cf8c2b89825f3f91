#if DEBUG
import Core
import UI

struct MapView_Previews: PreviewProvider {
    private static let driver = Coordinate(latitude: 33.66, longitude: -117.82)
    private static let home = Coordinate(latitude: 33.69, longitude: -117.77)
    private static let plant = Coordinate(latitude: 33.64, longitude: -117.86)
    private static let shop = Coordinate(latitude: 33.6854, longitude: -117.8133)
    private static let irvine = MapArea(
        name: "Irvine",
        ring: [
            (-117.869, 33.69), (-117.855, 33.705), (-117.809, 33.695), (-117.752, 33.774), (-117.742, 33.754), (-117.701, 33.74),
            (-117.738, 33.711), (-117.678, 33.685), (-117.72, 33.628), (-117.774, 33.618), (-117.776, 33.6), (-117.857, 33.638),
        ].map { Coordinate(latitude: $0.1, longitude: $0.0) })
    private static let tustin = MapArea(
        name: "Tustin",
        ring: [(-117.845, 33.716), (-117.831, 33.773), (-117.802, 33.735), (-117.759, 33.774), (-117.809, 33.695), (-117.827, 33.694)]
            .map { Coordinate(latitude: $0.1, longitude: $0.0) })

    static var previews: some View {
        MapView("Where the service is offered", areas: [irvine, tustin]).previewDisplayName("Areas")
        MapView(
            "Your driver",
            pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver, heading: 60), MapPin(coordinate: home, label: "Home")],
            route: [driver, shop, home]
        ).previewDisplayName("On the way")
        MapView("Your driver", pins: [MapPin(coordinate: driver, label: "Sam", kind: .driver, isStale: true), MapPin(coordinate: home, label: "Home")])
            .previewDisplayName("Stale")
        MapView(
            "All drivers", areas: [irvine, tustin],
            pins: [
                MapPin(coordinate: driver, label: "Sam", kind: .driver, heading: 200), MapPin(coordinate: plant, label: "Plant", kind: .plant),
                MapPin(coordinate: shop, label: "Target", kind: .store), MapPin(coordinate: home, label: "1042 Jamboree Road, the house behind the school"),
            ], height: .tall
        ).previewDisplayName("Long text")
        MapView("Nothing to show").previewDisplayName("Empty")
    }
}
#endif
