// Reads the published JSON: node read-dataset.js NORMALIZED
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type {
  BuildChart, FlatBuildRecord, LatestPointer, Manifest, ManifestEntries, ManifestEntriesEntry, MedicationChart,
} from "./chartwright";

const root = process.argv[2] ?? "normalized";

/** A file of the dataset; what names it also says what its bytes must be. */
function read<Document>(path: string, sha256?: string): Document {
  const bytes = readFileSync(`${root}/${path}`);
  if (sha256 !== undefined && createHash("sha256").update(bytes).digest("hex") !== sha256) {
    throw new Error(`${path} is not what was published`);
  }
  return JSON.parse(bytes.toString("utf8")) as Document;
}

/** One record a limit: what `chartwright export --format ndjson` writes. */
function flatRecords(chart: BuildChart): FlatBuildRecord[] {
  return chart.rows.flatMap((row) => row.limits.map((limit) => {
    const column = chart.columns[limit.column]!;
    const age = row.age ?? column.age;
    const cell = limit.cells[0];
    return {
      kind: "build" as const, carrier: chart.carrier,
      product: column.product ?? (chart.products.length > 0 ? chart.products.join("+") : null), edition: chart.edition,
      sex: column.sex, age_min: age.min, age_max: age.max, age_unit: age.unit, tobacco: column.tobacco,
      height_min_in: row.height_min_in, height_max_in: row.height_max_in, class_label: column.class_label,
      rate_class: column.rate_class, weight_min_lb: limit.weight_min_lb, weight_max_lb: limit.weight_max_lb,
      bmi_min: limit.bmi_min, bmi_max: limit.bmi_max, condition: column.condition ?? null,
      source: {
        file: chart.source.path, table: cell?.table ?? null, row: cell?.row ?? null, column: cell?.column ?? null,
        text: cell?.text ?? null,
      },
    };
  }));
}

function isAt(record: FlatBuildRecord, inches: number): boolean {
  return record.height_min_in !== null && record.height_max_in !== null
    && record.height_min_in <= inches && inches <= record.height_max_in;
}

const greatest = new Map<string, number>();
const outcomes = new Map<string, number>();

function addBuild(entry: ManifestEntriesEntry): void {
  for (const record of flatRecords(read<BuildChart>(entry.path, entry.sha256))) {
    if (!isAt(record, 70) || record.weight_max_lb === null) continue;
    const key = ["build", record.carrier, record.product, record.edition, record.rate_class ?? "-"].join("\t");
    greatest.set(key, Math.max(greatest.get(key) ?? 0, record.weight_max_lb));
  }
}

function addMedication(entry: ManifestEntriesEntry): void {
  for (const rule of read<MedicationChart>(entry.path, entry.sha256).rules) {
    const key = ["medication", entry.carrier, rule.outcome].join("\t");
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
}

const latest = read<LatestPointer>("latest.json");
for (const part of read<Manifest>(latest.manifest, latest.sha256).parts) {
  const path = `parts/${part.entries.slice(0, 2)}/${part.entries}.json`;
  for (const entry of read<ManifestEntries>(path, part.entries).charts) {
    if (entry.kind === "build") addBuild(entry);
    else addMedication(entry);
  }
}
const lines = [...greatest, ...outcomes].map(([key, value]) => `${key}\t${value}`);
lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
console.log(lines.join("\n"));
