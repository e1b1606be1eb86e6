"""Carriers as `judge --store` leaves them, made up: parts of a manifest in a store, and the lines that name them, without reading a chart.

The entries and findings are those of this repository's build charts under other names. Of most charts the store has an empty file of the
right name: publishing sees to it that they are there, and opens none. Those that change are real.
"""
import hashlib, json, pathlib, subprocess
import many_charts

source = many_charts.source
MASK = (1 << 64) - 1

def sha256(data): return hashlib.sha256(data).hexdigest()
def compact(value): return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

def hashed(state, text):
    for byte in text.encode() + b"\x1f": state = (state ^ byte) * 0x100000001B3 & MASK
    return state

CONCLUSIONS = {"bmi", "changes", "expected", "limits", "misprint", "patch", "read_as", "usual_step"}

def named(text):
    """A finding under its own fingerprint (Finding.fingerprint)."""
    finding = json.loads(text)
    place, context = finding["location"], finding["context"]
    said = [finding["rule"], finding["chart"] or "", place["file"].split("/")[-1]]
    said += ["" if place[key] is None else str(place[key]) for key in ("table", "row", "column", "text")]
    for key in sorted(context.keys() - CONCLUSIONS): said += [key, context[key]]
    state = 0xCBF29CE484222325
    for part in said: state = hashed(state, part)
    return text.replace(f'"fingerprint":"{finding["fingerprint"]}"', f'"fingerprint":"{state:016x}"')

def begins(state, edition):
    """Whether a chart begins a part (ManifestPart.begins): the hash of its carrier and name goes on with its edition."""
    state = hashed(state, edition)
    return (state ^ state >> 32) % 64 == 0

def models():
    """Build charts as they are published: the entry, the findings, the chart's bytes, what pipeline.json says of carrier and source."""
    normalized = source / "normalized"
    root = json.loads((normalized / json.loads((normalized / "latest.json").read_text())["manifest"]).read_text())
    def part(digest): return json.loads((normalized / f"parts/{digest[:2]}/{digest}.json").read_text())["charts"]
    found = {chart["id"]: chart["findings"] for p in root["parts"] if p["findings"] for chart in part(p["findings"])}
    entries = {chart["id"]: chart for p in root["parts"] for chart in part(p["entries"])}
    pipeline = json.loads((source / "pipeline.json").read_text())
    for carrier in pipeline["carriers"]:
        for chart in carrier["sources"]:
            entry = entries.get(f"{carrier['id']}/{chart['chart']}/{chart['edition']}")
            if chart["kind"] == "build" and entry:
                yield entry, found.get(entry["id"], []), (normalized / entry["path"]).read_bytes().decode(), carrier, chart

