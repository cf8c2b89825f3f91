// Made by `make resources` from Packages/Sustainability/Resources/Sustainability: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Sustainability.
enum Resources {
    /// save.js
    static let saveScript =
        #"""
        // Saves a text as a file as soon as its element is on the page.
        (() => {
          tumble.hook("impact-save", (element, report) => {
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob([element.dataset.text], { type: "text/csv" }));
            link.download = element.dataset.name;
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 1000);
            report(true);
            return null;
          });
        })();
        """#
}
