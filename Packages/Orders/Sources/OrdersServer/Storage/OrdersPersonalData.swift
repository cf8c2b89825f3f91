import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// The data of people that Orders holds. Of an erased person's orders remain the figures, which the accounts need.
struct OrdersPersonalData: Sendable {
    let clock: any Clock
    let photoRetention: Duration

    var all: [PersonalData] {
        let days = RetentionText.days(Int(photoRetention / .seconds(24 * 3600)))
        return [
            PersonalData(
                "orders", of: [.customer], name: Strings.privacyOrders, purpose: Strings.privacyOrdersPurpose, kept: Strings.privacyOrdersKept,
                tables: Self.orders, refusal: Self.refusal),
            PersonalData(
                "photos", of: [.customer], name: Strings.privacyPhotos, purpose: Strings.privacyPhotosPurpose, kept: Strings.privacyPhotosKept(days),
                tables: [photos], files: Self.files),
            PersonalData(
                "deliveries", of: [.driver], name: Strings.privacyDeliveries, purpose: Strings.privacyDeliveriesPurpose, kept: Strings.privacyDeliveriesKept,
                tables: Self.deliveries),
        ]
    }

    private static let orders = [
        PersonalTable(
            "orders_order", of: "customer_id",
            [
                .json("address"), "notes", .json("preferences"), .json("stop_notes"), .json("rating"), .json("cancellation_request"), .json("bag_return"),
                .left("search_text"), .left("pin"), "service_area", "id", "stage", "status", "bags", "kilograms", "pickup_mode", .json("price"),
                .json("retail_items"), .json("add_ons"), .json("price_approval"), "driver_id", .time("window_start"), .time("window_end"), .time("created_at"),
                .time("updated_at"),
            ],
            erased: .replaced([
                "address": .text(emptyAddress), "notes": .null, "preferences": .text(emptyPreferences), "stop_notes": .null, "rating": .null,
                "cancellation_request": .null, "bag_return": .null, "search_text": .null, "pin": .null,
            ])),
        PersonalTable(
            "orders_transition",
            ["order_id", "from_stage", "to_stage", "reason", "note", .time("server_time"), .left("latitude"), .left("longitude"), "actor_id", "driver_id"],
            erased: unwritten, where: own),
        PersonalTable(
            "orders_purchase", ["order_id", .json("lines"), "receipt_cents", .json("receipt_ids"), "person_id", "role", .time("created_at")], erased: .kept,
            where: own),
        PersonalTable("orders_quote", of: "customer_id", [.json("request"), "service_area", .json("price"), .time("expires_at")], erased: .deleted),
        PersonalTable("orders_link", key: "order_id", ["order_id", .left("token_hash")], erased: .deleted, where: own),
        PersonalTable(
            "orders_recurring_date", ["recurring_id", "day", .time("starts_at"), .time("ends_at"), "status", "problem", .json("dropped_add_ons"), "order_id"],
            erased: .deleted,
            where: { "recurring_id IN (SELECT id FROM orders_recurring WHERE customer_id = \($0))" }),
        PersonalTable(
            "orders_recurring", of: "customer_id",
            [
                .json("address"), "notes", .json("preferences"), "address_id", "status", "every_weeks", "weekday", "bags", .json("add_ons"),
                "payment_method_id", .time("created_at"),
            ],
            erased: .deleted),
        PersonalTable("orders_total", of: "customer_id", key: "customer_id", ["orders"], erased: .kept),
    ]

    private static let deliveries = [
        PersonalTable("orders_order", of: "driver_id", ["id", "stage", .time("created_at")], erased: .kept),
        PersonalTable(
            "orders_transition", of: "driver_id",
            ["order_id", "from_stage", "to_stage", "reason", "note", "latitude", "longitude", .time("server_time")], erased: unwritten),
        PersonalTable("orders_purchase", of: "person_id", ["order_id", .json("lines"), "receipt_cents", .time("created_at")], erased: .kept),
        PersonalTable("orders_driver_rating", of: "driver_id", key: "driver_id", ["stars", "ratings"], erased: .deleted),
    ]

    private var photos: PersonalTable {
        PersonalTable(
            "orders_proof", ["order_id", .left("blob"), "content_type", "bytes", "person_id", .time("created_at")],
            erased: .custom { [clock] keys, transaction in
                // Their bytes go with the next run of the job that removes old photos.
                let proofs = ProofRepository()
                try proofs.remove(try proofs.records(keys, in: transaction), at: clock.now, in: transaction)
            }, where: Self.own)
    }

    private static let unwritten = PersonalTable.Erasure.replaced(["reason": .null, "note": .null, "latitude": .null, "longitude": .null])

    private static let own: @Sendable (Int) -> SQL = { "order_id IN (SELECT id FROM orders_order WHERE customer_id = \($0))" }

    private static func files(of person: Int, after key: Int, in transaction: Transaction) throws -> [PersonalFile] {
        try transaction.rows(
            """
            SELECT id, order_id, blob, content_type FROM orders_proof
            WHERE \(sql: own(person)) AND stored_at IS NOT NULL AND id > \(key) ORDER BY id LIMIT 100
            """
        ).map { row in
            let (id, order, type) = (try row.get("id", as: Int.self), try row.get("order_id", as: Int.self), try row.get("content_type", as: String.self))
            let ending = type.split(separator: "/").last.map(String.init) ?? ""
            return PersonalFile(key: id, blob: try row.get("blob"), name: "order-\(order)-photo-\(id).\(ending)")
        }
    }

    /// Orders that nobody has finished or canceled, bags of canceled ones on their way home included.
    private static func refusal(of person: Int, in transaction: Transaction) throws -> String? {
        let open = try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM orders_order WHERE customer_id = \(person) AND status IN \(list: [Status.scheduled, .inProgress])
            """)
        return open == 0 ? nil : Strings.deletionOrders(open)
    }

    private static let emptyAddress = """
        {"city":"","id":null,"instructions":null,"label":null,"latitude":0,"line1":"","line2":null,"longitude":0,"postalCode":""}
        """

    private static let emptyPreferences = """
        {"detergent":"regular","folding":"folded","notes":null,"softener":false,"temperature":"cold"}
        """
}
