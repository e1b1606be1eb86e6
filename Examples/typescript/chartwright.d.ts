// Made by scripts/typescript-types of normalized/schema: do not edit.

/** Where a consumer starts. */
export type LatestPointer = {
  version: string;
  /** Relative to this file's folder. */
  manifest: string;
  /** Of the manifest's bytes. */
  sha256: string;
};

/** What the version is, and the files that hold its entries and findings: parts/ab/<sha256>.json. */
export type Manifest = {
  schema: "chartwright/manifest-root/1";
  version: string;
  /** The version before, and the SHA-256 of its manifest; null for the first. */
  parent: {
    version: string;
    sha256: string;
  } | null;
  /** The day the version was published; absent in versions that do not say it. */
  published?: string;
  /** Where the version does not say its day: the first on which it can have been there. */
  not_before?: string;
  /** The forms of this version's documents. */
  schemas: Array<string>;
  /** What changed since the parent, and how much that asks of a consumer. */
  changes: {
    level: ManifestLevel;
    class?: ManifestClass;
    changes: Array<ManifestChange>;
  };
  /** In the order of their charts' ids. */
  parts: Array<ManifestPart>;
};

export type ManifestLevel = "patch" | "minor" | "major";

export type ManifestClass = "cosmetic" | "corrective" | "additive" | "breaking";

export type ManifestChange = {
  /** The chart's id; null for the whole dataset. */
  chart: string | null;
  kind: "schema-removed" | "chart-removed" | "chart-renamed" | "chart-withdrawn" | "chart-reinstated" | "product-removed" | "class-removed" | "class-remapped" | "schema-added" | "chart-added" | "product-added" | "class-added" | "class-mapped" | "limit-added" | "limit-removed" | "rule-added" | "rule-removed" | "value-changed" | "condition-changed" | "label-changed" | "title-changed" | "note-changed" | "source-changed" | "provenance-changed" | "finding-changed" | "count-changed";
  level: ManifestLevel;
  class?: ManifestClass;
  count: number;
};

/** Charts whose ids follow each other. */
export type ManifestPart = {
  /** The id of the part's first chart. */
  first: string;
  /** The id of its last chart. */
  last: string;
  /** How many. */
  charts: number;
  /** How many all its charts have. */
  records: number;
  /** Of the file of its entries (manifest-entries); it also names the file. */
  entries: string;
  /** The same of the file of its findings (manifest-findings); null where there are none. */
  findings: string | null;
};

/** Entries of a part of a manifest */
export type ManifestEntries = {
  schema: "chartwright/manifest-entries/1";
  /** In the order of their ids. */
  charts: Array<ManifestEntriesEntry>;
};

export type ManifestEntriesEntry = {
  /** carrier/chart/edition */
  id: string;
  kind: "build" | "medication";
  carrier: string;
  chart: string;
  products: Array<string>;
  edition: string;
  /** Relative to the folder of latest.json. */
  path: string;
  /** Of the chart's bytes. */
  sha256: string;
  counts: {
    rows: number;
    records: number;
    /** How the non-blank cells of the raw file ended. */
    cells: {
      value: number;
      label: number;
      note: number;
      ignored: number;
      unread: number;
    };
    /** Values published otherwise than printed; absent where there are none. */
    corrected?: number;
    /** Findings that a person has accepted; absent where there are none. */
    accepted?: number;
  };
  /** The raw file, relative to the project's folder. */
  source: {
    path: string;
    sha256: string;
  };
  /** What the chart was made from besides the raw file; absent in versions that did not record it. */
  inputs?: {
    /** Of the chart's settings, settings/ab/<sha256>.json beside the charts. */
    settings: string;
    /** Of the vocabulary data that charts of its kind are read with. */
    vocabulary: string;
  };
  /** That the carrier has withdrawn the chart without another edition; absent where it has not. */
  withdrawn?: {
    /** The first day on which it no longer holds. */
    from: string;
    reason: string;
  };
};

/** Findings of a part of a manifest */
export type ManifestFindings = {
  schema: "chartwright/manifest-findings/1";
  /** Those about which something was found, in the order of their ids. */
  charts: Array<ManifestFindingsFound>;
};

