import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The steps of the setup about the product as a whole: its name, its address, and backups.
struct ProductSteps: Sendable {
    let name: CurrentSetting<String>
    let publicURL: String
    let facts: (any ProductFacts)?

    init(_ container: DIContainer) throws {
        name = try container.currentSetting(ProductSettings.displayName)
        publicURL = try container.setting(ProductSettings.publicURL)
        facts = try container.resolveIfRegistered((any ProductFacts).self)
    }

    var all: [SetupStep] { [nameStep, addressStep, backupStep] }

    private var nameStep: SetupStep {
        SetupStep(
            "name", order: 10, title: Strings.setupName, reason: Strings.setupNameReason,
            opens: AdministrationLink.setting(ProductSettings.displayName.key).place
        ) { [name, facts] _ in
            let defaults = ProductSettings.displayName.defaults
            let isOwn = facts?.pin(of: ProductSettings.displayName.key) != nil || ![defaults.production, defaults.development].contains(name.value)
            return SetupStep.State(isOwn ? .nothing : .review, Strings.setupNameDetail(name.value))
        }
    }

    private var addressStep: SetupStep {
        SetupStep("address", order: 60, title: Strings.setupAddress, reason: Strings.setupAddressReason) { [publicURL] _ in
            if publicURL.hasPrefix("https:") { return SetupStep.State(.nothing, Strings.setupAddressSecure(publicURL)) }
            return SetupStep.State(.review, Strings.setupAddressOpen)
        }
    }

    private var backupStep: SetupStep {
        SetupStep("backups", order: 70, title: Strings.setupBackups, reason: Strings.setupBackupsReason) { [facts] transaction in
            guard transaction.dialect == .sqlite else { return SetupStep.State(.review, Strings.setupBackupsPostgres) }
            return facts?.lastBackup() == nil
                ? SetupStep.State(.review, Strings.setupBackupsNone) : SetupStep.State(.nothing, Strings.setupBackupsMade)
        }
    }
}
