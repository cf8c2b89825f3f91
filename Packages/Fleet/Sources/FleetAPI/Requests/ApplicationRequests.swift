public import Core

/// The submission of an application to drive.
public struct ApplicationSubmission: Codable, Sendable, Hashable {
    /// The version of the application that the applicant sees.
    public var version: Int
    /// The version of the terms that the applicant agrees to.
    public var termsVersion: Int

    /// Creates a request.
    public init(version: Int, termsVersion: Int) {
        self.version = version
        self.termsVersion = termsVersion
    }
}

/// The withdrawal of an application to drive.
public struct ApplicationWithdrawal: Codable, Sendable, Hashable {
    /// The version of the application that the applicant sees.
    public var version: Int

    /// Creates a request.
    public init(version: Int) { self.version = version }
}

/// The upload of a document, which is the body of the request.
public struct ApplicationUpload: Codable, Sendable, Hashable {
    /// The kind of document, from the path.
    public var kind: ApplicationDocumentKind
    /// The name of the file; nil for none. Folders and what can't be shown are left out, and the ending is that of the content.
    public var name: String?

    /// Creates a request.
    public init(kind: ApplicationDocumentKind, name: String? = nil) {
        self.kind = kind
        self.name = name
    }
}

extension ApplicationUpload: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 255]
}

/// A request for the applications in a state, oldest first.
public struct ApplicationQuery: Codable, Sendable, Hashable {
    /// The state; nil for those that wait for administrators.
    public var status: ApplicationStatus?
    /// The page.
    public var page: PageRequest

    /// Creates a request.
    public init(status: ApplicationStatus? = nil, page: PageRequest = PageRequest()) {
        self.status = status
        self.page = page
    }

    enum CodingKeys: CodingKey {
        case status
    }

    /// Reads the query's keys, those of the page among them.
    public init(from decoder: any Decoder) throws {
        page = try PageRequest(from: decoder)
        status = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(ApplicationStatus.self, forKey: .status)
    }

    /// Writes the query's keys, those of the page among them.
    public func encode(to encoder: any Encoder) throws {
        try page.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(status, forKey: .status)
    }
}

/// An administrator's decision about an application.
public struct ApplicationDecision: Codable, Sendable, Hashable {
    /// The application, from the path.
    public var id: Int
    /// The version of the application that the administrator sees.
    public var version: Int
    /// The state to move it to: `inReview`, `infoRequested`, `approved` or `declined`.
    public var status: ApplicationStatus
    /// The words to the applicant; required for `infoRequested` and `declined`.
    public var message: String?

    /// Creates a request.
    public init(id: Int, version: Int, status: ApplicationStatus, message: String? = nil) {
        self.id = id
        self.version = version
        self.status = status
        self.message = message
    }
}

extension ApplicationDecision: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["message": 1_000]
}

/// An administrator's note about an application, which the applicant doesn't see.
public struct ApplicationNote: Codable, Sendable, Hashable {
    /// The application, from the path.
    public var id: Int
    /// The note.
    public var text: String

    /// Creates a request.
    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

extension ApplicationNote: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["text": 1_000]
}
