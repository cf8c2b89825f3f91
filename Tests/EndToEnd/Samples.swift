import ProcessTesting

/// Bodies of customers' requests.
enum Samples {
    static let irvine: JSON = [
        "line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436,
    ]
    static let losAngeles: JSON = [
        "line1": "200 N Spring St", "city": "Los Angeles", "postalCode": "90012", "latitude": 34.05, "longitude": -118.24,
    ]

    /// An order from Irvine, as soon as possible.
    static func order(bags: Int = 2, retailItems: [JSON] = []) -> JSON {
        ["bags": .int(bags), "pickupMode": "ASAP", "address": irvine, "retailItems": .array(retailItems)]
    }
}
