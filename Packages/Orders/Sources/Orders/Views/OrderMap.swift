import Core
import LocationAPI
import OrdersAPI
import Theme
import UI

/// Where an order is picked up, in its area.
struct OrderMap: View {
    let order: Order

    var body: some View {
        MapView(Strings.map, areas: areas, pins: [MapPin(coordinate: order.address.coordinate, label: order.address.label ?? order.address.line1)])
    }

    private var areas: [MapArea] {
        ServiceArea.defaultAreas.filter { $0.name == order.serviceArea }.map { MapArea(name: $0.name, ring: $0.ring) }
    }
}

struct OrderMap_Previews: PreviewProvider {
    static var previews: some View {
        OrderMap(order: .sample).previewDisplayName("Loaded")
    }
}
