import LocationAPI
import Persistence
import ServerCore

/// The step of the setup about service areas. A new installation has those that came with the product, which nobody has chosen.
enum AreaSetup {
    /// The number of areas that are named.
    private static let named = 8

    static let step = SetupStep(
        "areas", order: 20, title: Strings.setupAreas, reason: Strings.setupAreasReason, opens: LocationLink.areas.place
    ) { transaction in
        let areas = try AreaRepository.all(in: transaction)
        let names = areas.filter(\.isActive).map(\.area.name)
        guard !names.isEmpty else { return SetupStep.State(.change, Strings.setupAreasNone) }
        let list = names.prefix(named).joined(separator: ", ") + (names.count > named ? "…" : "")
        let defaults = Set(try transaction.values(String.self, "SELECT name FROM location_default"))
        let isChosen = areas.contains { $0.version > 1 || !defaults.contains($0.area.name) }
        return isChosen ? SetupStep.State(.nothing, Strings.setupAreasOpen(list)) : SetupStep.State(.review, Strings.setupAreasGiven(list))
    }
}
