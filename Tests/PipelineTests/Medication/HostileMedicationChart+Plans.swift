/// Plans that headers, titles, headings, worksheets and rows of one text name for what stands below them.
extension HostileMedicationChart {
    static let plans: [HostileMedicationChart] = [
        HostileMedicationChart(
            "lone-product-decision", .csv,
            """
            Medication,Use,Term Life Decision
            Plavix,Stroke,Decline
            Lipitor,Cholesterol,Accept
            Humira,RA,Refer
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Term Life",
                "Lipitor | Cholesterol | any | - | accept | Term Life",
                "Humira | RA | any | - | refer | Term Life",
            ],
            flags: []),
        HostileMedicationChart(
            "lone-product-header", .csv,
            """
            Medication,Use,Final Expense
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | Final Expense",
                "Lipitor | Cholesterol | any | - | level | Final Expense",
            ],
            flags: []),
        HostileMedicationChart(
            "lone-header-may-be-plan", .csv,
            """
            Medication,Use,Living Promise
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: ["warning medication.heading.unapplied 0"]),
        HostileMedicationChart(
            "lone-header-is-no-plan", .csv,
            """
            Medication,Use,Underwriting
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "labelled-product-title", .csv,
            """
            Product: Easy Term,,
            Medication,Use,Decision
            Plavix,Stroke,Decline
            Lipitor,Cholesterol,Standard
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Easy Term",
                "Lipitor | Cholesterol | any | - | accept | Easy Term",
            ],
            flags: []),
        HostileMedicationChart(
            "plan-title-and-section", .csv,
            """
            Term Life,,
            Medication,Use,Decision
            Plavix,Stroke,Decline
            Lipitor,Cholesterol,Standard
            Whole Life,,
            Plavix,Stroke,Graded
            Zocor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Term Life",
                "Lipitor | Cholesterol | any | - | accept | Term Life",
                "Plavix | Stroke | any | - | graded | Whole Life",
                "Zocor | Cholesterol | any | - | level | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "plan-sections-over-uses", .csv,
            """
            Medication,Decision
            WHOLE LIFE,
            STROKE,
            Plavix,Graded
            DIABETES,
            Insulin,Graded
            TERM,
            Plavix,Decline
            """,
            reads: [
                "Plavix | STROKE | any | - | graded | WHOLE LIFE",
                "Insulin | DIABETES | any | - | graded | WHOLE LIFE",
                "Plavix | - | any | - | decline | TERM",
            ],
            flags: []),
        HostileMedicationChart(
            "plan-headings", .html,
            """
            <h2>Term Life</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr></table>
            <h2>Whole Life</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Term Life",
                "Plavix | Stroke | any | - | graded | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "two-plan-decisions", .csv,
            """
            Medication,Use,Whole Life Decision,Decision (Term)
            Plavix,Stroke,Graded,Decline
            Lipitor,Cholesterol,Level,Standard
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | Whole Life",
                "Plavix | Stroke | any | - | decline | Term",
                "Lipitor | Cholesterol | any | - | level | Whole Life",
                "Lipitor | Cholesterol | any | - | accept | Term",
            ],
            flags: []),
        HostileMedicationChart(
            "plan-column-beside-decision", .csv,
            """
            Plan,Medication,Use,Decision
            Term,Plavix,Stroke,Decline
            Whole Life,Plavix,Stroke,Graded
            Term,Lipitor,Cholesterol,Standard
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Term",
                "Plavix | Stroke | any | - | graded | Whole Life",
                "Lipitor | Cholesterol | any | - | accept | Term",
            ],
            flags: []),
        HostileMedicationChart(
            "alternate-decision", .csv,
            """
            Medication,Use,Decision,Alternate Decision
            Plavix,Stroke,Decline,Graded
            Lipitor,Cholesterol,Level,
            """,
            reads: ["Lipitor | Cholesterol | any | - | level | -"],
            flags: ["error medication.column.unknown 0"]),
        HostileMedicationChart(
            "sex-headers", .html,
            """
            <table>
            <tr><th rowspan=2>Drug</th><th colspan=2>Decision</th></tr>
            <tr><th>Male</th><th>Female</th></tr>
            <tr><td>Plavix</td><td>Decline</td><td>Graded</td></tr>
            <tr><td>Lipitor</td><td>Level</td><td>Level</td></tr></table>
            """,
            reads: [
                "Plavix | - | any | Male | decline | -",
                "Plavix | - | any | Female | graded | -",
                "Lipitor | - | any | Male | level | -",
                "Lipitor | - | any | Female | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "insulin-dependent-headers", .csv,
            """
            Medication,Insulin-dependent,Not insulin-dependent
            Metformin,Decline,Level
            Glipizide,Decline,Level
            """,
            reads: [
                "Metformin | - | any | Insulin-dependent | decline | -",
                "Metformin | - | any | Not insulin-dependent | level | -",
                "Glipizide | - | any | Insulin-dependent | decline | -",
                "Glipizide | - | any | Not insulin-dependent | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "tobacco-abbreviated", .csv,
            """
            Medication,Use,NT Decision,TOB Decision
            Advair,COPD,Graded,Decline
            Lipitor,Cholesterol,Level,Level
            """,
            reads: [
                "Advair | COPD | any | NT | graded | -",
                "Advair | COPD | any | TOB | decline | -",
                "Lipitor | Cholesterol | any | NT | level | -",
                "Lipitor | Cholesterol | any | TOB | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "count-headers", .csv,
            """
            Medication,One drug,Two or more
            Coumadin,Graded,Decline
            Zoloft,Level,Graded
            Metformin,Level,Level
            """,
            reads: [
                "Coumadin | - | any | One drug | graded | -",
                "Coumadin | - | any | Two or more | decline | -",
                "Zoloft | - | any | One drug | level | -",
                "Zoloft | - | any | Two or more | graded | -",
                "Metformin | - | any | One drug | level | -",
                "Metformin | - | any | Two or more | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "workbook-plans", .xml,
            """
            <?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
            <Worksheet ss:Name="Whole Life"><Table>
            <Row><Cell><Data ss:Type="String">Medication</Data></Cell><Cell><Data ss:Type="String">Decision</Data></Cell></Row>
            <Row><Cell><Data ss:Type="String">Plavix</Data></Cell><Cell><Data ss:Type="String">Graded</Data></Cell></Row>
            </Table></Worksheet>
            <Worksheet ss:Name="Easy Plan"><Table>
            <Row><Cell><Data ss:Type="String">Medication</Data></Cell><Cell><Data ss:Type="String">Decision</Data></Cell></Row>
            <Row><Cell><Data ss:Type="String">Plavix</Data></Cell><Cell><Data ss:Type="String">Decline</Data></Cell></Row>
            </Table></Worksheet>
            <Worksheet ss:Name="Senior Plan"><Table>
            <Row><Cell><Data ss:Type="String">Medication</Data></Cell><Cell><Data ss:Type="String">Decision</Data></Cell></Row>
            <Row><Cell><Data ss:Type="String">Lipitor</Data></Cell><Cell><Data ss:Type="String">Level</Data></Cell></Row>
            </Table></Worksheet></Workbook>
            """,
            reads: [
                "Plavix | - | any | - | graded | Whole Life",
                "Plavix | - | any | - | decline | Easy Plan",
                "Lipitor | - | any | - | level | -",
            ],
            flags: ["warning medication.heading.unapplied"]),
    ]
}
