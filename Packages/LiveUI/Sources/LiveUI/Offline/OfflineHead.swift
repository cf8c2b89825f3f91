/// The tags in a page's head for installing it and for storing offline actions.
struct OfflineHead: Sendable {
    let manifest: WebManifest
    let scriptAddress: String

    var html: String {
        let name = manifest.name.htmlEscaped
        return """
            <link rel="icon" href="/live/icon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">\
            <link rel="apple-touch-icon" href="/live/apple-touch-icon.png"><link rel="manifest" href="/live/manifest.webmanifest">\
            <meta name="theme-color" media="(prefers-color-scheme: light)" content="\(manifest.pageColors.light.htmlEscaped)">\
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content="\(manifest.pageColors.dark.htmlEscaped)">\
            <meta name="mobile-web-app-capable" content="yes"><meta name="apple-mobile-web-app-title" content="\(name)">\
            <meta name="apple-mobile-web-app-status-bar-style" content="default">\
            <script src="\(scriptAddress)" defer></script>
            """
    }
}
