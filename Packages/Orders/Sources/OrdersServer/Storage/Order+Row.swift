import Core
import Foundation
import OrdersAPI
import Persistence

extension Order {
    /// Reads a row of `orders_order`; what the caller may do is filled in later.
    init(row: Row) throws {
        self.init(
            id: try row.get("id"), customerID: try row.get("customer_id"), driverID: try row.get("driver_id"), status: try row.get("status"),
            stage: try row.get("stage"), sequence: try row.get("sequence"), version: try row.get("version"), bags: try row.get("bags"),
            kilograms: try row.get("kilograms"), pickupMode: try row.get("pickup_mode"),
            window: try Self.span(row, "window_start", "window_end").map { TimeWindow(start: $0, end: $1) },
            etaRange: try Self.span(row, "eta_from", "eta_to").map { ETARange(from: $0, to: $1) },
            address: try row.get("address", as: JSONColumn<Address>.self).value, serviceArea: try row.get("service_area"),
            preferences: try row.get("preferences", as: JSONColumn<LaundryPreferences>.self).value,
            retailItems: try row.get("retail_items", as: JSONColumn<[RetailLine]>.self).value,
            price: try row.get("price", as: JSONColumn<Price>.self).value, notes: try row.get("notes"), allowedActions: [],
            createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"))
    }

    private static func span(_ row: Row, _ first: String, _ second: String) throws -> (Date, Date)? {
        guard let from: Date = try row.get(first), let to: Date = try row.get(second) else { return nil }
        return (from, to)
    }
}
