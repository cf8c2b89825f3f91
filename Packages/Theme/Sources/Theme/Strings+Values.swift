extension Strings {
    static func step(_ done: Int, of total: Int) -> String { stepOfTotal(done, total: total) }
    static func tabWithBadge(_ title: String, _ badge: String) -> String { tabBadge(title, badge: badge) }
}
