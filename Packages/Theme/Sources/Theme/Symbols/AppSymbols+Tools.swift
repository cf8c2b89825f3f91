public import UI

extension AppSymbols {
    /// A magnifying glass.
    public static var search: Image { image(named: searchName) }
    /// The name of `search`.
    public static let searchName = "search"

    /// A funnel: fewer of them.
    public static var filter: Image { image(named: filterName) }
    /// The name of `filter`.
    public static let filterName = "filter"

    /// Sliders: settings.
    public static var sliders: Image { image(named: slidersName) }
    /// The name of `sliders`.
    public static let slidersName = "sliders"

    /// Four squares: a board.
    public static var grid: Image { image(named: gridName) }
    /// The name of `grid`.
    public static let gridName = "grid"

    /// Three lines: a menu.
    public static var menu: Image { image(named: menuName) }
    /// The name of `menu`.
    public static let menuName = "menu"

    /// Three dots: more actions.
    public static var more: Image { image(named: moreName) }
    /// The name of `more`.
    public static let moreName = "more"

    /// A page with a pen: a note.
    public static var note: Image { image(named: noteName) }
    /// The name of `note`.
    public static let noteName = "note"

    /// A pen: change it.
    public static var edit: Image { image(named: editName) }
    /// The name of `edit`.
    public static let editName = "edit"

    /// Two sheets: copy it.
    public static var copy: Image { image(named: copyName) }
    /// The name of `copy`.
    public static let copyName = "copy"

    /// A bin: remove it.
    public static var trash: Image { image(named: trashName) }
    /// The name of `trash`.
    public static let trashName = "trash"

    /// A page: terms, a report.
    public static var document: Image { image(named: documentName) }
    /// The name of `document`.
    public static let documentName = "document"

    /// Two links of a chain: connect an account.
    public static var link: Image { image(named: linkName) }
    /// The name of `link`.
    public static let linkName = "link"

    /// What a page offers.
    static let toolsDrawings = [
        searchName: ##"<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>"##,
        filterName: ##"<path d="M3.5 5h17l-6.5 8v5.5l-4 2V13z"/>"##,
        slidersName: ##"<path d="M4 7h8M18 7h2M4 17h2M12 17h8"/><circle cx="15" cy="7" r="2.5"/><circle cx="9" cy="17" r="2.5"/>"##,
        gridName: ##"<rect x="4" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5"/>"##
            + ##"<rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5"/>"##,
        menuName: ##"<path d="M4 7h16M4 12h16M4 17h16"/>"##,
        moreName: ##"<circle cx="5.5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="18.5" cy="12" r="1"/>"##,
        noteName: ##"<path d="M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12"/>"##
            + ##"<path d="m17.5 3.8 2.7 2.7L13 13.7l-3.5.8.8-3.5z"/>"##,
        editName: ##"<path d="m15.5 4.5 4 4L8.5 19.5l-5 1 1-5z"/><path d="m13 7 4 4"/>"##,
        copyName: ##"<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/>"##
            + ##"<path d="M15.5 5.5v-.2A1.8 1.8 0 0 0 13.7 3.5H5.3a1.8 1.8 0 0 0-1.8 1.8v8.4a1.8 1.8 0 0 0 1.8 1.8h.2"/>"##,
        trashName: ##"<path d="M4 6.5h16M9.5 6.5v-2a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2"/>"##
            + ##"<path d="m6 6.5 1 12.6a1.5 1.5 0 0 0 1.5 1.4h7a1.5 1.5 0 0 0 1.5-1.4l1-12.6"/><path d="M10.3 10.5v6M13.7 10.5v6"/>"##,
        documentName: ##"<path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5z"/>"##
            + ##"<path d="M13.5 3.5v5h5M9 12.5h6M9 16h4"/>"##,
        linkName: ##"<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2"/>"##
            + ##"<path d="M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2"/>"##,
    ]
}
