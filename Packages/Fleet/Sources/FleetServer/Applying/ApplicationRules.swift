import Core
import FleetAPI
import Foundation
import OrdersAPI

/// The rules of applications to drive, from the product's settings.
struct ApplicationRules: Sendable {
    static let minimumAge = Setting.number("DRIVER_MINIMUM_AGE", 16...99, unit: "years", default: 21, "Age from which people may apply to drive.")
    static let reapplication = Setting.days(
        "DRIVER_REAPPLY_DAYS", 0...3650, default: 90, "Days after a declined application to drive until the person may apply again.")
    static let documentRetention = Setting.days(
        "DRIVER_DOCUMENT_DAYS", 1...3650, default: 30, "Days that documents of declined and withdrawn applications to drive are kept.")

    /// The version of the terms that applicants agree to. It rises with each change of their text.
    static let termsVersion = 1
    /// The days before the end of a license from which administrators are told.
    static let expiryNotice = 30

    let minimumAge: Int
    let reapplication: Duration
    let documentRetention: Duration

    /// The documents' retention in days.
    var documentDays: Int { Int(documentRetention / .seconds(24 * 3600)) }

    /// Returns why an application can't be submitted, by the name of the entry, or `documents.` and the kind.
    func problems(of form: ApplicationForm, with documents: Set<ApplicationDocumentKind>, today: LocalDay) -> FieldErrors {
        var errors = FieldErrors()
        let texts: [(String, String)] = [
            ("name", form.name), ("phone", form.phone), ("area", form.area), ("address", form.address), ("make", form.make), ("model", form.model),
            ("color", form.color), ("plate", form.plate), ("licenseNumber", form.licenseNumber), ("birthday", form.birthday),
            ("licenseExpires", form.licenseExpires),
        ]
        for (name, text) in texts { errors.requireText(text, name, length: 1...(ApplicationForm.textLimits[name] ?? 1)) }
        errors.require(form.phone.count(where: \.isNumber) >= 7, "phone", Strings.applyPhone)
        errors.require(Self.isDay(form.birthday), "birthday", Strings.applyDay)
        errors.require(isOldEnough(form.birthday, on: today), "birthday", Strings.applyTooYoung(minimumAge))
        errors.require(Self.isDay(form.licenseExpires), "licenseExpires", Strings.applyDay)
        errors.require(form.licenseExpires >= today.text, "licenseExpires", Strings.applyLicenseExpired)
        errors.require(form.bags.map { (1...99).contains($0) } == true, "bags", Strings.applyBags)
        for kind in ApplicationDocumentKind.allCases { errors.require(documents.contains(kind), "documents.\(kind.rawValue)", Strings.applyDocument) }
        return errors
    }

    /// Returns the time from which a person may apply again after an application; nil if they may at a time.
    func mayApplyAgain(after record: ApplicationRecord?, at now: Date) -> Date? {
        guard let record, record.status == .declined, let decidedAt = record.decidedAt else { return nil }
        let time = decidedAt.addingTimeInterval(reapplication / .seconds(1))
        return time > now ? time : nil
    }

    /// Returns whether somebody who was born on a day is old enough. Days are compared as texts, also February 29 of a year without it.
    private func isOldEnough(_ birthday: String, on today: LocalDay) -> Bool {
        guard let year = Int(birthday.prefix(4)) else { return false }
        return "\(year + minimumAge)\(birthday.dropFirst(4))" <= today.text
    }

    /// Returns whether a text is a day from 1900 on. The calendar repeats after 400 years, and `LocalDay` begins in 1970.
    static func isDay(_ text: String) -> Bool {
        guard text.utf8.count == 10, let year = Int(text.prefix(4)), (1900...2199).contains(year) else { return false }
        return LocalDay("\(year + 400)\(text.dropFirst(4))") != nil
    }
}
