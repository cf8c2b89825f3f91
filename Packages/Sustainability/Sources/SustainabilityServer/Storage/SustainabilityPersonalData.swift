import Core
import Persistence
import ServerCore

/// The data of people that Sustainability holds. The figures of an erased person's orders stay as nobody's, so that totals don't change.
enum SustainabilityPersonalData {
    static let all = [
        PersonalData(
            "sustainability", of: [.customer], name: Strings.privacyImpact, purpose: Strings.privacyImpactPurpose, kept: Strings.privacyImpactKept,
            tables: [
                PersonalTable(
                    "sustainability_order", of: "person_id",
                    [
                        "order_id", "bags", "kilograms", "month", "kilometers", "estimated_kilometers", "driven_kilometers", "avoided_kilometers",
                        "detour_kilometers", "water", "energy", "co2", "minutes", "method_version", .time("delivered_at"),
                    ],
                    erased: .replaced(["person_id": .integer(0)]))
            ])
    ]
}
