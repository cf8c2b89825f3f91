public import Core
import HTTPTypes

/// The endpoints of Support. To those who may not see a ticket, it doesn't exist (404).
public enum SupportEndpoints {
    private static let staff: Set<Role> = [.dispatcher, .admin]

    /// Lists tickets.
    public static let tickets = Endpoint<TicketListRequest, TicketPage>(
        .get, "/support/tickets", access: .signedIn,
        summary: "Lists the caller's tickets, for staff everybody's, paged by the cursor `after` or by number.")

    /// Opens a ticket.
    public static let create = Endpoint<CreateTicket, Ticket>(
        .post, "/support/tickets", access: .signedIn, idempotency: .key, rate: RateLimit(count: 30, per: .seconds(3600)), success: 201,
        summary: "Opens a ticket, about an order of the caller's or not.")

    /// Returns a ticket.
    public static let detail = Endpoint<IDInput, Ticket>(
        .get, "/support/tickets/{id}", access: .signedIn, summary: "Returns a ticket, for its requester and for staff.")

    /// Changes a ticket.
    public static let update = Endpoint<UpdateTicket, Ticket>(
        .put, "/support/tickets/{id}", access: .signedIn, summary: "Closes a ticket or opens it again; for staff also changes priority and category.")

    /// Gives a ticket to somebody.
    public static let assign = Endpoint<AssignTicket, Ticket>(
        .put, "/support/tickets/{id}/assignee", access: .roles(staff), summary: "Gives a ticket to a dispatcher or administrator, or to nobody.")

    /// Rates a closed ticket.
    public static let rate = Endpoint<RateTicket, Ticket>(
        .put, "/support/tickets/{id}/rating", access: .signedIn, summary: "Says how satisfied the requester of a closed ticket is.")

    /// Lists messages of a ticket.
    public static let messages = Endpoint<TicketMessageListRequest, TicketMessagePage>(
        .get, "/support/tickets/{id}/messages", access: .signedIn,
        summary: "Lists messages of a ticket by cursor, oldest first; internal notes for staff only.")

    /// Writes to a ticket.
    public static let send = Endpoint<SendTicketMessage, TicketMessage>(
        .post, "/support/tickets/{id}/messages", access: .signedIn, idempotency: .key, rate: RateLimit(count: 60, per: .seconds(60)), success: 201,
        summary: "Writes a message to a ticket, or an internal note.")

    /// Grants the requester credit.
    public static let grantCredit = Endpoint<GrantTicketCredit, TicketMessage>(
        .post, "/support/tickets/{id}/credit", access: .roles(staff), idempotency: .key, success: 201,
        summary: "Grants the requester of a ticket credit for future orders, with a reason, and notes it on the ticket.")

    /// Merges tickets.
    public static let merge = Endpoint<MergeTicket, Ticket>(
        .post, "/support/tickets/{id}/merge", access: .roles(staff),
        summary: "Merges a ticket into another one of the same requester, which gets its messages and is returned.")

    /// The media types of attachments.
    private static let fileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"]

    /// Sends a file, which the next ticket or message can name. Sending the same file again returns the same one.
    public static let addAttachment = Endpoint<AddAttachment, TicketAttachment>(
        .post, "/support/attachments", access: .signedIn, rate: RateLimit(count: 60, per: .seconds(600)), bodyBytes: TicketAttachment.mostBytes,
        takes: fileTypes, success: 201, summary: "Sends a picture or a PDF of up to 10 MB, for a ticket or message that is sent afterwards.")

    /// Returns a file.
    public static let attachment = Endpoint<IDInput, NoOutput>(
        .get, "/support/attachments/{id}", access: .signedIn, gives: fileTypes,
        summary: "Returns a file, to those who may read what it goes with, and before it is sent to the one who added it.")

    /// Removes a file that wasn't sent.
    public static let removeAttachment = Endpoint<IDInput, NoOutput>(
        .delete, "/support/attachments/{id}", access: .signedIn, summary: "Removes a file of the caller's that no ticket or message names yet.")

    /// Lists canned answers.
    public static let answers = Endpoint<NoInput, [CannedAnswer]>(
        .get, "/support/answers", access: .roles(staff), summary: "Lists canned answers by title.")

    /// Stores a canned answer.
    public static let storeAnswer = Endpoint<StoreAnswer, CannedAnswer>(
        .post, "/support/answers", access: .roles(staff), idempotency: .key, success: 201, summary: "Stores a canned answer.")

    /// Changes a canned answer.
    public static let changeAnswer = Endpoint<ChangeAnswer, CannedAnswer>(
        .put, "/support/answers/{id}", access: .roles(staff), summary: "Changes a canned answer.")

    /// Removes a canned answer.
    public static let removeAnswer = Endpoint<IDInput, NoOutput>(
        .delete, "/support/answers/{id}", access: .roles(staff), summary: "Removes a canned answer.")

    /// Lists articles of the help.
    public static let articles = Endpoint<HelpArticleListRequest, HelpArticleList>(
        .get, "/support/articles", access: .signedIn, summary: "Lists the help's articles in the reader's language, all or those about `search`, best first.")

    /// Returns an article of the help.
    public static let article = Endpoint<HelpArticleRequest, HelpArticle>(
        .get, "/support/articles/{id}", access: .signedIn, summary: "Returns an article of the help in the reader's language.")

    /// Says whether an article helped.
    public static let rateArticle = Endpoint<RateHelpArticle, HelpArticle>(
        .post, "/support/articles/{id}/helped", access: .signedIn, summary: "Says whether an article helped the caller, once for each person and article.")
}
