extension ChartPlot {
    /// The rules that colour plots, for the `<style>` of a page; they read the variables of ``colours``.
    package static let styleSheet = """
        .plot{display:block;width:100%;height:auto;font:11px/1 var(--sans,system-ui,sans-serif);overflow:visible}
        .plot .grid{fill:none;stroke:var(--plot-grid);stroke-width:1}
        .plot .axis text{fill:var(--plot-ink);font-variant-numeric:tabular-nums}
        .plot .curve path{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}
        .plot .curve .dots{stroke-width:4.5}
        .plot .curve.dashed path:first-child{stroke-dasharray:5 4}
        .plot .names path{fill:none;stroke:var(--plot-grid)}
        .plot .names text{fill:currentColor}
        .plot .faded{color:var(--plot-faded)}.plot .names .faded{color:var(--plot-ink)}
        .plot .before{color:var(--plot-before)}.plot .after{color:var(--plot-after)}
        .plot .mark{color:var(--info)}.plot .mark.warning{color:var(--warning)}.plot .mark.error{color:var(--error)}
        .plot .mark circle{fill:currentColor;stroke:var(--plot-paper);stroke-width:1.5}
        .plot .mark .halo{fill:currentColor;fill-opacity:.2;stroke:currentColor;stroke-width:1}
        .plot .mark .expected{fill:var(--plot-paper);stroke:currentColor;stroke-width:1.75}
        .plot .mark path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-dasharray:2 3}
        .plot .mark text{fill:currentColor;font-weight:700;font-size:12px;paint-order:stroke;stroke:var(--plot-paper);\
        stroke-width:4px;stroke-linejoin:round}

        """ + (0..<toneCount).map { ".plot .tone\($0){color:var(--plot-\($0))}" }.joined() + "\n"

    /// The variables of ``styleSheet`` for light pages, and for dark ones.
    package static let colours = (light: declarations(light), dark: declarations(dark))

    private static func declarations(_ colours: [(String, String)]) -> String {
        colours.map { "--\($0.0):\($0.1);" }.joined()
    }

    private static let light =
        numbered(["#1f66c1", "#0f7b6c", "#8a4fbf", "#b2560d", "#5b7f14", "#c02f6f", "#3f6b8f", "#7a5c3e"]) + [
            ("plot-paper", "#ffffff"), ("plot-ink", "#5c6570"), ("plot-grid", "#e1e5ea"), ("plot-faded", "#c3cad3"),
            ("plot-before", "#8b95a1"), ("plot-after", "#1f66c1"), ("error", "#c4232f"), ("warning", "#b25a00"),
            ("info", "#2566b0"),
        ]

    private static let dark =
        numbered(["#6ea8f7", "#45c2ad", "#bd94ec", "#eda159", "#a5cb55", "#f080b0", "#8cb8dc", "#cba887"]) + [
            ("plot-paper", "#181c21"), ("plot-ink", "#98a3b0"), ("plot-grid", "#2d343c"), ("plot-faded", "#4a535e"),
            ("plot-before", "#7d8894"), ("plot-after", "#6ea8f7"), ("error", "#ff7b80"), ("warning", "#f3b04e"),
            ("info", "#79b4f5"),
        ]

    private static func numbered(_ colours: [String]) -> [(String, String)] {
        colours.enumerated().map { ("plot-\($0.offset)", $0.element) }
    }
}
