import Core
import LocationAPI
import OrdersAPI
import Theme
import UI

/// Where an order is picked up, in its area, and where its driver is.
struct OrderMap: View {
    let order: Order
    var vehicle: OrderVehicle?
    /// What is written beside the driver.
    var driver = Strings.yourDriver

    var body: some View {
        MapView(vehicle == nil ? Strings.map : Strings.vehicleMap, areas: areas, pins: [home] + (vehicle.map { [pin($0)] } ?? []))
            .accessibilityIdentifier("orders.map")
    }

    private var home: MapPin { MapPin(coordinate: order.address.coordinate, label: order.address.label ?? order.address.line1) }

    private func pin(_ vehicle: OrderVehicle) -> MapPin {
        MapPin(
            coordinate: vehicle.position.coordinate, label: driver, kind: .driver, heading: vehicle.position.heading, isStale: vehicle.isStale)
    }

    private var areas: [MapArea] {
        ServiceArea.defaultAreas.filter { $0.name == order.serviceArea }.map { MapArea(name: $0.name, ring: $0.ring) }
    }
}

struct OrderMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderMap(order: .sample).previewDisplayName("Loaded")
            OrderMap(order: .sample(stage: .enRoutePickup, driverID: 5), vehicle: OrderVehicle(position: .sample)).previewDisplayName("On the way")
            OrderMap(order: .sample(stage: .enRoutePickup, driverID: 5), vehicle: OrderVehicle(position: .sample, isStale: true))
                .previewDisplayName("Stale")
        }
    }
}