export type ManifestFindingsFound = {
  /** The chart's. */
  id: string;
  findings: Array<ManifestFindingsFinding>;
};

/** Something a person should know about a chart. */
export type ManifestFindingsFinding = {
  /** A stable code in dotted words. */
  rule: string;
  severity: "info" | "warning" | "error";
  message: string;
  /** The chart's id. */
  chart: string | null;
  /** A place in a raw file, as exact as is known. Rows and columns count from 0, lines from 1. */
  location: {
    file: string;
    table: number | null;
    row: number | null;
    column: number | null;
    /** From 1 in the decoded file; null in workbooks and paged files. */
    line: number | null;
    /** The sheet's name; of workbooks only. */
    sheet?: string;
    /** Such as C7; of workbooks only. */
    cell?: string;
    /** From 1; of paged files only. */
    page?: number;
    /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
    box?: Array<number>;
    text: string | null;
  };
  /** The values that the message speaks of, by name. */
  context: Record<string, string>;
  /** The same as long as rule, chart, place and values are. */
  fingerprint: string;
  /** What to do about it. */
  help: string | null;
  /** What pipeline.json made of the severity; absent where it is the rule's own. */
  policy?: {
    /** The rule's own severity. */
    was: "info" | "warning" | "error";
    scope: "pipeline" | "carrier" | "chart";
    /** A code, or the beginning of codes and *. */
    pattern: string;
    reason: string | null;
  };
  /** Why a person has accepted the finding; absent where nobody has. */
  accepted?: {
    reason: string;
    who: string;
    date: string;
    /** The last day it holds; null for good. */
    until: string | null;
  };
};

/** What versions of earlier releases were published as, and what the API answers. Others have a root (manifest-root). */
export type WholeManifest = {
  schema: "chartwright/manifest/1";
  version: string;
  /** The version before, and the SHA-256 of its manifest; null for the first. */
  parent: {
    version: string;
    sha256: string;
  } | null;
  /** The day the version was published; absent in versions that do not say it. */
  published?: string;
  /** Where the version does not say its day: the first on which it can have been there. */
  not_before?: string;
  /** The forms of this version's documents. */
  schemas: Array<string>;
  /** What changed since the parent, and how much that asks of a consumer. */
  changes: {
    level: WholeManifestLevel;
    class?: WholeManifestClass;
    changes: Array<WholeManifestChange>;
  };
  /** In the order of their ids. */
  charts: Array<WholeManifestEntry>;
};

export type WholeManifestLevel = "patch" | "minor" | "major";

export type WholeManifestClass = "cosmetic" | "corrective" | "additive" | "breaking";

export type WholeManifestChange = {
  /** The chart's id; null for the whole dataset. */
  chart: string | null;
  kind: "schema-removed" | "chart-removed" | "chart-renamed" | "chart-withdrawn" | "chart-reinstated" | "product-removed" | "class-removed" | "class-remapped" | "schema-added" | "chart-added" | "product-added" | "class-added" | "class-mapped" | "limit-added" | "limit-removed" | "rule-added" | "rule-removed" | "value-changed" | "condition-changed" | "label-changed" | "title-changed" | "note-changed" | "source-changed" | "provenance-changed" | "finding-changed" | "count-changed";
  level: WholeManifestLevel;
  class?: WholeManifestClass;
  count: number;
};

export type WholeManifestEntry = {
  /** carrier/chart/edition */
  id: string;
  kind: "build" | "medication";
  carrier: string;
  chart: string;
  products: Array<string>;
  edition: string;
  /** Relative to the folder of latest.json. */
  path: string;
  /** Of the chart's bytes. */
  sha256: string;
  counts: {
    rows: number;
    records: number;
    /** How the non-blank cells of the raw file ended. */
    cells: {
      value: number;
      label: number;
      note: number;
      ignored: number;
      unread: number;
    };
    /** Values published otherwise than printed; absent where there are none. */
    corrected?: number;
    /** Findings that a person has accepted; absent where there are none. */
    accepted?: number;
  };
  /** The raw file, relative to the project's folder. */
  source: {
    path: string;
    sha256: string;
  };
  /** What the chart was made from besides the raw file; absent in versions that did not record it. */
  inputs?: {
    /** Of the chart's settings, settings/ab/<sha256>.json beside the charts. */
    settings: string;
    /** Of the vocabulary data that charts of its kind are read with. */
    vocabulary: string;
  };
  /** That the carrier has withdrawn the chart without another edition; absent where it has not. */
  withdrawn?: {
    /** The first day on which it no longer holds. */
    from: string;
    reason: string;
  };
  findings: Array<WholeManifestFinding>;
};

