/// The state of an application to drive.
public enum ApplicationStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// The applicant is still filling it in.
    case draft
    /// It waits for an administrator.
    case submitted
    /// An administrator is looking at it.
    case inReview
    /// An administrator asked the applicant for more.
    case infoRequested
    /// The applicant drives.
    case approved
    /// An administrator declined it.
    case declined
    /// The applicant took it back.
    case withdrawn

    /// True while the applicant may change the form and its documents.
    public var isEditable: Bool { self == .draft || self == .infoRequested }

    /// True until it is decided or taken back. A person has at most one such application.
    public var isOpen: Bool {
        switch self {
        case .draft, .submitted, .inReview, .infoRequested: true
        case .approved, .declined, .withdrawn: false
        }
    }

    /// The states that an applicant may move it to.
    public var applicantSteps: [ApplicationStatus] {
        switch self {
        case .draft, .infoRequested: [.submitted, .withdrawn]
        case .submitted, .inReview: [.withdrawn]
        case .approved, .declined, .withdrawn: []
        }
    }

    /// The states that an administrator may move it to.
    public var administratorSteps: [ApplicationStatus] {
        switch self {
        case .submitted: [.inReview, .infoRequested, .approved, .declined]
        case .inReview: [.infoRequested, .approved, .declined]
        case .infoRequested: [.declined]
        case .draft, .approved, .declined, .withdrawn: []
        }
    }
}

/// A kind of document that goes with an application to drive.
public enum ApplicationDocumentKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// The front of the driver's license.
    case licenseFront
    /// The back of the driver's license.
    case licenseBack
    /// The proof of insurance.
    case insurance
    /// A photo of the vehicle.
    case vehicle
}
