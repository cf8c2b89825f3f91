import Core

/// The way in which the product introduces itself to other servers.
enum ProductAddress {
    /// Returns the product's name with its address, where it has one.
    static func userAgent(_ values: SettingValues) throws -> String {
        let (name, site) = (try values[ProductSettings.displayName], try values[ProductSettings.publicURL])
        return site.isEmpty ? name : "\(name) (\(site))"
    }
}
