import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Reads the steps of the setup with what administrators did about them.
struct SetupReader: Sendable {
    private let repository = SetupRepository()

    /// Returns the steps in the language of the request.
    func status(_ steps: [SetupStep], in transaction: Transaction) throws -> SetupStatus {
        let stored = try repository.all(in: transaction)
        return SetupStatus(
            steps: try steps.map { Self.status($0, try $0.state(transaction), stored[$0.id]) },
            isFinished: stored[SetupRepository.finish]?.reviewedAt != nil)
    }

    /// Returns the progress; nil once the setup is finished.
    func progress(_ steps: [SetupStep], in transaction: Transaction) throws -> SetupProgress? {
        let status = try status(steps, in: transaction)
        return status.isFinished || status.steps.isEmpty ? nil : SetupProgress(done: status.done, count: status.steps.count)
    }

    private static func status(_ step: SetupStep, _ state: SetupStep.State, _ stored: SetupRepository.Stored?) -> SetupStepStatus {
        var trial: SetupStepStatus.Trial?
        if step.trial != nil, let stored, let triedAt = stored.triedAt, let hasPassed = stored.hasPassed {
            trial = SetupStepStatus.Trial(passed: hasPassed, detail: stored.outcome ?? "", triedAt: triedAt)
        }
        let isDone =
            switch state.need {
            case .nothing: true
            case .review: stored?.reviewedAt != nil
            case .trial: trial?.passed == true
            case .change: false
            }
        return SetupStepStatus(
            id: step.id, title: step.title, reason: step.reason, detail: state.detail, need: SetupStepStatus.Need(state.need), isDone: isDone,
            path: step.place?.path, trialTitle: step.trial?.title, trial: trial, reviewedAt: stored?.reviewedAt)
    }
}

extension SetupStepStatus.Need {
    fileprivate init(_ need: SetupStep.Need) {
        self =
            switch need {
            case .nothing: .nothing
            case .review: .review
            case .trial: .trial
            case .change: .change
            }
    }
}
