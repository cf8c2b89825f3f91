import Foundation
import Persistence
import SupportAPI

/// Reads and writes whether articles helped, once for each person and article.
struct ArticleVoteRepository: Sendable {
    func find(_ article: String, of person: Int, in transaction: Transaction) throws -> Bool? {
        try transaction.first("SELECT helped FROM support_article_vote WHERE person_id = \(person) AND article = \(article)").map { try $0.get("helped") }
    }

    func store(_ vote: RateHelpArticle, of person: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO support_article_vote (person_id, article, helped, created_at) VALUES (\(person), \(vote.id), \(vote.helped), \(now))
            ON CONFLICT (person_id, article) DO UPDATE SET helped = excluded.helped, created_at = excluded.created_at
            """)
    }
}
