import FleetAPI
import LocationAPI
import Theme

extension ServiceArea {
    /// The area as a map shows it.
    var mapArea: MapArea { MapArea(name: name, ring: ring, holes: holes) }
}

extension Stop {
    /// The name of the symbol of a stop's place.
    var symbol: String {
        switch place {
        case .customer: AppSymbols.locationName
        case .plant: AppSymbols.plantName
        case .store: AppSymbols.storeName
        }
    }

    /// The stop as a map shows it.
    var mapPin: MapPin { pin(number: nil) }

    /// Returns the stop as a map shows it, with its number in the order of the job.
    func pin(number: Int?) -> MapPin {
        switch place {
        case .customer: MapPin(coordinate: coordinate, label: Strings.order(orderID), kind: .place, number: number)
        case .plant: MapPin(coordinate: coordinate, label: Strings.plant, kind: .plant, number: number)
        case .store: MapPin(coordinate: coordinate, label: name ?? Strings.store, kind: .store, number: number)
        }
    }
}
