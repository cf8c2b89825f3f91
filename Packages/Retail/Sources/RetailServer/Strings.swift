/// What people read of Retail's server.
enum Strings {
    static let page = "A page's number, from 1."
    static let limit = "Between 1 and 100."
    static let generalMerchandise = "General merchandise"
    static let warehouseClub = "Warehouse club"
    static let freeDelivery = "Free delivery when it comes with your laundry."
    static let oneTrip = "Same trip, same driver."
}
