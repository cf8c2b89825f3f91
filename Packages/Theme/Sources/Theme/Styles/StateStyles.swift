extension ThemeStyleSheet {
    /// Empty, failed and loading screens, toasts and notices.
    static let stateStyles = """
        .t-empty{display:flex;flex-direction:column;align-items:center;gap:var(--space-sm);width:100%;padding:48px var(--space-xl);text-align:center}
        .t-empty-symbol{display:grid;place-items:center;width:84px;height:84px;margin-bottom:var(--space-sm);border-radius:var(--radius-xxl);
            color:var(--color-on-secondary);
            background:radial-gradient(circle at 30% 20%,color-mix(in srgb,var(--color-card) 60%,transparent),transparent 70%),var(--color-secondary)}
        .t-empty-symbol svg{width:38px;height:38px;stroke-width:1.6}
        .is-error>.t-empty-symbol{color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        .t-empty-title{font:var(--font-title);letter-spacing:-.016em}
        .t-empty-message{max-width:38ch;font:var(--font-callout);color:var(--color-text-secondary);text-wrap:balance}
        .t-empty>.ui-button{margin-top:var(--space-md)}
        .t-empty>.ui-button>.t-button{max-width:18rem;margin-inline:auto}
        .t-loading{display:flex;flex-direction:column;gap:var(--space-lg);width:100%}
        .t-bone{display:block;height:14px;width:100%;border-radius:var(--radius-full);
            background:linear-gradient(90deg,var(--color-secondary-background) 30%,
            color-mix(in srgb,var(--color-secondary-background) 55%,var(--color-card)) 50%,var(--color-secondary-background) 70%);
            background-size:220% 100%;animation:t-shine 1.4s linear infinite}
        .t-bone.is-short{width:36%;height:18px}
        .t-bone.is-medium{width:68%}
        .t-bone.is-half{width:52%}
        .t-bone.is-number{width:46%;height:26px;margin-block:5px}
        .t-bone-lines{gap:8px}
        .t-skeleton{gap:var(--space-md)}
        .t-bone-area{background:var(--color-secondary-background);animation:t-breathe 1.6s ease-in-out infinite}
        .t-bone-hero{min-height:13rem;border-radius:var(--radius-xxl)}
        .t-toasts{position:fixed;z-index:30;inset-inline:var(--space-lg);inset-block-end:calc(92px + env(safe-area-inset-bottom));display:grid;
            justify-items:center;pointer-events:none}
        .t-toast{display:flex;align-items:center;gap:10px;max-width:440px;padding:13px 20px;border-radius:var(--radius-full);
            font:var(--font-subheadline);color:var(--color-background);background:var(--color-text);box-shadow:var(--shadow-raised);
            animation:t-rise var(--motion-normal) ease-out}
        .t-toast svg{width:18px;height:18px}
        @media (min-width:700px){.t-toasts{inset-block-end:var(--space-xl)}}
        .t-notice{display:flex;align-items:flex-start;gap:10px;width:100%;padding:13px 16px;border-radius:var(--radius-lg);font:var(--font-callout)}
        .t-notice .ui-image svg{width:20px;height:20px;margin-top:1px}
        """
}
