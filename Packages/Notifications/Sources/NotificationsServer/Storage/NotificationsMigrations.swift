import Persistence

/// The tables of Notifications.
enum NotificationsMigrations {
    static let all = [
        Migration(number: 1, name: "notifications and choices") { schema in
            schema.create(notification)
            schema.index("notifications_notification", on: "person_id", "id", where: "hidden_at IS NULL")
            schema.sql(
                """
                CREATE INDEX notifications_unread_index ON notifications_notification (person_id, kind) WHERE read_at IS NULL AND hidden_at IS NULL
                """)
            schema.sql(
                """
                CREATE INDEX notifications_thread_index ON notifications_notification (person_id, thread) WHERE thread IS NOT NULL AND read_at IS NULL
                """)
            schema.create(choice)
            schema.create(person)
        },
        Migration(number: 2, name: "deliveries") { schema in
            schema.create(delivery)
            schema.index("notifications_delivery", on: "next_attempt_at", where: "next_attempt_at IS NOT NULL")
        },
        Migration(number: 3, name: "subscriptions of browsers") { schema in
            schema.create(subscription)
            schema.create(push)
        },
        Migration(number: 4, name: "phones") { schema in
            schema.create(phone)
            schema.create(phoneCode)
        },
        Migration(number: 5, name: "daily mail") { schema in
            schema.alter("notifications_choice") { $0.bool("is_daily", .defaultValue(false)) }
            schema.alter("notifications_person") { $0.integer("digest_hour", .nullable) }
        },
    ]

    private static let notification = Table("notifications_notification") { table in
        table.id()
        // The event, the kind and the person: together they exist once, however often an event is handled.
        table.integer("event_id")
        table.text("kind")
        table.integer("person_id")
        table.text("facts")
        table.integer("subject_id", .nullable)
        table.text("link")
        table.text("thread", .nullable)
        table.time("created_at")
        table.time("read_at", .nullable)
        // Set where the person doesn't want the kind in the app, and where a newer one of the thread took its place.
        table.time("hidden_at", .nullable)
    }
    .index(on: "event_id", "kind", "person_id", unique: true)
    .index(on: "created_at")

    private static let choice = Table("notifications_choice") { table in
        table.id()
        table.integer("person_id")
        table.text("kind")
        table.text("channels")
    }
    .index(on: "person_id", "kind", unique: true)

    private static let person = Table("notifications_person") { table in
        table.id()
        table.integer("person_id", .unique)
        table.integer("quiet_from", .nullable)
        table.integer("quiet_to", .nullable)
        table.text("time_zone", .nullable)
    }

    /// Notifications on their way by a channel that leaves the app, such as mail. A row holds neither text nor address, which are read when it is sent.
    private static let delivery = Table("notifications_delivery") { table in
        table.id()
        table.integer("notification_id", .references("notifications_notification", onDelete: .cascade))
        table.text("channel")
        table.integer("attempts", .defaultValue(0))
        // Null for what was sent, or isn't to be sent any more.
        table.time("next_attempt_at", .nullable)
        table.text("failure", .nullable)
    }
    .index(on: "notification_id", "channel", unique: true)

    /// The browsers that show pushed notifications. Their addresses are sealed, and found by a hash.
    private static let subscription = Table("notifications_subscription") { table in
        table.id()
        table.integer("person_id")
        // One of a browser's sign-in, with which it ends.
        table.integer("session_id", .unique)
        table.text("endpoint_hash", .unique)
        // The server's key that it was made for.
        table.text("public_key")
        table.text("sealed")
        table.time("renewed_at")
    }
    .index(on: "person_id")

    /// The browsers that have a notification of which others still wait, so that a repeated attempt leaves them out.
    private static let push = Table("notifications_push") { table in
        table.id()
        table.integer("delivery_id", .references("notifications_delivery", onDelete: .cascade))
        table.integer("subscription_id", .references("notifications_subscription", onDelete: .cascade))
    }
    .index(on: "delivery_id", "subscription_id", unique: true)
    .index(on: "subscription_id")

    /// The phones to which notifications are texted, once their owners confirmed them.
    private static let phone = Table("notifications_phone") { table in
        table.id()
        table.integer("person_id", .unique)
        table.text("number")
        table.text("state")
        table.time("changed_at")
    }

    /// The codes that confirm phones. They count for an hour, also once they work no more.
    private static let phoneCode = Table("notifications_phone_code") { table in
        table.id()
        table.integer("person_id")
        table.text("number")
        table.text("code_hash")
        table.integer("guesses", .defaultValue(0))
        table.time("created_at")
        table.time("expires_at")
    }
    .index(on: "person_id", "created_at")
    .index(on: "number", "created_at")
    .index(on: "created_at")
}
