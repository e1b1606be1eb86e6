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