/** Something a person should know about a chart. */
export type WholeManifestFinding = {
  /** A stable code in dotted words. */
  rule: string;
  severity: "info" | "warning" | "error";
  message: string;
  /** The chart's id. */
  chart: string | null;
  /** A place in a raw file, as exact as is known. Rows and columns count from 0, lines from 1. */
  location: {
    file: string;
    table: number | null;
    row: number | null;
    column: number | null;
    /** From 1 in the decoded file; null in workbooks and paged files. */
    line: number | null;
    /** The sheet's name; of workbooks only. */
    sheet?: string;
    /** Such as C7; of workbooks only. */
    cell?: string;
    /** From 1; of paged files only. */
    page?: number;
    /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
    box?: Array<number>;
    text: string | null;
  };
  /** The values that the message speaks of, by name. */
  context: Record<string, string>;
  /** The same as long as rule, chart, place and values are. */
  fingerprint: string;
  /** What to do about it. */
  help: string | null;
  /** What pipeline.json made of the severity; absent where it is the rule's own. */
  policy?: {
    /** The rule's own severity. */
    was: "info" | "warning" | "error";
    scope: "pipeline" | "carrier" | "chart";
    /** A code, or the beginning of codes and *. */
    pattern: string;
    reason: string | null;
  };
  /** Why a person has accepted the finding; absent where nobody has. */
  accepted?: {
    reason: string;
    who: string;
    date: string;
    /** The last day it holds; null for good. */
    until: string | null;
  };
};

/** A carrier's build chart: which weights in pounds, or BMIs, a class allows at a height in inches. Bounds are inclusive; an open or unprinted end is null. */
export type BuildChart = {
  schema: "chartwright/build-chart/1";
  kind: "build";
  /** carrier/chart/edition */
  id: string;
  carrier: string;
  chart: string;
  /** The date printed on, or given for, the chart. */
  edition: string;
  products: Array<string>;
  title: string | null;
  /** The raw file the chart was read from. */
  source: {
    /** Relative to the project's folder. */
    path: string;
    sha256: string;
    /** csv, html, xhtml, xml, spreadsheetml, xlsx, ods or pdf */
    format: string;
    /** What the file was decoded from. */
    encoding: string;
  };
  columns: Array<BuildChartColumn>;
  rows: Array<BuildChartRow>;
  notes: Array<BuildChartNote>;
};

/** What the limits of a column mean. */
export type BuildChartColumn = {
  /** null: all of the chart's products */
  product: string | null;
  /** The class as the carrier prints it. */
  class_label: string | null;
  rate_class: BuildChartRateClass;
  sex: "any" | "female" | "male";
  tobacco: "any" | "yes" | "no";
  age: BuildChartAge;
  /** What else must be so, in the carrier's words; absent where nothing is printed. */
  condition?: string;
  cells: BuildChartCells;
};

/** What a limit grants; null until somebody has said what the carrier's label means. */
export type BuildChartRateClass = "preferred-plus" | "preferred" | "standard-plus" | "standard" | "table-1" | "table-2" | "table-3" | "table-4" | "table-5" | "table-6" | "table-7" | "table-8" | "table-9" | "table-10" | "table-11" | "table-12" | "table-13" | "table-14" | "table-15" | "table-16" | "level" | "graded" | "modified" | "guaranteed" | "refer" | "decline" | null;

export type BuildChartAge = {
  min: number | null;
  max: number | null;
  unit: "years" | "months";
};

