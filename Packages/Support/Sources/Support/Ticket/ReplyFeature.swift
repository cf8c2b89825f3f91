import Core
import SupportAPI

/// The field for the next message of a ticket, with the canned answers for staff.
struct ReplyFeature: Sendable {
    struct State: Sendable, Equatable {
        var entry = ReplyEntry()
        var isSending = false
        var attaching = AttachingFeature.State()
        /// A problem with the text, or the reason why it couldn't be sent.
        var message: String?
        /// True while the canned answers are shown.
        var showsAnswers = false
        var answers: ViewState<[CannedAnswer]> = .idle
    }

    enum Action: Sendable, Equatable {
        case textChanged(String)
        /// The text is to be a note that only staff see, or a reply.
        case noteChosen(Bool)
        case answersTapped
        case answersLoaded(Result<[CannedAnswer], APIError>)
        /// A canned answer, by its number, is to be inserted.
        case answerTapped(Int)
        case attaching(AttachingFeature.Action)
        case sendTapped
        /// The outcome of writing to a ticket, by its number.
        case sent(Int, Result<TicketMessage, APIError>)
    }

    let service: any SupportService
    let answers: any AnswerService
    let random: any RandomSource

    private var attaching: AttachingFeature { AttachingFeature(service: service) }

    func reduce(_ state: inout State, _ action: Action, about ticket: Ticket, by person: Person) -> Effect<Action> {
        switch action {
        case .textChanged(let text): edit(&state) { $0.text = text }
        case .noteChosen(let isNote): edit(&state) { $0.isNote = isNote }
        case .answersTapped:
            state.showsAnswers.toggle()
            guard state.showsAnswers else { return .none }
            state.answers.beginLoading()
            return .load(id: "answers") { [answers] () async throws(APIError) in
                try await answers.answers()
            } send: {
                .answersLoaded($0)
            }
        case .answersLoaded(let result): state.answers.finish(result)
        case .answerTapped(let id):
            guard let answer = state.answers.value?.first(where: { $0.id == id }) else { return .none }
            let text = answer.filled(for: ticket, by: person.name)
            state.showsAnswers = false
            edit(&state) { $0.text = $0.text.trimmed.isEmpty ? text : "\($0.text)\n\(text)" }
        case .attaching(let action):
            edit(&state) { _ in }
            return attaching.reduce(&state.attaching, action, files: &state.entry.attachments).map(scope: "attaching", Action.attaching)
        case .sendTapped: return send(&state, to: ticket)
        case .sent(_, .success):
            (state.isSending, state.entry, state.attaching) = (false, ReplyEntry(isNote: state.entry.isNote), AttachingFeature.State())
        case .sent(_, .failure(let error)):
            (state.isSending, state.message) = (false, error.fields["text"] ?? error.fields["attachmentIds"] ?? error.message)
        }
        return .none
    }

    private func edit(_ state: inout State, _ change: (inout ReplyEntry) -> Void) {
        change(&state.entry)
        (state.entry.key, state.message) = (nil, nil)
    }

    private func send(_ state: inout State, to ticket: Ticket) -> Effect<Action> {
        let text = state.entry.text.trimmed
        guard !text.isEmpty || !state.entry.attachments.isEmpty, !state.isSending, !state.attaching.isSending else { return .none }
        if let message = CannedAnswer.placeholder(in: text).map(Strings.placeholderLeft) ?? (text.count > CreateTicket.longestText ? Strings.textLong : nil) {
            state.message = message
            return .none
        }
        let key = state.entry.key ?? random.hexadecimal(byteCount: 16)
        (state.entry.key, state.isSending, state.message) = (key, true, nil)
        let files = state.entry.attachments.map(\.id)
        let message = SendTicketMessage(
            id: ticket.id, text: text, attachmentIDs: files.isEmpty ? nil : files, isInternal: state.entry.isNote || ticket.incident != nil ? true : nil)
        return .load(id: "send") { [service] () async throws(APIError) in
            try await service.send(message, key: key)
        } send: {
            .sent(ticket.id, $0)
        }
    }
}

/// A message as it is written.
struct ReplyEntry: Codable, Sendable, Equatable {
    var text = ""
    /// The files that go with it.
    var attachments: [TicketAttachment] = []
    /// Whether it is a note that only staff see.
    var isNote = false
    /// The key under which it is sent, so that it arrives once however often it is; nil until it is sent, and after each change.
    var key: String?

    /// Whether nothing was written or added.
    var isEmpty: Bool { text.isEmpty && attachments.isEmpty }
}

extension CannedAnswer {
    /// Returns the text with what the placeholders stand for. Those that stand for nothing stay.
    func filled(for ticket: Ticket, by agent: String) -> String {
        let values = [
            "name": ticket.requester.name.split(separator: " ").first.map(String.init) ?? ticket.requester.name, "agent": agent,
            "order": ticket.orderID.map(String.init), "ticket": String(ticket.id), "subject": ticket.subject,
        ]
        return Self.placeholders.reduce(text) { text, name in
            guard let value = values[name] ?? nil else { return text }
            return text.replacing("{\(name)}", with: value)
        }
    }

    /// Returns a placeholder that a text still holds; nil if there is none.
    static func placeholder(in text: String) -> String? { placeholders.map { "{\($0)}" }.first(where: text.contains) }

    // The subject comes last, since people write it.
    private static let placeholders = ["name", "agent", "order", "ticket", "subject"]
}
