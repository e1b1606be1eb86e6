import ChartSchema

extension SQLiteSchema {
    /// Questions that are asked often, as views; ``records`` first.
    static var views: String {
        ([records, latest, bestClass, wide, medications, sources]).joined(separator: "\n")
    }

    /// `build` and `medication`: the flat records, column by column as the CSV files have them.
    private static var records: String {
        SQLiteRecords.limits.view("build", as: "l") + "\n" + SQLiteRecords.rules.view("medication", as: "r")
    }

    /// `latest_chart`: of every chart the newest edition.
    private static let latest = """
        CREATE VIEW latest_chart AS
        SELECT * FROM chart c
        WHERE NOT EXISTS (
          SELECT 1 FROM chart n WHERE n.carrier = c.carrier AND n.chart = c.chart AND n.edition > c.edition
        );
        """

    /// `best_class_by_height`: the best class that a product prints for a height, sex, age and tobacco state, with its
    /// limits. Newest editions only; limits whose class nobody has explained are left out.
    private static let bestClass = """
        CREATE VIEW best_class_by_height AS
        SELECT carrier, product, chart, sex, age_min, age_max, age_unit, tobacco, height_min_in, height_max_in,
          rate_class, class_label, weight_min_lb, weight_max_lb, bmi_min, bmi_max
        FROM (
          SELECT p.carrier, p.product, l.*, row_number() OVER (
              PARTITION BY p.carrier, p.product, l.sex, l.age_min, l.age_max, l.age_unit, l.tobacco, l.height_min_in,
                l.height_max_in
              ORDER BY k.rank, l.id
            ) AS place
          FROM build_limit l
          JOIN latest_chart c ON c.id = l.chart
          JOIN build_limit_product p ON p.build_limit = l.id
          JOIN rate_class k ON k.id = l.rate_class
          WHERE k.is_offer
        )
        WHERE place = 1
        ORDER BY carrier, product, sex, age_unit, age_min, age_max, tobacco, height_min_in, height_max_in;
        """

    /// `build_wide`: a height a row, the greatest weight of every class side by side, the least weight that any class
    /// prints, and where a printed refusal begins. Newest editions only.
    private static var wide: String {
        let classes = RateClass.allCases.filter(\.isOffer).map { each in
            let name = each.rawValue.replacing("-", with: "_")
            return "  max(CASE l.rate_class WHEN '\(each.rawValue)' THEN l.weight_max_lb END) AS \(name)_max_lb,"
        }
        return """
            CREATE VIEW build_wide AS
            SELECT c.carrier, p.product, l.chart, l.sex, l.age_min, l.age_max, l.age_unit, l.tobacco, l.height_min_in,
              l.height_max_in, min(CASE WHEN k.is_offer THEN l.weight_min_lb END) AS least_lb,
            \(classes.joined(separator: "\n"))
              max(CASE WHEN l.rate_class IS NULL THEN l.weight_max_lb END) AS unexplained_max_lb,
              min(CASE l.rate_class WHEN 'decline' THEN l.weight_min_lb END) AS decline_from_lb
            FROM build_limit l
            JOIN latest_chart c ON c.id = l.chart
            JOIN build_limit_product p ON p.build_limit = l.id
            LEFT JOIN rate_class k ON k.id = l.rate_class
            WHERE l.weight_min_lb IS NOT NULL OR l.weight_max_lb IS NOT NULL
            GROUP BY c.carrier, p.product, l.chart, l.sex, l.age_min, l.age_max, l.age_unit, l.tobacco,
              l.height_min_in, l.height_max_in
            ORDER BY c.carrier, p.product, l.chart, l.sex, l.age_unit, l.age_min, l.age_max, l.tobacco,
              l.height_min_in, l.height_max_in;
            """
    }

    /// `medication_outcome`: what a drug means for a product, a rule a row; `drug` is its ingredients, or the printed
    /// name where no dictionary has it. `drug_outcome`: the same a drug and product a row. Newest editions only.
    private static let medications = """
        CREATE VIEW medication_outcome AS
        SELECT coalesce(
            (SELECT group_concat(ingredient, ' + ') FROM (
              SELECT ingredient FROM medication_rule_ingredient WHERE medication_rule = r.id ORDER BY position
            )), lower(r.medication)) AS drug,
          p.carrier, p.product, r.medication, r.use, r.lookback_basis, r.lookback_min_months, r.lookback_max_months,
          r.condition, r.outcome, o.favour, r.outcome_label, r.chart, r.id AS medication_rule
        FROM medication_rule r
        JOIN latest_chart c ON c.id = r.chart
        JOIN medication_rule_product p ON p.medication_rule = r.id
        JOIN outcome o ON o.id = r.outcome;
        CREATE VIEW drug_outcome AS
        SELECT d.drug, d.carrier, d.product, d.rules, b.id AS best, w.id AS worst
        FROM (
          SELECT drug, carrier, product, count(*) AS rules, min(favour) AS best, max(favour) AS worst
          FROM medication_outcome GROUP BY drug, carrier, product
        ) d
        JOIN outcome b ON b.favour = d.best
        JOIN outcome w ON w.favour = d.worst
        ORDER BY d.drug, d.carrier, d.product;
        """

    /// `chart_source`: where a chart comes from and what was found about it. `open_finding`: what nobody has accepted.
    private static let sources = """
        CREATE VIEW chart_source AS
        SELECT c.id AS chart, c.kind, c.edition, s.file, s.sha256, s.format, s.encoding, c.records,
          (SELECT count(*) FROM finding f WHERE f.chart = c.id AND f.severity = 'warning'
            AND f.accepted_reason IS NULL) AS open_warnings,
          (SELECT count(*) FROM finding f WHERE f.chart = c.id AND f.accepted_reason IS NOT NULL) AS accepted
        FROM chart c JOIN source s ON s.file = c.source_file AND s.sha256 = c.source_sha256
        ORDER BY c.id;
        CREATE VIEW open_finding AS
        SELECT chart, severity, rule, message, help, source_file, line, sheet, cell, page, box, source_table, source_row,
          source_column, source_text, fingerprint
        FROM finding WHERE accepted_reason IS NULL
        ORDER BY id;
        """
}
