public import Core
public import Foundation

/// An application to drive, as its applicant sees it.
public struct DriverApplication: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The number of changes, which a change states so that it doesn't overwrite another one.
    public var version: Int
    /// The state.
    public var status: ApplicationStatus
    /// The entries.
    public var form: ApplicationForm
    /// The documents, at most one of each kind.
    public var documents: [ApplicationDocument]
    /// The reasons for which it can't be submitted yet, by the name of the entry, or `documents.` and the kind; empty if nothing is missing.
    public var problems: [String: String]
    /// The administrator's last words to the applicant: a question, or why it was declined; nil for none.
    public var message: String?
    /// The time at which it was last submitted; nil if it wasn't.
    public var submittedAt: Date?
    /// The time at which it was begun.
    public var createdAt: Date
    /// The steps so far, oldest first.
    public var steps: [ApplicationStep]

    /// Creates an application.
    public init(
        id: Int, version: Int, status: ApplicationStatus, form: ApplicationForm, documents: [ApplicationDocument], problems: [String: String] = [:],
        message: String? = nil, submittedAt: Date? = nil, createdAt: Date, steps: [ApplicationStep] = []
    ) {
        self.id = id
        self.version = version
        self.status = status
        self.form = form
        self.documents = documents
        self.problems = problems
        self.message = message
        self.submittedAt = submittedAt
        self.createdAt = createdAt
        self.steps = steps
    }

    enum CodingKeys: CodingKey {
        case id, version, status, form, documents, problems, message, submittedAt, createdAt, steps
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(version, forKey: .version)
        try container.encode(status, forKey: .status)
        try container.encode(form, forKey: .form)
        try container.encode(documents, forKey: .documents)
        try container.encode(problems, forKey: .problems)
        try container.encode(message, forKey: .message)
        try container.encode(submittedAt, forKey: .submittedAt)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(steps, forKey: .steps)
    }

    /// An application that waits, for tests, previews and documentation.
    public static let sample = DriverApplication(
        id: 4, version: 3, status: .submitted, form: .sample, documents: [.sample], submittedAt: Date(timeIntervalSince1970: 1_767_272_400),
        createdAt: Date(timeIntervalSince1970: 1_767_268_800), steps: [.sample])
}

/// A step of an application: it came to another state, or an administrator noted something.
public struct ApplicationStep: Codable, Sampled, Hashable, Identifiable {
    /// The id.
    public var id: Int
    /// The state that it came to; nil for an internal note.
    public var status: ApplicationStatus?
    /// The words that go with it; nil for none.
    public var text: String?
    /// True where administrators alone see it.
    public var isInternal: Bool
    /// The id of the administrator or applicant; nil for the server itself.
    public var personID: Int?
    /// The administrator's or applicant's name, for administrators; nil where it isn't told or known.
    public var personName: String?
    /// The time.
    public var time: Date

    /// Creates a step.
    public init(
        id: Int, status: ApplicationStatus?, text: String? = nil, isInternal: Bool = false, personID: Int? = nil, personName: String? = nil, time: Date
    ) {
        self.id = id
        self.status = status
        self.text = text
        self.isInternal = isInternal
        self.personID = personID
        self.personName = personName
        self.time = time
    }

    enum CodingKeys: String, CodingKey {
        case id, status, text, isInternal
        case personID = "personId"
        case personName, time
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        try container.encode(text, forKey: .text)
        try container.encode(isInternal, forKey: .isInternal)
        try container.encode(personID, forKey: .personID)
        try container.encode(personName, forKey: .personName)
        try container.encode(time, forKey: .time)
    }

    /// A submission, for tests, previews and documentation.
    public static let sample = ApplicationStep(id: 9, status: .submitted, time: Date(timeIntervalSince1970: 1_767_272_400))
}

/// The rules that a person needs to know to apply, with their latest application.
public struct ApplicationOverview: Codable, Sampled, Hashable {
    /// True while new applications are taken.
    public var isOpen: Bool
    /// The age from which people may drive, in years.
    public var minimumAge: Int
    /// The version of the terms that applicants agree to.
    public var termsVersion: Int
    /// The time from which the person may apply again; nil if they may now, or have an application that isn't decided.
    public var mayApplyAt: Date?
    /// The days after which the documents of a declined or withdrawn application are removed.
    public var documentDays: Int
    /// The latest application; nil for none.
    public var application: DriverApplication?

    /// Creates an overview.
    public init(
        isOpen: Bool, minimumAge: Int, termsVersion: Int, mayApplyAt: Date? = nil, documentDays: Int, application: DriverApplication? = nil
    ) {
        self.isOpen = isOpen
        self.minimumAge = minimumAge
        self.termsVersion = termsVersion
        self.mayApplyAt = mayApplyAt
        self.documentDays = documentDays
        self.application = application
    }

    enum CodingKeys: CodingKey {
        case isOpen, minimumAge, termsVersion, mayApplyAt, documentDays, application
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isOpen, forKey: .isOpen)
        try container.encode(minimumAge, forKey: .minimumAge)
        try container.encode(termsVersion, forKey: .termsVersion)
        try container.encode(mayApplyAt, forKey: .mayApplyAt)
        try container.encode(documentDays, forKey: .documentDays)
        try container.encode(application, forKey: .application)
    }

    /// The overview of somebody who has applied, for tests, previews and documentation.
    public static let sample = ApplicationOverview(isOpen: true, minimumAge: 21, termsVersion: 1, documentDays: 30, application: .sample)
}
