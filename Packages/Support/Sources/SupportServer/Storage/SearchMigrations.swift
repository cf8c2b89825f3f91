import Persistence

/// The words of tickets: a full-text table on SQLite, a column of words with a GIN index on PostgreSQL.
enum SearchMigrations {
    /// Creates the indexes, filled with the tickets that exist.
    static func search(_ number: Int) -> Migration {
        Migration(number: number, name: "search") { schema in
            // Beginnings of 2, 3 and 4 letters have lists of their own, so that none are merged while somebody types. With letters and marks of every script as
            // part of words, also those that are newer than SQLite's tables (Cn), each word that is looked for is one: without positions there are no phrases.
            schema.sql(
                sqlite: """
                    CREATE VIRTUAL TABLE support_search USING fts5(
                        requester, shown, internal, detail = column, prefix = '2 3 4',
                        tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co Cn'"
                    )
                    """,
                postgres: """
                    CREATE TABLE support_search (
                        ticket_id BIGINT PRIMARY KEY REFERENCES support_ticket (id) ON DELETE CASCADE, words TSVECTOR NOT NULL
                    )
                    """)
            schema.sql(sqlite: fillSQLite, postgres: fillPostgres)
            // Tickets come slowly enough for each to enter the index at once, so that no search reads a list of those that wait.
            schema.sql(sqlite: nil, postgres: "CREATE INDEX support_search_words_index ON support_search USING gin (words) WITH (fastupdate = off)")
            // A queue with such filters was read through all tickets, or through all of an assignee's.
            schema.index("support_ticket", on: "category", "id")
            schema.index("support_ticket", on: "assignee_id", "category", "id")
            schema.index("support_ticket", on: "status", "assignee_id", "category", "rank", "id")
        }
    }

    private static let fillSQLite: StaticString = """
        INSERT INTO support_search (rowid, requester, shown, internal)
        SELECT id, requester_id,
            REPLACE(REPLACE(subject || ' ' || description || ' ' || COALESCE((
                SELECT GROUP_CONCAT(text, ' ') FROM support_message WHERE ticket_id = support_ticket.id AND notice IS NULL AND internal = 0
            ), ''), 'ł', 'l'), 'Ł', 'l'),
            REPLACE(REPLACE(COALESCE((
                SELECT GROUP_CONCAT(text, ' ') FROM support_message WHERE ticket_id = support_ticket.id AND notice IS NULL AND internal = 1
            ), ''), 'ł', 'l'), 'Ł', 'l')
        FROM support_ticket
        """

    /// PostgreSQL knows no accents without an extension, and no letters beyond ASCII's under the "C" collation.
    private static let fillPostgres: StaticString = """
        INSERT INTO support_search (ticket_id, words)
        SELECT id, setweight(to_tsvector('simple', plain.shown), 'A') || setweight(to_tsvector('simple', plain.internal), 'B')
        FROM support_ticket CROSS JOIN LATERAL (
            SELECT COALESCE(STRING_AGG(text, ' ') FILTER (WHERE NOT internal), '') AS shown,
                COALESCE(STRING_AGG(text, ' ') FILTER (WHERE internal), '') AS internal
            FROM support_message WHERE ticket_id = support_ticket.id AND notice IS NULL
        ) AS written CROSS JOIN LATERAL (
            SELECT REGEXP_REPLACE(TRANSLATE(LOWER(support_ticket.subject || ' ' || support_ticket.description || ' ' || written.shown),
                'ąćęłńóśźżáéíúüñĄĆĘŁŃÓŚŹŻÁÉÍÚÜÑ', 'acelnoszzaeiuunacelnoszzaeiuun'), '[[:punct:]]+', ' ', 'g') AS shown,
                REGEXP_REPLACE(TRANSLATE(LOWER(written.internal),
                'ąćęłńóśźżáéíúüñĄĆĘŁŃÓŚŹŻÁÉÍÚÜÑ', 'acelnoszzaeiuunacelnoszzaeiuun'), '[[:punct:]]+', ' ', 'g') AS internal
        ) AS plain
        """
}
