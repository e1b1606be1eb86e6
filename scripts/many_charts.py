"""Projects of many build charts for benchmarks: the repository's own under other carriers' names, each a raw file with its pinned layout."""
import copy, json, pathlib, shutil

source = pathlib.Path(__file__).resolve().parent.parent

def write(folder, wanted):
    """Lays so many charts out in a folder, with their pipeline.json."""
    pipeline = json.loads((source / "pipeline.json").read_text())
    carriers, number = [], 0
    while wanted > 0:
        for model in pipeline["carriers"]:
            carrier = copy.deepcopy(model)
            carrier["id"] = f"{model['id']}-{number:04d}"
            carrier["sources"] = [s for s in carrier["sources"] if s["kind"] == "build"][:wanted]
            for chart in carrier["sources"]:
                path = chart["path"].replace(f"raw/{model['id']}/", f"raw/{carrier['id']}/", 1)
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source / chart["path"], folder / path)
                chart["path"] = path
            wanted -= len(carrier["sources"])
            if carrier["sources"]: carriers.append(carrier)
        number += 1
    (folder / "pipeline.json").write_text(json.dumps({**pipeline, "carriers": carriers}, ensure_ascii=False, indent=1))

def write_editions(folder, carriers, editions):
    """Lays out carriers that have each so many editions of one chart, which is another one's from carrier to carrier."""
    pipeline = json.loads((source / "pipeline.json").read_text())
    models = [(carrier, chart) for carrier in pipeline["carriers"] for chart in carrier["sources"] if chart["kind"] == "build"]
    written = []
    for number in range(carriers):
        model, chart = models[number % len(models)]
        carrier = {**model, "id": f"{model['id']}-{number:04d}", "sources": []}
        content = (source / chart["path"]).read_bytes()
        for edition in range(editions):
            day = f"{1990 + edition // 336:04d}-{edition // 28 % 12 + 1:02d}-{edition % 28 + 1:02d}"
            path = folder / "raw" / carrier["id"] / day / pathlib.Path(chart["path"]).name
            path.parent.mkdir(parents=True)
            path.write_bytes(content)
            carrier["sources"].append({**chart, "edition": day, "path": str(path.relative_to(folder))})
        written.append(carrier)
    (folder / "pipeline.json").write_text(json.dumps({**pipeline, "carriers": written}, ensure_ascii=False))
