import Core
import CoreUI
import Foundation
import OrdersAPI
import Theme
import UI

/// The choice of a window: a day, and the windows of that day. Those that are full say so.
struct SlotPicker: View {
    let slots: SlotState
    let selection: TimeWindow?
    /// The beginning of the chips' names for tests.
    let identifier: String
    let dayChosen: (LocalDay) -> Void
    let windowChosen: (TimeWindow) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        switch slots.offered {
        case .idle, .loading: FormField(Strings.window, kind: .group) { ChipRow { placeholders } }.redacted(reason: .placeholder)
        case .failed(let message): NoticeBanner(message, tone: .danger).accessibilityIdentifier("\(identifier).message")
        case .loaded(let offered):
            if offered.slots.isEmpty {
                NoticeBanner(Strings.noWindows, tone: .warning).accessibilityIdentifier("\(identifier).message")
            } else {
                days(offered)
                windows(offered)
            }
        }
    }

    private var shownDay: LocalDay? { slots.shownDay(selection) }

    private var placeholders: some View {
        ForEach(0..<3) { _ in Chip(Strings.window, isSelected: false) {} }
    }

    private func days(_ offered: PickupSlots) -> some View {
        let days = slots.days
        return FormField(Strings.day, kind: .group) {
            ChipRow {
                ForEach(0..<days.count) { index in
                    Chip(offered.name(of: days[index]), isSelected: days[index] == shownDay) { dayChosen(days[index]) }
                        .accessibilityIdentifier("\(identifier).day.\(index)")
                }
            }
        }
    }

    private func windows(_ offered: PickupSlots) -> some View {
        let shown = slots.slots(on: shownDay)
        return FormField(Strings.window, kind: .group) {
            ChipRow {
                ForEach(0..<shown.count) { index in
                    let slot = shown[index]
                    Chip(offered.name(of: slot), isSelected: slot.window == selection) { windowChosen(slot.window) }
                        .disabled(slot.isFull)
                        .accessibilityIdentifier("\(identifier).\(index)")
                }
            }
        }
    }
}

extension PickupSlots {
    private var zone: TimeZone { TimeZone(identifier: timeZone) ?? DateFormat.serviceTimeZone }

    /// Returns a day as people read it.
    fileprivate func name(of day: LocalDay) -> String {
        slots.first { $0.day == day }.map { DateFormat.day($0.start, in: zone) } ?? day.text
    }

    /// Returns the times of a slot, and whether it is full.
    fileprivate func name(of slot: PickupSlot) -> String {
        let times = DateFormat.arrival(slot.start, slot.end, at: slot.start, in: zone)
        return slot.isFull ? Strings.fullWindow(times) : times
    }
}
