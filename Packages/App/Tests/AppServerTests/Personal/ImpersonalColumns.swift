/// The tables and columns that hold text, documents or ids, and tell of nobody: with the reason, and to be read with suspicion.
enum ImpersonalColumns {
    static let all = Set(reasons.flatMap(\.columns))

    /// Whether only one of the engines has it.
    static func isOfOneEngine(_ name: String) -> Bool { name.hasPrefix("support_search") || name.hasPrefix("retail_search") || name.hasPrefix("fleet_offer") }

    private static let reasons: [(reason: String, columns: [String])] = [
        (
            "Names of kinds, states, areas and currencies, and other words of the program's own.",
            [
                "core_aggregate", "core_event_cursor", "core_lease", "persistence_migration", "fleet_arrival", "fleet_hour", "fleet_order.stage",
                "fleet_card.area", "fleet_card.kind", "fleet_card.lane", "fleet_card.reasons", "fleet_card.stage", "fleet_job.currency",
                "fleet_round.reasons", "fleet_stop.failure_reason", "fleet_stop.place", "fleet_stop.name", "orders_transition.role", "orders_transition.proof",
                "payments_account", "payments_difference.kind", "payments_operation.role", "payments_operation.state",
                "notifications_delivery.channel",
            ]
        ),
        (
            "Ids of people beside what is found by another column: once the account is gone, they lead to nobody.",
            [
                "chat_conversation.people", "chat_message.subject_id", "chat_order.driver_id", "fleet_round.decided_by", "fleet_round.directed_to",
                "fleet_round.drivers", "payments_difference.resolved_by", "payments_payout.made_by", "webhooks_endpoint.created_by", "auth_erasure.account_id",
                "auth_erasure.account_created_at",
            ]
        ),
        (
            "Offers of the version before, which PostgreSQL keeps for nodes that still run it: ids of drivers, and what became of the offers.",
            ["fleet_offer.driver_id", "fleet_offer.status"]
        ),
        (
            "Events hold ids, areas, stages and amounts, no name, address or text (Docs/security.md), and so do the bodies of webhooks.",
            ["core_event", "webhooks_delivery"]
        ),
        (
            "Random numbers, hashes, and references that are made of ids.",
            [
                "auth_passkey_challenge", "auth_security_event.request_id", "orders_transition.idempotency_key", "orders_transition.proof_ids",
                "orders_blob_removal", "orders_bag_tag", "orders_order.bag_tags", "payments_operation.key", "payments_notice", "payments_earning.source",
                "payments_receipt.source", "promotions_credit_entry.source", "support_blob_removal", "fleet_blob_removal", "retail_picture_removal",
                "support_incident", "support_ticket.incident",
            ]
        ),
        (
            "The books, which are never changed: kinds, accounts, amounts, and references that are made of ids.",
            ["payments_entry", "payments_posting", "payments_difference.ours", "payments_difference.theirs"]
        ),
        (
            "What a process says of itself: its address, jobs and last errors, which the log leaves people out of.",
            ["administration_node"]
        ),
        (
            "What administrators set for all people, and what other servers answered when it was tried out, without addresses.",
            ["administration_setting.value", "administration_setup.outcome"]
        ),
        (
            "Mail servers' refusals of a notification, whose row goes with it.",
            ["notifications_delivery.failure"]
        ),
        (
            "The words of tickets, which Support removes with them.",
            [
                "support_search", "support_search_config", "support_search_content", "support_search_data", "support_search_docsize",
                "support_search_idx",
            ]
        ),
        (
            "The words of retailers' items.",
            [
                "retail_search", "retail_search_config", "retail_search_content", "retail_search_data", "retail_search_docsize", "retail_search_idx",
            ]
        ),
        (
            "The business's own: areas, prices, windows, shops, promo codes, canned answers, addresses of webhooks.",
            [
                "location_area", "location_area_past", "location_default", "orders_price_book", "orders_price_draft", "orders_slot_load",
                "orders_slot_plan", "retail_connector", "retail_deal", "retail_import", "retail_import_problem",
                "retail_import_row", "retail_import_word", "retail_item", "retail_retailer", "retail_store", "retail_trigram", "retail_word",
                "promotions_code", "support_answer", "sustainability_method", "sustainability_reading.day", "sustainability_total",
                "webhooks_endpoint.url",
                "webhooks_endpoint.kinds", "webhooks_endpoint.secret", "webhooks_endpoint.previous_secret",
            ]
        ),
        (
            "Tokens that a retailer is yet to revoke, sealed, after a link has been given up: they go once it did, and lead to nobody here.",
            ["retail_revocation.sealed"]
        ),
        (
            "The fake provider's, as if they were another company's; only tumble-dev fills them.",
            ["payments_fake_customer", "payments_fake_setup", "payments_fake_payment", "payments_fake_refund", "payments_fake_notice"]
        ),
    ]
}
