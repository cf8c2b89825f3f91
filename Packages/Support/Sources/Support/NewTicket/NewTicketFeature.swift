import Core
import Foundation
import SupportAPI

/// An order that a ticket can be about.
struct OrderChoice: Codable, Sendable, Hashable {
    let id: Int
    /// The time of the order; nil where it isn't known.
    let placedAt: Date?
}

/// The form of a new ticket.
struct NewTicketFeature: Screen {
    struct State: Sendable, Equatable {
        var form = NewTicketForm()
        /// The orders to choose from; empty where there are none, or where they can't be loaded.
        var orders: [OrderChoice] = []
        /// The articles of the help that the subject may be about.
        var articles: [HelpArticleSummary] = []
        /// The key under which the form is sent; nil until it is, and after each change.
        var key: String?
        var isSending = false
        var attaching = AttachingFeature.State()
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why it couldn't be sent.
        var message: String?

        /// The entries that outlive the server; nil if there are none.
        var draft: NewTicketForm? { form.isEmpty ? nil : form }
    }

    enum Action: Sendable, Equatable {
        /// The form was opened, about an order or not.
        case opened(order: Int?)
        case appeared(Mode)
        case draftRestored(NewTicketForm)
        case ordersLoaded(Result<[OrderChoice], APIError>)
        case subjectChanged(String)
        case articlesLoaded(Result<[HelpArticleSummary], APIError>)
        /// The feature opens the article.
        case articleTapped(String)
        case descriptionChanged(String)
        case categoryChosen(TicketCategory)
        case orderChosen(Int?)
        case attaching(AttachingFeature.Action)
        case sendTapped
        /// The outcome of sending; the feature opens the ticket.
        case sent(Result<Ticket, APIError>)
        /// The feature goes back to the list.
        case backTapped
    }

    let service: any SupportService
    let help: any HelpService
    let random: any RandomSource
    let clock: any Clock

    /// The most articles that are offered.
    private static let mostArticles = 3

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let order):
            if let order { state.form.orderID = order }
            (state.fields, state.message) = ([:], nil)
        case .appeared(let mode):
            return .load(id: "orders") { [service] () async throws(APIError) in
                try await service.orders(as: mode.role)
            } send: {
                .ordersLoaded($0)
            }
        case .draftRestored(let form): state.form = form
        case .ordersLoaded(let result): state.orders = (try? result.get()) ?? []
        case .subjectChanged(let text):
            edit(&state, "subject") { $0.subject = text }
            return offer(about: text, &state)
        case .articlesLoaded(let result): state.articles = Array(((try? result.get()) ?? []).prefix(Self.mostArticles))
        case .descriptionChanged(let text): edit(&state, "description") { $0.description = text }
        case .categoryChosen(let category): edit(&state, "category") { $0.category = category }
        case .orderChosen(let order): edit(&state, "orderId") { $0.orderID = order }
        case .attaching(let action):
            edit(&state, "attachmentIds") { _ in }
            return AttachingFeature(service: service).reduce(&state.attaching, action, files: &state.form.attachments)
                .map(scope: "attaching", Action.attaching)
        case .sendTapped: return send(&state)
        case .sent(.success): state = State(orders: state.orders)
        case .sent(.failure(let error)):
            (state.isSending, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty ? error.message : nil
        case .articleTapped, .backTapped: break
        }
        return .none
    }

    /// Looks for articles once the person has stopped typing.
    private func offer(about subject: String, _ state: inout State) -> Effect<Action> {
        guard subject.trimmed.count > 2 else {
            state.articles = []
            return .cancel(id: "articles")
        }
        return .debounce(id: "articles", for: .milliseconds(300), clock: clock) { [help] send in
            send(.articlesLoaded(await Result { () async throws(APIError) in try await help.articles(about: subject) }))
        }
    }

    private func edit(_ state: inout State, _ field: String, _ change: (inout NewTicketForm) -> Void) {
        change(&state.form)
        (state.key, state.message) = (nil, nil)
        state.fields[field] = nil
    }

    private func send(_ state: inout State) -> Effect<Action> {
        guard !state.isSending, !state.attaching.isSending else { return .none }
        do {
            let ticket = try state.form.request()
            let key = state.key ?? random.hexadecimal(byteCount: 16)
            (state.key, state.isSending, state.fields, state.message) = (key, true, [:], nil)
            return .load(id: "send") { [service] () async throws(APIError) in
                try await service.create(ticket, key: key)
            } send: {
                .sent($0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }
}

/// A ticket as it is filled in.
struct NewTicketForm: Codable, Sendable, Equatable {
    var subject = ""
    var description = ""
    /// The category; nil while none is chosen.
    var category: TicketCategory?
    /// The order that it is about; nil for none.
    var orderID: Int?
    /// The files that go with it.
    var attachments: [TicketAttachment] = []

    /// True where nothing was entered.
    var isEmpty: Bool { self == NewTicketForm() }

    /// Returns the request.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    func request() throws(APIError) -> CreateTicket {
        let (subject, description) = (subject.trimmed, description.trimmed)
        var errors = FieldErrors()
        errors.require(category != nil, "category", Strings.categoryNeeded)
        errors.require(!subject.isEmpty, "subject", Strings.subjectNeeded)
        errors.require(subject.count <= CreateTicket.longestSubject, "subject", Strings.subjectLong)
        errors.require(!description.isEmpty, "description", Strings.descriptionNeeded)
        errors.require(description.count <= CreateTicket.longestText, "description", Strings.textLong)
        try errors.throwIfAny()
        return CreateTicket(
            subject: subject, description: description, category: category, orderID: orderID,
            attachmentIDs: attachments.isEmpty ? nil : attachments.map(\.id))
    }
}
