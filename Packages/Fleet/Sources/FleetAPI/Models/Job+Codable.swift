extension Job {
    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case customerID = "customerId"
        case kind, status, payCents, boostCents, currency, distanceMeters, durationSeconds, bags, area, expiresAt, stops, route
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(kind, forKey: .kind)
        try container.encode(status, forKey: .status)
        try container.encode(payCents, forKey: .payCents)
        try container.encode(boostCents, forKey: .boostCents)
        try container.encode(currency, forKey: .currency)
        try container.encode(distanceMeters, forKey: .distanceMeters)
        try container.encode(durationSeconds, forKey: .durationSeconds)
        try container.encode(bags, forKey: .bags)
        try container.encode(area, forKey: .area)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(stops, forKey: .stops)
        try container.encode(route, forKey: .route)
    }
}