/** The raw cells it was read from, the deciding one first. */
export type BuildChartCells = Array<BuildChartCell>;

export type BuildChartCell = {
  field: "height" | "age" | "sex" | "tobacco" | "product" | "class_label" | "weight_min_lb" | "weight_max_lb" | "weight_lb" | "bmi_min" | "bmi_max" | "bmi" | "medication" | "use" | "lookback" | "condition" | "outcome";
  /** How the text became a value. */
  reading: "printed" | "range" | "open-end" | "common" | "converted" | "section" | "position" | "same" | "heading" | "carried" | "mark";
  table: number;
  /** null: words outside every table */
  row: number | null;
  column: number | null;
  /** From 1 in the decoded file; null in workbooks and paged files. */
  line: number | null;
  /** The sheet's name; of workbooks only. */
  sheet?: string;
  /** Such as C7; of workbooks only. */
  cell?: string;
  /** From 1; of paged files only. */
  page?: number;
  /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
  box?: Array<number>;
  text: string;
};

/** One height, height band or age, with the limits printed there. */
export type BuildChartRow = {
  height_min_in: number | null;
  height_max_in: number | null;
  /** The age that the row itself names. */
  age: BuildChartAge | null;
  cells: BuildChartCells;
  limits: Array<BuildChartLimit>;
};

export type BuildChartLimit = {
  /** Counts from 0 in columns. */
  column: number;
  weight_min_lb: number | null;
  weight_max_lb: number | null;
  bmi_min: number | null;
  bmi_max: number | null;
  cells: BuildChartCells;
  /** The figures that are not as printed; absent where all are. */
  corrections?: Array<BuildChartCorrection>;
};

/** A value that is published otherwise than the carrier printed it. */
export type BuildChartCorrection = {
  field: "weight_min_lb" | "weight_max_lb" | "bmi_min" | "bmi_max" | "outcome" | "lookback_min_months" | "lookback_max_months";
  printed: number | string | null;
  published: number | string | null;
  reason: string;
  who: string;
  date: string;
};

/** A sentence of the file that is no limit and no rule. */
export type BuildChartNote = {
  kind: "title" | "heading" | "caption" | "footnote";
  text: string;
  table: number | null;
  /** From 1 in the decoded file; null in workbooks and paged files. */
  line: number | null;
  /** The sheet's name; of workbooks only. */
  sheet?: string;
  /** Such as C7; of workbooks only. */
  cell?: string;
  /** From 1; of paged files only. */
  page?: number;
  /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
  box?: Array<number>;
  /** Whether what it says became limits or rules. */
  applied: boolean;
};

/** What medications mean for a carrier's products, rule by rule. A medication without a rule has no statement. */
export type MedicationChart = {
  schema: "chartwright/medication-chart/1";
  kind: "medication";
  /** carrier/chart/edition */
  id: string;
  carrier: string;
  chart: string;
  /** The date printed on, or given for, the chart. */
  edition: string;
  products: Array<string>;
  title: string | null;
  /** The raw file the chart was read from. */
  source: {
    /** Relative to the project's folder. */
    path: string;
    sha256: string;
    /** csv, html, xhtml, xml, spreadsheetml, xlsx, ods or pdf */
    format: string;
    /** What the file was decoded from. */
    encoding: string;
  };
  rules: Array<MedicationChartRule>;
  notes: Array<MedicationChartNote>;
};

