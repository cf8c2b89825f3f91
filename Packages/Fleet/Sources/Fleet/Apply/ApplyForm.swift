import Core
import FleetAPI
import Foundation

/// A line of text of the form of an application to drive. The raw value is the name by which the server marks it.
enum ApplyEntry: String, Sendable, CaseIterable {
    case name, birthday, phone, area, address, make, model, color, plate, licenseNumber, licenseExpires

    /// The text in the form.
    var text: WritableKeyPath<ApplicationForm, String> {
        switch self {
        case .name: \.name
        case .birthday: \.birthday
        case .phone: \.phone
        case .area: \.area
        case .address: \.address
        case .make: \.make
        case .model: \.model
        case .color: \.color
        case .plate: \.plate
        case .licenseNumber: \.licenseNumber
        case .licenseExpires: \.licenseExpires
        }
    }

    /// The part of the form that it stands in.
    var part: ApplicationPart {
        switch self {
        case .name, .birthday, .phone, .area, .address: .person
        case .make, .model, .color, .plate: .vehicle
        case .licenseNumber, .licenseExpires: .license
        }
    }
}

extension ApplicationPart {
    /// The part in which the server's name of an entry stands.
    init(of field: String) {
        if let entry = ApplyEntry(rawValue: field) {
            self = entry.part
        } else {
            self = field == "bags" ? .vehicle : field.hasPrefix("documents.") ? .documents : .check
        }
    }

    /// The number of the step, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// The part after it; nil after the last.
    var next: ApplicationPart? { Self.allCases.dropFirst(number).first }

    /// The part before it; nil before the first.
    var previous: ApplicationPart? { number > 1 ? Self.allCases[number - 2] : nil }
}

/// The entries of an application that aren't saved yet. They survive a restart of the server.
struct ApplyDraft: Codable, Sendable, Equatable {
    let form: ApplicationForm
    let acceptsTerms: Bool
}

#if DEBUG
extension ApplyFeature.State {
    /// A customer's page with an application, for previews and tests.
    static func page(_ overview: ApplicationOverview = .sample, part: ApplicationPart? = nil) -> Self {
        var state = ApplyFeature.State()
        (state.person, state.overview, state.part) = (Person(id: 7, name: "Marisol Vega", roles: [.customer]), .loaded(overview), part)
        (state.areas, state.form) = (["Irvine", "Tustin"], overview.application?.form ?? ApplicationForm())
        return state
    }
}

extension ApplicationOverview {
    /// The overview with an application in a state, for previews and tests.
    static func inState(_ status: ApplicationStatus, message: String? = nil) -> Self {
        var overview = ApplicationOverview.sample
        overview.application?.status = status
        overview.application?.message = message
        overview.application?.steps = [
            ApplicationStep(id: 8, status: .draft, time: DriverApplication.sample.createdAt), .sample,
            ApplicationStep(id: 10, status: status, text: message, time: DriverApplication.sample.createdAt.addingTimeInterval(7_200)),
        ]
        return overview
    }

    /// The overview of somebody who hasn't applied, for previews and tests.
    static let unused = ApplicationOverview(isOpen: true, minimumAge: 21, termsVersion: 1, documentDays: 30)
}
#endif
