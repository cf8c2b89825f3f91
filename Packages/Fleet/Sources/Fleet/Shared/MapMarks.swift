import FleetAPI
import LocationAPI
import Theme

extension ServiceArea {
    /// The area as a map shows it.
    var mapArea: MapArea { MapArea(name: name, ring: ring, holes: holes) }
}

extension Stop {
    /// The name of the symbol of a stop's place.
    var symbol: String { place == .plant ? AppSymbols.plantName : AppSymbols.locationName }

    /// The stop as a map shows it.
    var mapPin: MapPin { pin(number: nil) }

    /// Returns the stop as a map shows it, with its number in the order of the job.
    func pin(number: Int?) -> MapPin {
        MapPin(
            coordinate: coordinate, label: place == .plant ? Strings.plant : Strings.order(orderID), kind: place == .plant ? .plant : .place, number: number)
    }
}
