import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_application`, with what is sealed in it.
struct ApplicationRecord: Sendable {
    /// The vehicle as it is stored.
    struct Car: Codable, Sendable {
        var make = ""
        var model = ""
        var color = ""
        var plate = ""
        var bags: Int?
    }

    let id: Int
    let person: Int
    let version: Int
    let status: ApplicationStatus
    let form: ApplicationForm
    let message: String?
    let submittedAt: Date?
    let decidedAt: Date?
    let createdAt: Date

    init(_ row: Row, seal: ApplicationSeal) throws {
        id = try row.get("id")
        person = try row.get("person_id")
        version = try row.get("version")
        status = try row.get("status")
        message = try row.get("message")
        submittedAt = try row.get("submitted_at")
        decidedAt = try row.get("decided_at")
        createdAt = try row.get("created_at")
        let car = try row.get("vehicle", as: JSONColumn<Car>.self).value
        let secrets = seal.open(try row.get("sealed"), of: person)
        form = ApplicationForm(
            name: try row.get("name"), birthday: secrets.birthday, phone: try row.get("phone"), area: try row.get("area"), address: try row.get("address"),
            make: car.make, model: car.model, color: car.color, plate: car.plate, bags: car.bags, licenseNumber: secrets.licenseNumber,
            licenseExpires: try row.get("license_expires"))
    }

    /// Whether administrators may see it: what was never submitted is the applicant's alone.
    var isVisible: Bool { submittedAt != nil }

    var summary: ApplicationSummary {
        ApplicationSummary(
            id: id, personID: person, name: form.name, area: form.area, status: status, license: Self.masked(form.licenseNumber),
            licenseExpires: form.licenseExpires.isEmpty ? nil : form.licenseExpires, submittedAt: submittedAt)
    }

    /// Returns a number of which the last three characters are left, if it has more than six.
    static func masked(_ number: String) -> String { number.isEmpty ? "" : "••••" + (number.count > 6 ? String(number.suffix(3)) : "") }
}

extension ApplicationForm {
    /// The vehicle as it is stored.
    var car: ApplicationRecord.Car { ApplicationRecord.Car(make: make, model: model, color: color, plate: plate, bags: bags) }

    /// The entries that are sealed.
    var secrets: ApplicationSeal.Secrets { ApplicationSeal.Secrets(birthday: birthday, licenseNumber: licenseNumber) }

    /// The vehicle that customers look out for.
    var vehicle: Vehicle { Vehicle(model: "\(make) \(model)", color: color, plate: plate) }

    /// Returns the form without white space around its texts, the plate in capital letters.
    var trimmed: ApplicationForm {
        func text(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
        return ApplicationForm(
            name: text(name), birthday: text(birthday), phone: text(phone), area: text(area), address: text(address), make: text(make), model: text(model),
            color: text(color), plate: text(plate).uppercased(), bags: bags, licenseNumber: text(licenseNumber).uppercased(),
            licenseExpires: text(licenseExpires))
    }
}
