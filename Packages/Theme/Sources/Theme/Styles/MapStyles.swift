extension ThemeStyleSheet {
    /// Maps. `--map-unit` scales marks to the map's width: by the steps below until the page's script sets it exactly.
    static let mapStyles = """
        .t-map{position:relative;container-type:inline-size;width:100%;overflow:hidden;border-radius:var(--radius-xl);aspect-ratio:16/10;
            background:color-mix(in srgb,var(--color-secondary-background) 70%,var(--color-card))}
        .t-map.is-regular{max-height:26rem}
        .t-map.is-tall{aspect-ratio:auto;height:min(52dvh,40rem);min-height:18rem}
        @media (min-width:700px){.t-map.is-tall{height:min(66dvh,44rem)}}
        .t-map::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px var(--color-border);pointer-events:none}
        .t-map-view,.t-map-view>.ui-image{display:block;width:100%;height:100%}
        .t-map-picture{display:block;width:100%;height:100%;overflow:hidden;cursor:grab;touch-action:pan-x pan-y;user-select:none;
            -webkit-user-select:none}
        .t-map-picture:active{cursor:grabbing}
        .t-map-picture :is(path,polygon,polyline){vector-effect:non-scaling-stroke}
        .t-map-picture{--map-unit:1.75}
        @container (min-width:460px){.t-map-picture{--map-unit:1.2}}
        @container (min-width:620px){.t-map-picture{--map-unit:.95}}
        @container (min-width:860px){.t-map-picture{--map-unit:.68}}
        .t-map-mark{transform:scale(var(--map-unit))}
        .t-map-mark :is(path,polygon,polyline,rect,circle){vector-effect:none}
        \(nearness)
        .t-map-grid{stroke:var(--color-border);stroke-width:1;fill:none;opacity:.7}
        .t-map-area{fill:color-mix(in srgb,var(--color-primary) 13%,transparent);stroke:var(--color-primary);stroke-opacity:.6;stroke-width:1.75;
            stroke-linejoin:round}
        .t-map-name{font:600 13px var(--font-family);fill:var(--color-on-secondary);paint-order:stroke;stroke:var(--color-secondary);stroke-width:4px;
            stroke-linejoin:round}
        .t-map-route-edge,.t-map-route{fill:none;stroke-linecap:round;stroke-linejoin:round}
        .t-map-route-edge{stroke:var(--color-card);stroke-width:9}
        .t-map-route{stroke:var(--color-fill-end);stroke-width:5}
        .t-map-body{fill:var(--color-primary);stroke:var(--color-card);stroke-width:2.5}
        .t-map-hole{fill:var(--color-on-primary)}
        .t-map-symbol{fill:none;stroke:var(--color-on-primary);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
        .t-map-pin{filter:drop-shadow(0 2px 4px var(--color-shadow))}
        .t-map-pin.is-driver .t-map-body{fill:var(--color-text)}
        .t-map-pin.is-driver .t-map-symbol{stroke:var(--color-background)}
        .t-map-pin.is-plant .t-map-body{fill:var(--color-info)}
        .t-map-pin.is-plant .t-map-symbol{stroke:var(--color-on-info)}
        .t-map-pin.is-store .t-map-body{fill:var(--color-warning)}
        .t-map-pin.is-store .t-map-symbol{stroke:var(--color-on-warning)}
        .t-map-pin.is-stale .t-map-body{fill:var(--color-secondary-background);stroke:var(--color-text-secondary);stroke-dasharray:4 3}
        .t-map-pin.is-stale .t-map-symbol{stroke:var(--color-text-secondary)}
        .t-map-pin.is-stale .t-map-label{fill:var(--color-text-secondary)}
        .t-map-label{font:600 13px var(--font-family);fill:var(--color-text);paint-order:stroke;stroke:var(--color-card);stroke-width:4px;
            stroke-linejoin:round}
        .t-map-controls{position:absolute;z-index:1;inset-block-end:var(--space-md);inset-inline-end:var(--space-md);display:flex;
            flex-direction:column;overflow:hidden;border-radius:var(--radius-md);background:var(--color-card);box-shadow:var(--shadow-raised),
            0 0 0 1px var(--color-border)}
        .t-map-control{appearance:none;display:grid;place-items:center;width:44px;height:44px;margin:0;padding:0;border:0;background:none;
            color:var(--color-text);cursor:pointer}
        .t-map-control+.t-map-control{border-top:1px solid var(--color-border)}
        .t-map-control:focus-visible{outline-offset:-3px;border-radius:var(--radius-md)}
        .t-map-control svg{width:20px;height:20px}
        @media (hover:hover){.t-map-control:hover{background:var(--color-secondary-background)}}
        .t-map-attribution{position:absolute;inset-block-end:0;inset-inline-start:0;padding:2px 8px;font:var(--font-mark);color:var(--color-text);
            background:var(--color-card);border-start-end-radius:var(--radius-sm)}
        """

    /// A class for each of the scales of map labels: seen from that scale on.
    private static let nearness = MapLabels.scales.enumerated().dropFirst().map { step, scale in
        ".is-near-\(step){opacity:clamp(0,calc((\(scale) - var(--map-unit))*1000),1)}"
    }.joined()
}
