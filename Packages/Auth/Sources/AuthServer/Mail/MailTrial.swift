import AuthAPI
import Core
import Foundation
import Mail
import Persistence
import ServerCore

/// The step of the setup about mail, and the test mail by which an administrator sees that it goes out.
struct MailTrial: Sendable {
    /// The time within which an attempt usually ends: the limit of one connection, and what passes before it begins.
    static let limit = Duration.seconds(40)
    /// The pause between two looks.
    static let pause = Duration.milliseconds(250)

    /// Nil where no mail goes out.
    let service: (any MailService)?
    let name: CurrentSetting<String>
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()

    init(service: (any MailService)?, name: CurrentSetting<String>) { (self.service, self.name) = (service, name) }

    var step: SetupStep {
        let trial = service == nil ? nil : SetupTrial(Strings.setupMailTry) { try await run($0) }
        return SetupStep("mail", order: 40, title: Strings.setupMail, reason: Strings.setupMailReason, trial: trial) { [service] _ in
            guard let service else { return SetupStep.State(.change, Strings.setupMailMissing) }
            return SetupStep.State(.trial, Strings.setupMailDetail(service.destination))
        }
    }

    /// Sends the caller a mail by the queue that all mail takes, and waits for what becomes of it.
    private func run(_ context: HandlerContext) async throws -> SetupTrial.Outcome {
        let (caller, now) = (try context.person().id, context.clock.now)
        let id = try await context.database.write { transaction in
            guard let account = try accounts.find(caller, in: transaction), account.emailLostAt == nil else {
                throw APIError.conflict(Strings.setupMailNoAddress, code: "no_address")
            }
            return try outbox.add(
                Strings.setupMailSubject(name.value), Strings.setupMailText(name.value), to: account.email, account: caller, at: now, in: transaction)
        }
        let end = now.addingTimeInterval(Self.limit / .seconds(1))
        while true {
            switch try await context.database.read({ try outbox.fate(of: id, in: $0) }) {
            case .sent: return .passed(Strings.setupMailSent)
            case .failed(let reason):
                // A mail of which an administrator knows that it failed mustn't arrive hours later.
                try await giveUp(id, reason, context)
                return .failed(Strings.setupMailFailed(reason))
            case .waiting: break
            }
            guard context.clock.now < end else {
                try await giveUp(id, "the test took too long", context)
                return .failed(Strings.setupMailWaiting)
            }
            try await context.clock.sleep(for: Self.pause)
        }
    }

    private func giveUp(_ id: Int, _ reason: String, _ context: HandlerContext) async throws {
        let now = context.clock.now
        try await context.database.write { try outbox.fail(id, reason, again: nil, at: now, in: $0) }
    }
}
