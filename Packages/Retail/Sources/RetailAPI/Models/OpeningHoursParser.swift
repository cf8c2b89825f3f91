/// Reads the rules of ``OpeningHours``.
struct OpeningHoursParser {
    private static let weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    func rules(in text: String) -> [OpeningHours.Rule]? {
        if text.lowercased().split(whereSeparator: \.isWhitespace) == ["24/7"] { return [OpeningHours.Rule(days: .weekdays(Set(0...6)), hours: [0..<1_440])] }
        let parts = text.lowercased().split(separator: ";", omittingEmptySubsequences: true).filter { !$0.allSatisfy(\.isWhitespace) }
        let rules = parts.compactMap(rule)
        return rules.isEmpty || rules.count != parts.count ? nil : rules
    }

    private func rule(_ text: Substring) -> OpeningHours.Rule? {
        var words = text.split(whereSeparator: \.isWhitespace)
        guard let last = words.popLast(), let hours = hours(last) else { return nil }
        guard let days = days(words) else { return nil }
        return OpeningHours.Rule(days: days, hours: hours)
    }

    private func days(_ words: [Substring]) -> OpeningHours.Days? {
        switch words.count {
        case 0: .weekdays(Set(0...6))
        case 1: weekdays(words[0]).map(OpeningHours.Days.weekdays)
        case 2: date(year: nil, words[0], words[1])
        case 3: Int(words[0]).flatMap { (1_900...9_999).contains($0) ? date(year: $0, words[1], words[2]) : nil }
        default: nil
        }
    }

    private func date(year: Int?, _ month: Substring, _ day: Substring) -> OpeningHours.Days? {
        guard let month = Self.months.firstIndex(of: String(month)), let day = Int(day), (1...Self.daysOfMonths[month]).contains(day) else { return nil }
        return .date(year: year, month: month + 1, day: day)
    }

    private func weekdays(_ text: Substring) -> Set<Int>? {
        var days = Set<Int>()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Self.weekdays.firstIndex(of: String($0)) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else { return nil }
            // Sa-Mo goes over the end of the week.
            var day = first
            days.insert(day)
            while day != last {
                day = (day + 1) % 7
                days.insert(day)
            }
        }
        return days
    }

    private func hours(_ text: Substring) -> [OpeningHours.Minutes]? {
        if text == "off" || text == "closed" { return [] }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let ranges = parts.compactMap { part -> OpeningHours.Minutes? in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(minute)
            guard ends.count == 2, let start = ends[0], let end = ends[1], start < 1_440 else { return nil }
            return start..<(end > start ? end : end + 1_440)
        }
        return ranges.count == parts.count ? ranges : nil
    }

    /// Reads `8:05` or `08:05`, up to `24:00`.
    private func minute(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
        guard (0...24).contains(hour), (0..<60).contains(minute), hour < 24 || minute == 0 else { return nil }
        return hour * 60 + minute
    }
}
