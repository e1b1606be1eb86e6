import ChartSchema

/// The tables and views of an exported database.
enum SQLiteSchema {
    /// `PRAGMA user_version`: grows when a table or view changes its meaning.
    static let version = 1
    /// `PRAGMA application_id`: "CHWR".
    static let application = 0x4348_5752

    /// Everything that is made before the rows are put in, in this order.
    static let tables = """
        CREATE TABLE dataset (
          version TEXT PRIMARY KEY,
          parent TEXT
        );
        CREATE TABLE carrier (
          id TEXT PRIMARY KEY
        );
        CREATE TABLE product (
          carrier TEXT NOT NULL REFERENCES carrier (id),
          id TEXT NOT NULL,
          PRIMARY KEY (carrier, id)
        );
        CREATE TABLE rate_class (
          id TEXT PRIMARY KEY,
          rank INTEGER NOT NULL UNIQUE,
          is_offer INTEGER NOT NULL CHECK (is_offer IN (0, 1))
        );
        CREATE TABLE outcome (
          id TEXT PRIMARY KEY,
          favour INTEGER NOT NULL UNIQUE
        );
        CREATE TABLE source (
          file TEXT NOT NULL,
          sha256 TEXT NOT NULL,
          format TEXT NOT NULL,
          encoding TEXT NOT NULL,
          PRIMARY KEY (file, sha256)
        );
        CREATE TABLE chart (
          id TEXT PRIMARY KEY,
          kind TEXT NOT NULL CHECK (kind IN ('build', 'medication')),
          carrier TEXT NOT NULL REFERENCES carrier (id),
          chart TEXT NOT NULL,
          edition TEXT NOT NULL,
          title TEXT,
          sha256 TEXT NOT NULL,
          rows INTEGER NOT NULL,
          records INTEGER NOT NULL,
          source_file TEXT NOT NULL,
          source_sha256 TEXT NOT NULL,
          withdrawn_from TEXT,
          UNIQUE (carrier, chart, edition),
          FOREIGN KEY (source_file, source_sha256) REFERENCES source (file, sha256)
        );
        CREATE TABLE chart_product (
          chart TEXT NOT NULL REFERENCES chart (id),
          carrier TEXT NOT NULL,
          product TEXT NOT NULL,
          PRIMARY KEY (chart, product),
          FOREIGN KEY (carrier, product) REFERENCES product (carrier, id)
        );
        \(records.joined(separator: "\n"))
        CREATE TABLE note (
          chart TEXT NOT NULL REFERENCES chart (id),
          position INTEGER NOT NULL,
          kind TEXT NOT NULL,
          text TEXT NOT NULL,
          source_table INTEGER,
          line INTEGER,
          sheet TEXT,
          cell TEXT,
          page INTEGER,
          box TEXT,
          is_applied INTEGER NOT NULL CHECK (is_applied IN (0, 1)),
          PRIMARY KEY (chart, position)
        );
        CREATE TABLE finding (
          id INTEGER PRIMARY KEY,
          chart TEXT NOT NULL REFERENCES chart (id),
          fingerprint TEXT NOT NULL,
          rule TEXT NOT NULL,
          severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'info')),
          message TEXT NOT NULL,
          help TEXT,
          source_file TEXT NOT NULL,
          source_table INTEGER,
          source_row INTEGER,
          source_column INTEGER,
          line INTEGER,
          sheet TEXT,
          cell TEXT,
          page INTEGER,
          box TEXT,
          source_text TEXT,
          accepted_reason TEXT,
          accepted_who TEXT,
          accepted_date TEXT,
          accepted_until TEXT
        );
        """

    private static var records: [String] {
        let (limits, rules) = (SQLiteRecords.limits, SQLiteRecords.rules)
        return [limits.creation, limits.productCreation, rules.creation, rules.productCreation] + rules.listCreations
            + [SQLiteRecords.corrections.creation]
    }

    /// Made after the rows are in, which is faster.
    static let indexes = """
        CREATE INDEX chart_by_series ON chart (carrier, chart, edition);
        CREATE INDEX chart_product_by_product ON chart_product (carrier, product);
        CREATE INDEX build_limit_by_chart ON build_limit (chart, height_min_in);
        CREATE INDEX build_limit_by_height ON build_limit (height_min_in, rate_class);
        CREATE INDEX build_limit_product_by_product ON build_limit_product (carrier, product);
        CREATE INDEX medication_rule_by_chart ON medication_rule (chart);
        CREATE INDEX medication_rule_by_medication ON medication_rule (medication COLLATE NOCASE);
        CREATE INDEX medication_rule_product_by_product ON medication_rule_product (carrier, product);
        CREATE INDEX medication_rule_ingredient_by_name ON medication_rule_ingredient (ingredient);
        CREATE INDEX medication_rule_rxcui_by_rxcui ON medication_rule_rxcui (rxcui);
        CREATE INDEX finding_by_chart ON finding (chart, severity);
        CREATE INDEX finding_by_rule ON finding (rule);
        """
}
