public import AdministrationAPI
public import Core
public import Foundation

/// The facts that the product knows of itself beyond its plugins. The product registers it; without one, these parts are left out.
public protocol ProductFacts: Sendable {
    /// The name that people know it by.
    var name: String { get }
    /// The address under which the outside reaches it, without a slash at the end.
    var address: String { get }
    /// The theme's style sheet, for pages that aren't made of views.
    var styleSheet: String { get }
    /// The version, such as `1.4.0`; nil for a build without one.
    var version: String? { get }
    /// The build: `development` or `production`.
    var build: String { get }
    /// Returns the time of the last backup; nil if there was none.
    func lastBackup() -> Date?
    /// Returns every declared setting with the value that holds in this run, by part of the product, without the values of secrets.
    func settings() -> [SettingGroupStatus]
    /// Returns the declaration of a setting; nil for an unknown one.
    func declaration(of key: String) -> (any SettingDeclaration)?
    /// Returns where the operators give a setting so that no change holds: `command line` or `environment`; nil if they don't.
    func pin(of key: String) -> String?
}
