/// The scripts that pages of `tumble-dev` alone have: they aren't linked into `tumble`.
public enum DevelopmentScripts {
    /// The list of simulated positions, which Ctrl+Alt+L opens.
    public static var all: [String] { [Resources.simulatedPlacesScript] }
}
