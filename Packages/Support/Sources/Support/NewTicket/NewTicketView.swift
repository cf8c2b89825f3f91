import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The form of a new ticket.
struct NewTicketView: View {
    let store: ScopedStore<NewTicketFeature>

    @Environment(\.mode) private var mode

    private var state: NewTicketFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.newTicketHint)
            categories
            if !orders.isEmpty { order }
            TextFormField(
                Strings.subject, text: store.binding(\.form.subject) { .subjectChanged($0) }, placeholder: Strings.subjectExample,
                message: state.fields["subject"], identifier: "support.subject")
            if !state.articles.isEmpty {
                SectionCard(Strings.maybeThisHelps) { ArticleRows(articles: state.articles) { [send = store.sender] in send(.articleTapped($0)) } }
            }
            FormField(Strings.description, hint: Strings.descriptionHint, message: state.fields["description"], identifier: "support.description") {
                TextEditor(text: store.binding(\.form.description) { .descriptionChanged($0) }).accessibilityIdentifier("support.description")
            }
            files
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.message") }
            PrimaryButton(Strings.sendTicket, symbol: AppSymbols.sendName, isBusy: state.isSending || state.attaching.isSending) { store.send(.sendTapped) }
                .accessibilityIdentifier("support.send")
        }
        .navigationTitle(Strings.newTicket)
        .onAppear { store.send(.appeared(mode)) }
    }

    private var categories: some View {
        FormField(Strings.categoryQuestion, message: state.fields["category"], kind: .group, identifier: "support.category") {
            ChipRow {
                ForEach(Self.categories(in: mode), id: \.rawValue) { category in
                    Chip(Strings.category(category), isSelected: state.form.category == category) { [send = store.sender] in send(.categoryChosen(category)) }
                        .accessibilityIdentifier("support.category.\(category.rawValue)")
                }
            }
        }
    }

    /// The categories that people of a mode write about.
    static func categories(in mode: Mode) -> [TicketCategory] {
        switch mode {
        case .customer: [.delivery, .damage, .payment, .account, .safety, .other]
        case .driver: [.driving, .payment, .account, .safety, .other]
        case .dispatcher, .administrator: TicketCategory.allCases
        }
    }

    private var files: some View {
        FormField(
            Strings.attachments, hint: Strings.attachmentsHint, message: state.fields["attachmentIds"], kind: .group, identifier: "support.attachments"
        ) {
            PendingFilesView(files: state.form.attachments) { [send = store.sender] in send(.attaching($0)) }
            AttachButton(state: state.attaching, count: state.form.attachments.count) { [send = store.sender] in send(.attaching($0)) }
        }
    }

    @ViewBuilder private var order: some View {
        Picker(Strings.orderField, selection: store.binding(\.form.orderID) { .orderChosen($0) }) {
            Text(Strings.noOrder).tag(Int?.none)
            ForEach(orders, id: \.id) { order in Text(name(order)).tag(Int?.some(order.id)) }
        }
        .accessibilityIdentifier("support.order")
        if let message = state.fields["orderId"] { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.order.message") }
    }

    /// The latest orders, and the one that the form was opened from.
    private var orders: [OrderChoice] {
        guard let id = state.form.orderID, !state.orders.contains(where: { $0.id == id }) else { return state.orders }
        return [OrderChoice(id: id, placedAt: nil)] + state.orders
    }

    private func name(_ order: OrderChoice) -> String {
        [Strings.order(order.id), order.placedAt.map { DateFormat.day($0) }].compactMap { $0 }.joined(separator: " · ")
    }
}
