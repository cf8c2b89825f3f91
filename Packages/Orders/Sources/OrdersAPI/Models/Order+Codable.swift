extension Order {
    enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customerId"
        case driverID = "driverId"
        case status, stage, sequence, version, bags, kilograms, pickupMode, window, eta, etaRange, address, serviceArea, preferences
        case retailItems, price, notes, allowedActions, cancellationFeeCents, createdAt, updatedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(status, forKey: .status)
        try container.encode(stage, forKey: .stage)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(version, forKey: .version)
        try container.encode(bags, forKey: .bags)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(pickupMode, forKey: .pickupMode)
        try container.encode(window, forKey: .window)
        try container.encode(eta, forKey: .eta)
        try container.encode(etaRange, forKey: .etaRange)
        try container.encode(address, forKey: .address)
        try container.encode(serviceArea, forKey: .serviceArea)
        try container.encode(preferences, forKey: .preferences)
        try container.encode(retailItems, forKey: .retailItems)
        try container.encode(price, forKey: .price)
        try container.encode(notes, forKey: .notes)
        try container.encode(allowedActions, forKey: .allowedActions)
        try container.encode(cancellationFeeCents, forKey: .cancellationFeeCents)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
    }
}
