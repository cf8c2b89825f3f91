import Core
import Mail
import Persistence
import Synchronization

@testable import PaymentsServer

/// Mail that a test reads, or whose server a test takes away.
final class FakeMailServer: MailService {
    private let state = Mutex<(sent: [MailMessage], errors: [MailError])>(([], []))

    var sent: [MailMessage] { state.withLock { $0.sent } }

    /// Has the next messages refused.
    func fail(_ errors: MailError...) { state.withLock { $0.errors += errors } }

    func send(_ message: MailMessage) async throws(MailError) {
        let error = state.withLock { state in
            if !state.errors.isEmpty { return state.errors.removeFirst() as MailError? }
            state.sent.append(message)
            return nil
        }
        if let error { throw error }
    }
}

/// People with an address and a language.
struct TestPeople: CustomerEmails {
    var language = Language.english

    func email(of person: Int, in transaction: Transaction) throws -> String? { "person-\(person)@example.com" }

    func recipient(_ person: Int, in transaction: Transaction) throws -> ReceiptRecipient? {
        ReceiptRecipient(email: "person-\(person)@example.com", language: language)
    }

    func demoCustomers(in transaction: Transaction) throws -> [Int] { [] }
}