class Carriers:
    """So many carriers with so many editions of one chart each, in a project of its own; `lines` are those of a version."""

    def __init__(self, folder, program, carriers, editions, changed):
        self.folder, self.store, self.editions = folder, folder / "normalized", editions
        self.models = list(models())
        pipeline = json.loads((source / "pipeline.json").read_text())
        main = json.dumps({**pipeline, "carriers": "pipeline/*.json"}, ensure_ascii=False)
        (folder / "pipeline").mkdir(parents=True)
        (folder / "pipeline.json").write_text(main)
        job = subprocess.run([program, "plan", "--by-path", "-C", source], capture_output=True, check=True).stdout.splitlines()[0]
        self.common = "\n".join([json.loads(job)["program"], sha256(main.encode()), "", "", ""])
        for kind in ("charts", "settings", "parts"):
            for number in range(256): (self.store / f"{kind}/{number:02x}").mkdir(parents=True)
        self.ids, self.decided = [], {}
        for number in range(carriers):
            model = self.models[number % len(self.models)]
            carrier = {**model[3], "id": f"{model[3]['id']}-{number:04d}"}
            carrier["sources"] = [{**model[4], "edition": day, "path": self.path(carrier["id"], day, model)} for day in self.days()]
            said = json.dumps(carrier, ensure_ascii=False)
            (folder / f"pipeline/{carrier['id']}.json").write_text(said)
            self.ids.append((carrier["id"], number))
            self.decided[carrier["id"]] = sha256(f"{self.common}\n{sha256(said.encode())[:32]}\n".encode())
        # Some editions of every so many-th carrier have another chart in the second version.
        self.changing = {self.ids[n * carriers // changed % carriers][0]: n for n in range(min(changed, carriers))}

    def days(self):
        for edition in range(self.editions): yield f"{1990 + edition // 336:04d}-{edition // 28 % 12 + 1:02d}-{edition % 28 + 1:02d}"

    def path(self, carrier, day, model): return f"raw/{carrier}/{day}/{pathlib.Path(model[4]['path']).name}"

    def lines(self, number, after):
        """Writes the parts of a version, the first or the second, and gives a line a carrier."""
        for carrier, index in self.ids: yield self.line(carrier, self.models[index % len(self.models)], number, after)

    def line(self, carrier, model, number, after):
        entry, findings, text, _, _ = model
        name = entry["chart"]
        state = hashed(hashed(0xCBF29CE484222325, carrier), name)
        def renamed(text, day, path):
            return text.replace(entry["id"], f"{carrier}/{name}/{day}").replace(entry["source"]["path"], path).replace(
                f'"carrier":"{entry["carrier"]}"', f'"carrier":"{carrier}"').replace(f'"edition":"{entry["edition"]}"', f'"edition":"{day}"')
        bare, told = compact(entry), [compact(finding) for finding in findings]
        charts, cuts = [], []
        for place, day in enumerate(self.days()):
            path = self.path(carrier, day, model)
            isChanging = place == 0 and carrier in self.changing
            if isChanging:
                chart = renamed(text, day, path)
                if number: chart = chart.replace('"title":"', '"title":"New ', 1) if '"title":"' in chart else chart.replace('"title":null', '"title":"New"', 1)
                digest = sha256(chart.encode())
                self.keep("charts", digest, chart)
            else:
                digest = sha256(f"{carrier}/{day}".encode())
                if not number: self.keep("charts", digest, "")
            settings = sha256(f"{carrier}/{day}/settings".encode())
            if not number: self.keep("settings", settings, "")
            own = renamed(bare, day, path).replace(f"charts/{entry['sha256'][:2]}/", f"charts/{digest[:2]}/").replace(entry["sha256"], digest)
            own = own.replace(entry["inputs"]["settings"], settings)
            charts.append((f"{carrier}/{name}/{day}", own, [renamed(finding, day, path) for finding in told]))
            if begins(state, day): cuts.append(place)
        first, last = (cuts[0], cuts[-1]) if cuts else (len(charts), len(charts))
        parts = [self.part(charts[a:b], entry["counts"]["records"]) for a, b in zip(cuts, cuts[1:])]
        # Of those in whole parts, which publishing takes as they are, the fingerprints are the models'.
        def whole(charts): return "[" + ",".join(own[:-1] + ',"findings":[' + ",".join(map(named, found)) + "]}" for _, own, found in charts) + "]"
        ends = '{"head":' + whole(charts[:first]) + ',"tail":' + whole(charts[last:]) + "}"
        rows = [{"rateClass": c, "sex": s, "tobacco": t, "middle": "30.5", "least": "29.5", "greatest": "31.5"}
                for c in ("preferred-plus", "preferred", "standard") for s in ("any", "female", "male") for t in ("any", "yes", "no")]
        counts = {"error": 0, "warning": 0, "info": len(told) * len(charts), "accepted": 0, "off": 0}
        head = {"schema": "chartwright/judged-carrier/1", "carrier": carrier, "decided": self.decided[carrier], "after": after,
                "retrieved": "2026-01-01", "summary": {"charts": len(charts), "findings": counts, "corrected": 0}, "heldBack": [],
                "findings": [], "names": [], "bodies": rows, "parts": parts, "charts": len(charts), "sha256": sha256(ends.encode())}
        return (compact(head)[:-1] + ',"ends":' + ends + "}\n").encode()

    def part(self, charts, records):
        entries = '{\n "schema":"chartwright/manifest-entries/1",\n "charts":[' + ",".join("\n  " + own for _, own, _ in charts) + "\n ]\n}\n"
        told = [(id, found) for id, _, found in charts if found]
        findings = '{\n "schema":"chartwright/manifest-findings/1",\n "charts":[' + ",".join(
            f'\n  {{"id":"{id}","findings":[' + ",".join("\n   " + finding for finding in found) + "\n  ]}" for id, found in told) + "\n ]\n}\n"
        digests = [sha256(entries.encode()), sha256(findings.encode()) if told else None]
        self.keep("parts", digests[0], entries)
        if told: self.keep("parts", digests[1], findings)
        return {"first": charts[0][0], "last": charts[-1][0], "charts": len(charts), "records": records * len(charts), "entries": digests[0], "findings": digests[1]}

    def keep(self, kind, digest, text):
        path = self.store / f"{kind}/{digest[:2]}/{digest}.json"
        if not path.exists(): path.write_bytes(text.encode())
