/// The frame of a page that stands alone: one file, no address of anything else, light and dark.
///
/// Nothing in it is loaded and no script runs but the one whose hash it names, so that no text of a file can do
/// anything, whatever it holds.
package struct HTMLPage {
    package var title: String
    /// Rules beside those every page has.
    package var style: String
    /// The body's elements.
    package var body: String
    package var script: Script?

    package init(title: String, style: String, body: String, script: Script? = nil) {
        self.title = title
        self.style = style
        self.body = body
        self.script = script
    }

    /// A script and the base64 form of its SHA-256, by which the page allows it.
    package struct Script: Sendable {
        package var text: String
        package var sha256: String
    }

    package var html: String {
        let allowed = script.map { "; script-src 'sha256-\($0.sha256)'" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(allowed)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.onOneLine.inMarkup)</title>
            <style>
            \(Self.baseStyle)\(ChartPlot.styleSheet)\(style)</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(body)\(script.map { "<script>\($0.text)</script>\n" } ?? "")</body>
            </html>

            """
    }

    private static let baseStyle = """
        :root{--paper:#f6f7f9;--card:#ffffff;--ink:#1d2329;--soft:#5c6570;--line:#dfe3e8;--accent:#1f66c1;\
        --error-tint:#fdecec;--warning-tint:#fff4e3;--info-tint:#eaf2fc;\(ChartPlot.colours.light)\
        --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
        --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        @media (prefers-color-scheme:dark){:root{--paper:#101317;--card:#181c21;--ink:#e4e8ed;--soft:#98a3b0;\
        --line:#2d343c;--accent:#79b4f5;--error-tint:#3a1d20;--warning-tint:#35270f;--info-tint:#16283d;\
        \(ChartPlot.colours.dark)}}
        *{box-sizing:border-box}
        html{color-scheme:light dark;scroll-behavior:smooth;scroll-padding-top:4.5rem}
        body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 var(--sans)}
        main,header{max-width:1120px;margin:0 auto;padding:0 1.25rem}
        h1{font-size:1.7rem;line-height:1.2;margin:2rem 0 .25rem;letter-spacing:-.01em}
        h2{font-size:1.2rem;line-height:1.3;margin:0;letter-spacing:-.005em}
        h3{font-size:1rem;line-height:1.4;margin:0;font-weight:600}
        p{margin:.25rem 0}
        a{color:var(--accent)}
        code,.mono{font-family:var(--mono);font-size:.875em}
        .soft{color:var(--soft)}
        .skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:9}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}

        """
}
