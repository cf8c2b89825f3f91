import Core
import Foundation
import Persistence
import ServerCore
import SupportAPI

/// Lists, stores, changes and removes canned answers.
struct AnswersController: Sendable {
    private let answers = AnswerRepository()

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.answers, allow: .accessAlone) { _, context in
            try await context.database.read { try answers.all(in: $0) }
        }
        routes.on(SupportEndpoints.storeAnswer, allow: .accessAlone) { input, context in
            let (title, text) = try Self.checked(input.title, input.text)
            let now = context.clock.now
            return try await context.writeOnce { transaction in
                guard try answers.all(in: transaction).count < AnswerRepository.most else {
                    throw APIError.conflict(Strings.tooManyAnswers, code: "too_many_answers")
                }
                let id = try answers.insert(title: title, text: text, at: now, in: transaction)
                return CannedAnswer(id: id, title: title, text: text, updatedAt: now)
            }
        }
        // All staff share the answers.
        routes.on(SupportEndpoints.changeAnswer, allow: .byHandler) { input, context in
            let (title, text) = try Self.checked(input.title, input.text)
            let now = context.clock.now
            return try await context.database.write { transaction in
                guard try answers.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                try answers.update(input.id, title: title, text: text, at: now, in: transaction)
                return CannedAnswer(id: input.id, title: title, text: text, updatedAt: now)
            }
        }
        routes.on(SupportEndpoints.removeAnswer, allow: .byHandler) { input, context in
            try await context.database.write { transaction in
                guard try answers.remove(input.id, in: transaction) else { throw APIError.notFound() }
            }
            return NoOutput()
        }
    }

    private static func checked(_ title: String, _ text: String) throws(APIError) -> (title: String, text: String) {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(title, "title", length: 1...StoreAnswer.longestTitle)
        errors.requireText(text, "text", length: 1...CreateTicket.longestText)
        try errors.throwIfAny()
        return (title, text)
    }
}
