// Made by `make resources` from Packages/App/Resources/AppDevelopment: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of AppDevelopment.
enum Resources {
    /// gallery.css
    static let galleryStyles =
        #"""
        /* The gallery of previews. */
        .gallery-packages{position:fixed;inset:0 auto 0 0;width:11rem;overflow:auto;padding:1rem;display:flex;flex-direction:column;
            background:var(--color-card);border-right:1px solid var(--color-border)}
        .gallery-packages a,.gallery-choice a{padding:.6rem .75rem;border-radius:var(--radius-sm);color:var(--color-text);text-decoration:none}
        .gallery-packages a[aria-current],.gallery-choice a[aria-current]{background:var(--color-secondary);color:var(--color-on-secondary)}
        .gallery-main{margin-left:11rem;padding:1.5rem;font:var(--font-body);color:var(--color-text)}
        .gallery-choices{display:flex;flex-wrap:wrap;gap:1.5rem;padding:.75rem 0}
        .gallery-choice{display:flex;border:1px solid var(--color-border);border-radius:var(--radius-md);padding:.15rem}
        .gallery-item{padding-top:1.5rem}.gallery-item h2{font:var(--font-headline);padding-bottom:.5rem}
        .gallery-item h2 a{color:var(--color-text)}
        .gallery-item iframe{border:1px solid var(--color-border);border-radius:var(--radius-md);height:32rem;resize:both;overflow:auto;max-width:none}
        .gallery-item iframe:not([width]){width:100%}
        .gallery-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .ui-preview-name{font:var(--font-caption);color:var(--color-text-secondary);padding:1rem 1rem .25rem}
        .ui-preview-content{padding:0 1rem 1rem}
        """#
}
