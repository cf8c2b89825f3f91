import ProcessTesting
import Testing

/// The bodies of the wire contract: every one of these keys is there, null where there is no value.
enum Contract {
    static let session: Set<String> = ["accessToken", "refreshToken", "expiresAt", "token", "user"]
    static let user: Set<String> = ["id", "name", "email", "phone", "roles", "language", "createdAt"]
    static let address: Set<String> = [
        "id", "label", "line1", "line2", "city", "postalCode", "latitude", "longitude", "instructions",
    ]
    static let order: Set<String> = [
        "id", "customerId", "driverId", "status", "stage", "sequence", "version", "bags", "pickupMode", "window", "eta", "etaRange", "address",
        "serviceArea", "preferences", "retailItems", "price", "notes", "allowedActions", "createdAt", "updatedAt",
    ]
    static let price: Set<String> = ["currency", "lines", "subtotalCents", "taxCents", "tipCents", "totalCents", "priceBookVersion"]
    static let priceLine: Set<String> = ["kind", "label", "quantity", "unitCents", "totalCents", "reason"]
    static let quote = price.union(["id", "expiresAt", "eta", "etaRange"])
    static let transition: Set<String> = [
        "sequence", "from", "to", "actorId", "role", "deviceTime", "serverTime", "latitude", "longitude", "reason", "note", "proofIds",
    ]
    static let job: Set<String> = [
        "id", "orderId", "kind", "status", "payCents", "boostCents", "currency", "distanceMeters", "durationSeconds", "bags", "expiresAt",
        "stops", "route",
    ]
    static let stop: Set<String> = ["id", "kind", "orderId", "address", "latitude", "longitude", "window", "status"]
    static let dashboard: Set<String> = ["activeOrders", "activeTrips", "unassignedOrders", "onlineDrivers", "lateOrders", "completedToday"]
    static let conversation: Set<String> = ["id", "participants", "orderId", "lastMessage", "lastMessageAt", "unreadCount"]
    static let message: Set<String> = [
        "id", "conversationId", "senderId", "type", "text", "system", "clientId", "createdAt", "updatedAt", "readBy",
    ]
    static let summary: Set<String> = ["orders", "water", "energy", "co2", "time", "method", "byMonth"]
    static let retailer: Set<String> = ["id", "name", "category", "rating", "perks", "deals", "hours", "stores", "linked", "affiliated"]
    static let item: Set<String> = ["id", "retailerId", "name", "category", "priceCents", "currency", "available"]
    static let page: Set<String> = ["items", "page", "limit", "total"]
}

/// Expects the keys of a body of the contract.
func expect(_ value: JSON, has keys: Set<String>, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(keys.subtracting(value.keys).sorted() == [], "\(value)", sourceLocation: sourceLocation)
}

/// Expects a time: ISO 8601, UTC, milliseconds.
func expectTime(_ value: JSON, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = value.string ?? ""
    #expect(text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil, "\(value)", sourceLocation: sourceLocation)
}
