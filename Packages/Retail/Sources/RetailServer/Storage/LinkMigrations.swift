import Persistence

/// The tables of linked accounts.
enum LinkMigrations {
    static let all = [
        Migration(number: 10, name: "linked accounts") { schema in
            schema.create(connector)
            // A retailer has one server at a time; links of a former one still name it.
            schema.sql("CREATE UNIQUE INDEX retail_connector_present ON retail_connector (retailer_id) WHERE replaced_at IS NULL")
            schema.create(link)
            schema.index("retail_link", on: "next_check_at", where: "next_check_at IS NOT NULL")
            schema.create(authorization)
            schema.create(revocation)
            schema.alter("retail_retailer") { $0.json("member_perks", .nullable) }
        }
    ]

    private static let connector = Table("retail_connector") { table in
        table.id()
        table.integer("retailer_id", .references("retail_retailer", onDelete: .restrict))
        table.integer("version")
        table.text("issuer")
        table.text("authorization_endpoint")
        table.text("token_endpoint")
        table.text("revocation_endpoint", .nullable)
        table.text("member_endpoint", .nullable)
        // How the secret is sent: basic, post, or none.
        table.text("authentication")
        // Whether every response names its issuer (RFC 9207).
        table.bool("names_issuer")
        table.text("client_id")
        table.text("client_secret", .nullable)
        table.text("scopes")
        table.bool("is_active")
        table.time("updated_at")
        table.time("replaced_at", .nullable)
    }
    .index(on: "retailer_id")

    private static let link = Table("retail_link") { table in
        table.id()
        table.integer("person_id")
        table.integer("retailer_id", .references("retail_retailer", onDelete: .restrict))
        // Null for a token that the person entered where the retailer has no server.
        table.integer("connector_id", .references("retail_connector", onDelete: .restrict), .nullable)
        table.text("status")
        table.text("member_name", .nullable)
        // Null once the retailer doesn't accept the tokens anymore.
        table.text("sealed", .nullable)
        table.time("expires_at", .nullable)
        table.time("linked_at")
        // Grows with each change of the tokens, so that of two who renew or replace them one gives way.
        table.integer("version")
        table.time("lease_until", .nullable)
        table.time("next_check_at", .nullable)
        table.integer("failures", .defaultValue(0))
    }
    .index(on: "person_id", "retailer_id", unique: true)
    .index(on: "retailer_id")
    .index(on: "connector_id")

    private static let authorization = Table("retail_authorization") { table in
        table.id()
        table.integer("person_id")
        table.integer("connector_id", .references("retail_connector", onDelete: .cascade))
        table.text("state_hash", .unique)
        table.text("verifier")
        table.text("redirect")
        table.time("created_at")
        table.time("expires_at")
        // Set once the person came back, with what they came back with.
        table.text("ticket_hash", .nullable, .unique)
        table.text("response", .nullable)
        // Set once somebody began to exchange the code.
        table.time("used_at", .nullable)
        table.integer("link_id", .references("retail_link", onDelete: .setNull), .nullable)
    }
    .index(on: "person_id", "id")
    .index(on: "connector_id")
    .index(on: "link_id")
    .index(on: "expires_at")

    private static let revocation = Table("retail_revocation") { table in
        table.id()
        table.integer("connector_id", .references("retail_connector", onDelete: .restrict))
        table.text("sealed")
        table.integer("attempts", .defaultValue(0))
        table.time("created_at")
        table.time("next_attempt_at")
    }
    .index(on: "next_attempt_at")
    .index(on: "connector_id")
}