export type MedicationChartRule = {
  /** null: all of the chart's products */
  product: string | null;
  /** As printed, without footnote marks. */
  medication: string;
  /** Active ingredients, sorted; empty where no dictionary has the name. */
  ingredients: MedicationChartTexts;
  /** RxNorm identifiers of the ingredients that have one. */
  rxcui: MedicationChartTexts;
  /** As printed; null: any use. */
  use: string | null;
  /** Holds for a fill longer ago than this. */
  lookback_min_months: number | null;
  /** Holds for a fill within so many months; null: whenever. */
  lookback_max_months: number | null;
  lookback_basis: "last-fill" | "first-fill" | null;
  /** Any further test, in the carrier's words. */
  condition: string | null;
  outcome: "accept" | "level" | "graded" | "modified" | "guaranteed" | "rated" | "refer" | "decline";
  /** The carrier's wording. */
  outcome_label: string;
  /** The condition as tests that a program can decide; all must hold. */
  tests: Array<{
  test: "age";
  min: number | null;
  max: number | null;
  unit: "years" | "months";
} | {
  test: "age-outside";
  min: number | null;
  max: number | null;
  unit: "years" | "months";
} | {
  test: "dose";
  side: "over" | "from" | "under" | "up-to";
  amount: number;
  unit: string;
  daily: boolean;
} | {
  test: "tobacco";
  tobacco: "any" | "yes" | "no";
} | {
  test: "taking";
  any_of: Array<MedicationChartOther>;
  taken: boolean;
} | {
  test: "diagnosed";
  name: string;
  present: boolean;
} | {
  test: "severity";
  words: string;
} | {
  test: "prescriber";
  words: string;
} | {
  test: "words";
  words: string;
}>;
  cells: MedicationChartCells;
  /** What is not as printed; absent where all is. */
  corrections?: Array<MedicationChartCorrection>;
};

export type MedicationChartTexts = Array<string>;

/** A medication taken beside the rule's own. */
export type MedicationChartOther = {
  medication: string;
  ingredients: MedicationChartTexts;
};

/** The raw cells it was read from, the deciding one first. */
export type MedicationChartCells = Array<MedicationChartCell>;

export type MedicationChartCell = {
  field: "height" | "age" | "sex" | "tobacco" | "product" | "class_label" | "weight_min_lb" | "weight_max_lb" | "weight_lb" | "bmi_min" | "bmi_max" | "bmi" | "medication" | "use" | "lookback" | "condition" | "outcome";
  /** How the text became a value. */
  reading: "printed" | "range" | "open-end" | "common" | "converted" | "section" | "position" | "same" | "heading" | "carried" | "mark";
  table: number;
  /** null: words outside every table */
  row: number | null;
  column: number | null;
  /** From 1 in the decoded file; null in workbooks and paged files. */
  line: number | null;
  /** The sheet's name; of workbooks only. */
  sheet?: string;
  /** Such as C7; of workbooks only. */
  cell?: string;
  /** From 1; of paged files only. */
  page?: number;
  /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
  box?: Array<number>;
  text: string;
};

/** A value that is published otherwise than the carrier printed it. */
export type MedicationChartCorrection = {
  field: "weight_min_lb" | "weight_max_lb" | "bmi_min" | "bmi_max" | "outcome" | "lookback_min_months" | "lookback_max_months";
  printed: number | string | null;
  published: number | string | null;
  reason: string;
  who: string;
  date: string;
};

/** A sentence of the file that is no limit and no rule. */
export type MedicationChartNote = {
  kind: "title" | "heading" | "caption" | "footnote";
  text: string;
  table: number | null;
  /** From 1 in the decoded file; null in workbooks and paged files. */
  line: number | null;
  /** The sheet's name; of workbooks only. */
  sheet?: string;
  /** Such as C7; of workbooks only. */
  cell?: string;
  /** From 1; of paged files only. */
  page?: number;
  /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
  box?: Array<number>;
  /** Whether what it says became limits or rules. */
  applied: boolean;
};

/** Finding */
export type Finding = FindingFinding;

