// Made by `make strings` from Packages/UI/Strings/UI.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

#if !canImport(SwiftUI)
/// The texts of UI, in the language of the current request or page.
enum Strings {
    /// Back
    static var back: String { Localized.text("Back", es: "Atrás", pl: "Wstecz") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Close
    static var close: String { Localized.text("Close", es: "Cerrar", pl: "Zamknij") }
    /// Dialog
    static var dialog: String { Localized.text("Dialog", es: "Diálogo", pl: "Okno dialogowe") }
    /// Loading
    static var loading: String { Localized.text("Loading", es: "Cargando", pl: "Ładowanie") }
}
#endif
