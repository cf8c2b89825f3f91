import Glibc

/// Live pages of which only those are looked at that have something to read: to ask each of thousands would take more time than what is measured.
final class ReadyPages {
    let pages: [LivePage]
    private var polled: [pollfd]

    init(_ pages: [LivePage]) {
        self.pages = pages
        polled = pages.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    }

    /// Returns the numbers of the pages for which something has arrived, without waiting.
    func numbers() -> [Int] {
        guard poll(&polled, nfds_t(polled.count), 0) > 0 else { return [] }
        return polled.indices.filter { polled[$0].revents != 0 }
    }
}
