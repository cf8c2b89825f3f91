import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Registers the handlers of the first setup.
struct SetupController: Sendable {
    /// The container, which has the inventory once the server is composed.
    let container: DIContainer
    private let reader = SetupReader()
    private let repository = SetupRepository()

    init(container: DIContainer) { self.container = container }

    func add(to routes: inout Routes) {
        routes.on(SetupEndpoints.status, allow: .accessAlone) { _, context in try await status(context) }
        routes.on(SetupEndpoints.finish, allow: .accessAlone) { input, context in
            try await review(SetupRepository.finish, input.finished, input.finished ? .setupFinished : .setupReopened, context)
        }
        routes.on(SetupEndpoints.review, allow: .accessAlone) { input, context in
            _ = try step(input.step)
            return try await review(input.step, input.reviewed, .setupReviewed, context)
        }
        routes.on(SetupEndpoints.tryOut, allow: .accessAlone) { input, context in
            guard let trial = try step(input.step).trial else { throw APIError.notFound() }
            let outcome = try await trial.run(context)
            let now = context.clock.now
            try await context.database.write { transaction in
                try repository.tried(input.step, outcome, at: now, in: transaction)
                try context.record(
                    AuditEntry(.setupTried, object: "setup/\(input.step)", detail: outcome.hasPassed ? "passed" : "failed"), in: transaction)
            }
            return try await status(context)
        }
    }

    private var steps: [SetupStep] {
        get throws { try container.resolve(ServerInventory.self).setup }
    }

    private func step(_ id: String) throws -> SetupStep {
        guard let step = try steps.first(where: { $0.id == id }) else { throw APIError.notFound() }
        return step
    }

    private func status(_ context: HandlerContext) async throws -> SetupStatus {
        let steps = try steps
        return try await context.database.read { try reader.status(steps, in: $0) }
    }

    private func review(_ step: String, _ isReviewed: Bool, _ action: AuditEntry.Action, _ context: HandlerContext) async throws -> SetupStatus {
        let (person, now) = (try context.person().id, context.clock.now)
        try await context.database.write { transaction in
            try repository.review(step, isReviewed, by: person, at: now, in: transaction)
            try context.record(AuditEntry(action, object: "setup/\(step)", detail: isReviewed ? "right" : "open"), in: transaction)
        }
        return try await status(context)
    }
}

extension AuditEntry.Action {
    fileprivate static let setupReviewed = Self(rawValue: "setup_reviewed")
    fileprivate static let setupTried = Self(rawValue: "setup_tried")
    fileprivate static let setupFinished = Self(rawValue: "setup_finished")
    fileprivate static let setupReopened = Self(rawValue: "setup_reopened")
}
