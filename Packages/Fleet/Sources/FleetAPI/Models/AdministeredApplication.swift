public import Core
public import Foundation

/// An application to drive, as administrators see it, with its internal notes.
public struct AdministeredApplication: Codable, Sampled, Hashable {
    /// The applicant's id.
    public var personID: Int
    /// The states that the caller may move it to; none for their own.
    public var actions: [ApplicationStatus]
    /// The application. Its steps contain the internal notes and the names of those who acted.
    public var application: DriverApplication

    /// Creates an application.
    public init(personID: Int, actions: [ApplicationStatus], application: DriverApplication) {
        self.personID = personID
        self.actions = actions
        self.application = application
    }

    enum CodingKeys: String, CodingKey {
        case personID = "personId"
        case actions, application
    }

    /// An application that waits, for tests, previews and documentation.
    public static let sample = AdministeredApplication(personID: 7, actions: ApplicationStatus.submitted.administratorSteps, application: .sample)
}

/// An application to drive in the list of administrators, without date of birth and with a masked license.
public struct ApplicationSummary: Codable, Sampled, Hashable, Identifiable {
    /// The id.
    public var id: Int
    /// The applicant's id.
    public var personID: Int
    /// The applicant's legal name.
    public var name: String
    /// The service area.
    public var area: String
    /// The state.
    public var status: ApplicationStatus
    /// The license's number, masked except for its last three characters.
    public var license: String
    /// The last day on which the license is valid; nil where it isn't stated.
    public var licenseExpires: String?
    /// The time at which it was last submitted; nil if it wasn't.
    public var submittedAt: Date?

    /// Creates a summary.
    public init(
        id: Int, personID: Int, name: String, area: String, status: ApplicationStatus, license: String, licenseExpires: String? = nil,
        submittedAt: Date? = nil
    ) {
        self.id = id
        self.personID = personID
        self.name = name
        self.area = area
        self.status = status
        self.license = license
        self.licenseExpires = licenseExpires
        self.submittedAt = submittedAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case personID = "personId"
        case name, area, status, license, licenseExpires, submittedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(personID, forKey: .personID)
        try container.encode(name, forKey: .name)
        try container.encode(area, forKey: .area)
        try container.encode(status, forKey: .status)
        try container.encode(license, forKey: .license)
        try container.encode(licenseExpires, forKey: .licenseExpires)
        try container.encode(submittedAt, forKey: .submittedAt)
    }

    /// An application that waits, for tests, previews and documentation.
    public static let sample = ApplicationSummary(
        id: 4, personID: 7, name: "Marisol Vega", area: "Irvine", status: .submitted, license: "••••567", licenseExpires: "2030-04-30",
        submittedAt: Date(timeIntervalSince1970: 1_767_272_400))
}
