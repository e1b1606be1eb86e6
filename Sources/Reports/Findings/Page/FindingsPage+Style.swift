extension FindingsPage {
    static let style = """
        .bar{position:sticky;top:0;z-index:3;background:var(--paper);border-bottom:1px solid var(--line);margin-top:1rem}
        .tools{max-width:1120px;margin:0 auto;padding:.6rem 1.25rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
        .tile{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:999px;\
        padding:.25rem .8rem;cursor:pointer;display:inline-flex;gap:.4rem;align-items:baseline}
        .tile b{font-variant-numeric:tabular-nums}
        .tile::before{content:"";width:.6rem;height:.6rem;border-radius:50%;background:currentColor;align-self:center}
        .tile.error::before,.error .severity,td.error{color:var(--error)}
        .tile.warning::before,.warning .severity,td.warning{color:var(--warning)}
        .tile.info::before,.info .severity,td.info{color:var(--info)}
        .tile.accepted::before,td.accepted{color:var(--soft)}
        .tile[aria-pressed=false]{opacity:.55;text-decoration:line-through}
        .tools label{margin-left:auto}
        select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:.2rem .4rem}
        #shown{min-width:8rem;text-align:right}
        .card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.1rem 1.25rem;margin:1.25rem 0}
        summary{cursor:pointer}summary h2{display:inline}
        .overview{overflow-x:auto}.overview table{border-collapse:collapse;width:100%;margin-top:.75rem}
        .overview th,.overview td{padding:.3rem .5rem;border-top:1px solid var(--line);text-align:right;\
        font-variant-numeric:tabular-nums}
        .overview thead th{color:var(--soft);font-weight:400;border:0}
        .overview tr>:first-child{text-align:left;font-weight:400}
        .overview td{font-weight:600}td.none{color:var(--soft);font-weight:400;opacity:.6}
        .plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr));gap:1rem;margin:1rem 0}
        figure{margin:0;max-width:560px}figcaption{font-size:.85rem;color:var(--soft);margin-bottom:.25rem}
        .finding{border-top:1px solid var(--line);padding:1rem 0 .25rem;margin-top:1rem}
        .badge{display:inline-block;min-width:1.5rem;text-align:center;font-size:.8rem;line-height:1.5rem;border-radius:999px;\
        padding:0 .4rem;background:var(--info-tint);color:var(--info)}
        .warning .badge{background:var(--warning-tint);color:var(--warning)}
        .error .badge{background:var(--error-tint);color:var(--error)}
        .severity{font-weight:700}
        h3 code{font-weight:400;color:var(--soft)}
        .message{font-size:1.05rem;overflow-wrap:anywhere}
        .note{background:var(--info-tint);border-radius:8px;padding:.4rem .7rem;overflow-wrap:anywhere}
        .place{font-size:.8rem;overflow-wrap:anywhere}
        .evidence{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:1rem 1.5rem;\
        margin-top:.75rem;align-items:start}
        .raw{overflow:auto;max-height:26rem}
        .raw table{border-collapse:collapse;font:.82rem/1.35 var(--mono)}
        .raw td,.raw th{border:1px solid var(--line);padding:.15rem .5rem;text-align:right;white-space:pre-wrap;\
        unicode-bidi:isolate;font-weight:400;max-width:18rem;overflow-wrap:break-word}
        .raw td.words{text-align:left}
        .raw th:not(.number){color:var(--soft);text-align:center;min-width:3rem}
        .raw .number{border:0;white-space:nowrap;overflow-wrap:normal;color:var(--soft);opacity:.7;font-size:.7rem;padding-left:0}
        .raw .gap td{border:0;text-align:center;color:var(--soft);line-height:1}
        .here td,.here th:not(.number){background:color-mix(in srgb,var(--plot-grid) 40%,transparent)}
        .finding .marked{background:var(--info-tint)}
        .finding.warning .marked{background:var(--warning-tint)}.finding.error .marked{background:var(--error-tint)}
        mark{background:none;color:var(--info);font-weight:700}
        .warning mark{color:var(--warning)}.error mark{color:var(--error)}
        .line{overflow:auto;font:.82rem/1.5 var(--mono);background:var(--paper);border-radius:8px;padding:.5rem .75rem;margin:.5rem 0}
        .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .clean{padding:.75rem 0;border-top:1px solid var(--line);margin-top:.75rem}
        .rest{color:var(--soft);text-align:center;margin:1.5rem 0}
        [hidden]{display:none!important}
        @media (max-width:40rem){.overview tr{display:grid;grid-template-columns:repeat(4,1fr)}
        .overview tr>:first-child{grid-column:1/-1;overflow-wrap:anywhere}.overview td{border:0}.tools label{margin-left:0}}
        @media print{.bar{position:static}.card{break-inside:avoid-page}}

        """

    /// Shows the findings of the kinds that are pressed and of one carrier. Without it all are shown.
    static let script = HTMLPage.Script(
        text: """
            'use strict';
            const buttons=[...document.querySelectorAll('.tile')],carrier=document.getElementById('carrier'),
            charts=[...document.querySelectorAll('.chart')],shown=document.getElementById('shown');
            function apply(){
            const kinds=new Set(buttons.filter(b=>b.getAttribute('aria-pressed')==='true').map(b=>b.dataset.kind));
            let count=0,all=0;
            for(const chart of charts){
            const fits=!carrier||!carrier.value||chart.dataset.carrier===carrier.value;let open=0;
            for(const finding of chart.querySelectorAll('.finding')){
            all++;finding.hidden=!(fits&&kinds.has(finding.dataset.kind));if(!finding.hidden)open++}
            chart.hidden=open===0;count+=open}
            shown.textContent=count===all?'':count+' of '+all+' shown'}
            for(const button of buttons)button.addEventListener('click',()=>{
            button.setAttribute('aria-pressed',button.getAttribute('aria-pressed')!=='true');apply()});
            if(carrier)carrier.addEventListener('change',apply);
            """, sha256: "tIUQgTEugK77Co/s3FDqdL+nUupKbZDPXEN4dIa6bEg=")
}
