extension ThemeStyleSheet {
    /// Inputs and their labels.
    static let fieldStyles = """
        .ui-field,.t-field{gap:6px}
        .t-field-box{display:flex;flex-direction:column;gap:6px;width:100%;min-width:0}
        .t-field{display:flex;flex-direction:column;width:100%;min-width:0}
        .ui-field-label,.t-field-label{font:var(--font-subheadline);color:var(--color-text)}
        .ui-field-label:empty{display:none}
        .ui-input{min-height:50px;padding:12px 14px;font:var(--font-body);color:var(--color-text);background:var(--color-card);
            border:1px solid var(--color-control-border);border-radius:var(--radius-md);
            transition:border-color var(--motion-fast),box-shadow var(--motion-fast)}
        .ui-input::placeholder{color:var(--color-text-secondary);opacity:1}
        .ui-input:focus{outline:2px solid transparent;border-color:var(--color-primary);
            box-shadow:inset 0 0 0 1px var(--color-primary),0 0 0 3px color-mix(in srgb,var(--color-primary) 28%,transparent)}
        .ui-input:disabled{color:var(--color-text-secondary);background:var(--color-secondary-background)}
        select.ui-input{appearance:none;padding-inline-end:40px;
            background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(135deg,currentColor 50%,transparent 50%);
            background-size:6px 6px,6px 6px;background-position:calc(100% - 21px) 50%,calc(100% - 15px) 50%;background-repeat:no-repeat}
        .t-field.is-invalid .ui-input{border-color:var(--color-danger);box-shadow:0 0 0 1px var(--color-danger)}
        .t-field-hint{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-field-message{display:flex;align-items:flex-start;gap:6px;font:var(--font-caption);color:var(--color-on-danger-soft)}
        .t-field-message .ui-image svg{width:16px;height:16px;margin-top:1px}
        .t-search{position:relative;width:100%}
        .t-search>.ui-image{position:absolute;inset-inline-start:14px;top:0;bottom:0;align-items:center;color:var(--color-text-secondary);
            pointer-events:none;z-index:1}
        .t-search>.ui-image svg{width:20px;height:20px}
        .t-search .ui-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .t-search .ui-input{padding-inline-start:44px;border-radius:var(--radius-full)}
        .t-counter{display:inline-flex;width:fit-content;align-items:center;gap:var(--space-xs);padding:4px;border-radius:var(--radius-full);
            background:color-mix(in srgb,var(--color-secondary) 45%,transparent);box-shadow:inset 0 0 0 1px var(--color-border)}
        .t-counter .t-icon-button{background:var(--color-raised);box-shadow:0 1px 4px var(--color-shadow);color:var(--color-primary)}
        .t-counter .ui-button:disabled>.t-icon-button{background:transparent;color:var(--color-text-secondary)}
        .t-counter-value{color:var(--color-text);min-width:44px;text-align:center;font:var(--font-title);font-variant-numeric:tabular-nums}
        .ui-stepper .ui-input{max-width:9rem;font:var(--font-title);font-variant-numeric:tabular-nums;text-align:center;appearance:textfield}
        .ui-stepper .ui-input::-webkit-inner-spin-button{appearance:none;margin:0}
        .t-stepper .ui-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-stepper .ui-stepper{width:auto;gap:0}
        .t-stepper .ui-input{width:3.5rem;min-height:44px;padding:0;border-color:transparent;background:none}
        .t-step{appearance:none;flex:none;margin:0;padding:0;border:0;border-radius:50%;color:inherit;background:none;cursor:pointer}
        .t-step:active>.t-icon-button{transform:scale(.95)}
        .ui-toggle{width:100%;min-height:52px;font:var(--font-body)}
        .ui-switch{appearance:none;flex:none;position:relative;width:52px;height:32px;margin:0;border-radius:var(--radius-full);
            background:var(--color-control-border);cursor:pointer;transition:background-color var(--motion-fast)}
        .ui-switch::after{content:"";position:absolute;inset-block-start:3px;inset-inline-start:3px;width:26px;height:26px;border-radius:50%;
            background:var(--color-card);box-shadow:0 1px 3px var(--color-shadow);transition:transform var(--motion-fast)}
        .ui-switch:checked{background:var(--color-primary)}
        .ui-switch:checked::after{transform:translateX(20px)}
        """
}