/** Something a person should know about a chart. */
export type FindingFinding = {
  /** A stable code in dotted words. */
  rule: string;
  severity: "info" | "warning" | "error";
  message: string;
  /** The chart's id. */
  chart: string | null;
  /** A place in a raw file, as exact as is known. Rows and columns count from 0, lines from 1. */
  location: {
    file: string;
    table: number | null;
    row: number | null;
    column: number | null;
    /** From 1 in the decoded file; null in workbooks and paged files. */
    line: number | null;
    /** The sheet's name; of workbooks only. */
    sheet?: string;
    /** Such as C7; of workbooks only. */
    cell?: string;
    /** From 1; of paged files only. */
    page?: number;
    /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
    box?: Array<number>;
    text: string | null;
  };
  /** The values that the message speaks of, by name. */
  context: Record<string, string>;
  /** The same as long as rule, chart, place and values are. */
  fingerprint: string;
  /** What to do about it. */
  help: string | null;
  /** What pipeline.json made of the severity; absent where it is the rule's own. */
  policy?: {
    /** The rule's own severity. */
    was: "info" | "warning" | "error";
    scope: "pipeline" | "carrier" | "chart";
    /** A code, or the beginning of codes and *. */
    pattern: string;
    reason: string | null;
  };
  /** Why a person has accepted the finding; absent where nobody has. */
  accepted?: {
    reason: string;
    who: string;
    date: string;
    /** The last day it holds; null for good. */
    until: string | null;
  };
};

/** One limit with everything it depends on. Inches and pounds; bounds are inclusive, an open or unprinted end is null. */
export type FlatBuildRecord = {
  kind: "build";
  carrier: string;
  product: string | null;
  edition: string;
  sex: "any" | "female" | "male";
  age_min: number | null;
  age_max: number | null;
  /** Completed years or completed months. */
  age_unit: "years" | "months";
  tobacco: "any" | "yes" | "no";
  height_min_in: number | null;
  height_max_in: number | null;
  /** The class as the carrier prints it. */
  class_label: string | null;
  rate_class: FlatBuildRecordRateClass;
  weight_min_lb: number | null;
  weight_max_lb: number | null;
  bmi_min: number | null;
  bmi_max: number | null;
  /** What else must be so, in the carrier's words. */
  condition: string | null;
  /** The deciding raw cell. Tables, rows and columns count from 0. */
  source: {
    file: string;
    table: number | null;
    row: number | null;
    column: number | null;
    /** The sheet's name; of workbooks only. */
    sheet?: string;
    /** Such as C7; of workbooks only. */
    cell?: string;
    /** From 1; of paged files only. */
    page?: number;
    /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
    box?: Array<number>;
    text: string | null;
  };
};

/** What a limit grants; null until somebody has said what the carrier's label means. */
export type FlatBuildRecordRateClass = "preferred-plus" | "preferred" | "standard-plus" | "standard" | "table-1" | "table-2" | "table-3" | "table-4" | "table-5" | "table-6" | "table-7" | "table-8" | "table-9" | "table-10" | "table-11" | "table-12" | "table-13" | "table-14" | "table-15" | "table-16" | "level" | "graded" | "modified" | "guaranteed" | "refer" | "decline" | null;

/** One rule: what a medication, taken for a use and filled within a window, means for a product. */
export type FlatMedicationRecord = {
  kind: "medication";
  carrier: string;
  product: string | null;
  edition: string;
  /** As printed, without footnote marks. */
  medication: string;
  /** Active ingredients, sorted; empty where no dictionary has the name. */
  ingredients: FlatMedicationRecordTexts;
  /** RxNorm identifiers of the ingredients that have one. */
  rxcui: FlatMedicationRecordTexts;
  /** As printed; null: any use. */
  use: string | null;
  /** Holds for a fill longer ago than this. */
  lookback_min_months: number | null;
  /** Holds for a fill within so many months; null: whenever. */
  lookback_max_months: number | null;
  lookback_basis: "last-fill" | "first-fill" | null;
  /** Any further test, in the carrier's words. */
  condition: string | null;
  outcome: "accept" | "level" | "graded" | "modified" | "guaranteed" | "rated" | "refer" | "decline";
  /** The carrier's wording. */
  outcome_label: string;
  /** The deciding raw cell. Tables, rows and columns count from 0. */
  source: {
    file: string;
    table: number | null;
    row: number | null;
    column: number | null;
    /** The sheet's name; of workbooks only. */
    sheet?: string;
    /** Such as C7; of workbooks only. */
    cell?: string;
    /** From 1; of paged files only. */
    page?: number;
    /** Left, top, right, bottom in points from the page's upper left corner; of paged files only. */
    box?: Array<number>;
    text: string | null;
  };
};

export type FlatMedicationRecordTexts = Array<string>;
