public import Core
import Foundation

extension Job: Sampled {
    /// An offered pickup of two bags, for tests, previews and documentation.
    public static let sample = Job(
        id: 3, orderID: 12, customerID: nil, kind: .pickup, status: .offered, payCents: 1216, boostCents: 200, distanceMeters: 8585,
        durationSeconds: 1565, bags: 2, area: "Irvine", expiresAt: Date(timeIntervalSince1970: 1_767_268_840),
        stops: [
            Stop(id: 5, kind: .pickup, place: .customer, orderID: 12, address: "Irvine", latitude: 33.65, longitude: -117.74),
            Stop(id: 6, kind: .dropoff, place: .plant, orderID: 12, address: "Tumble plant, Irvine", latitude: 33.6846, longitude: -117.8265),
        ])

    /// A trip with the pickups of two orders, for tests and previews.
    public static let trip = Job(
        id: 4, orderID: 12, customerID: nil, kind: .trip, status: .started, payCents: 2050, boostCents: 0, distanceMeters: 15_200,
        durationSeconds: 3_100, bags: 4, area: "Irvine", expiresAt: nil,
        stops: [
            Stop(
                id: 5, kind: .pickup, place: .customer, orderID: 12, address: Address.sample.oneLine, latitude: Address.sample.latitude,
                longitude: Address.sample.longitude, status: .enRoute),
            Stop(
                id: 7, kind: .pickup, place: .customer, orderID: 14, address: "1 Civic Center Plaza, Irvine, CA 92606", latitude: 33.6866,
                longitude: -117.8258),
            Stop(id: 6, kind: .dropoff, place: .plant, orderID: 12, address: "Tumble plant, Irvine", latitude: 33.6846, longitude: -117.8265),
            Stop(id: 8, kind: .dropoff, place: .plant, orderID: 14, address: "Tumble plant, Irvine", latitude: 33.6846, longitude: -117.8265),
        ])

    /// A delivery with a stop at a store, where the driver is, for tests and previews.
    public static let shopping = Job(
        id: 9, orderID: 12, customerID: 7, kind: .delivery, status: .started, payCents: 1216, boostCents: 0, distanceMeters: 9_400,
        durationSeconds: 2_600, bags: 2, area: "Irvine", expiresAt: nil,
        stops: [
            Stop(
                id: 20, kind: .pickup, place: .plant, orderID: 12, address: "Tumble plant, Irvine", latitude: 33.6846, longitude: -117.8265, status: .done),
            Stop(
                id: 21, kind: .shopping, place: .store, orderID: 12, address: "3750 Barranca Pkwy, Irvine", latitude: 33.6854, longitude: -117.8133,
                status: .arrived, proofs: ["photo"], bags: 2, name: "Target",
                items: [
                    .sample, ShoppingItem(line: 1, name: "Soap", retailer: "Target", quantity: 1, unitCents: 429, substitution: "call"),
                    ShoppingItem(line: 2, name: "Bath towels", retailer: "Target", quantity: 3, unitCents: 2000, substitution: "leaveOut"),
                ]),
            Stop(
                id: 22, kind: .dropoff, place: .customer, orderID: 12, address: Address.sample.oneLine, latitude: Address.sample.latitude,
                longitude: Address.sample.longitude, status: .enRoute, bags: 2),
        ])

    /// Returns the sample after a driver took it, with its first stop in a status.
    public static func active(first status: StopStatus = .pending) -> Job {
        var job = sample
        job.customerID = 7
        job.status = status == .pending ? .accepted : .started
        job.expiresAt = nil
        job.stops[0].address = Address.sample.oneLine
        job.stops[0].latitude = Address.sample.latitude
        job.stops[0].longitude = Address.sample.longitude
        job.stops[0].status = status
        job.route = job.stops.map { [$0.longitude, $0.latitude] }
        return job
    }
}
