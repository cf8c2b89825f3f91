extension ThemeStyleSheet {
    /// Conversations: messages that end above the field for the next one, which stays in sight.
    static let conversationStyles = """
        .t-conversation{display:flex;flex-direction:column;gap:var(--space-lg);width:100%;min-height:calc(100dvh - 300px)}
        .t-thread{flex:1;display:flex;flex-direction:column;justify-content:flex-end;gap:var(--space-lg);min-width:0}
        .t-thread .ui-text{white-space:pre-line}
        .t-composer{position:sticky;z-index:10;bottom:calc(84px + env(safe-area-inset-bottom));padding:var(--space-md);
            border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-raised),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-composer-row{display:flex;align-items:flex-start;gap:var(--space-sm)}
        .t-composer .t-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-composer .ui-editor{min-height:50px;max-height:38dvh;field-sizing:content;resize:none}
        .t-composer .t-icon-button{width:50px;height:50px;color:var(--color-on-primary);background:var(--color-primary)}
        @media (hover:none){.t-composer .t-field-hint{display:none}}
        @media (min-width:700px){.t-conversation{min-height:calc(100dvh - 250px)}.t-composer{bottom:var(--space-lg)}}
        """
}
