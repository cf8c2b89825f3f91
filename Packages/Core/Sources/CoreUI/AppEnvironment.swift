public import Core
public import UI

private struct PersonKey: EnvironmentKey {
    static let defaultValue: Person? = nil
}

private struct ModeKey: EnvironmentKey {
    static let defaultValue = Mode.customer
}

private struct InstalledFeaturesKey: EnvironmentKey {
    static let defaultValue: Set<String> = []
}

extension EnvironmentValues {
    /// Who is signed in.
    public var person: Person? {
        get { self[PersonKey.self] }
        set { self[PersonKey.self] = newValue }
    }

    /// The mode that the person uses.
    public var mode: Mode {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }

    /// The names of the plugins in this product, so that a view doesn't offer what isn't there.
    public var installedFeatures: Set<String> {
        get { self[InstalledFeaturesKey.self] }
        set { self[InstalledFeaturesKey.self] = newValue }
    }
}
