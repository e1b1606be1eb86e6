import ChartSchema
import Tables
import Testing

@testable import Reading

/// Columns whose header alone would say something else than their cells, and cells whose lines are one text.
@Suite struct ColumnsByTheirCellsTests {
    private func read(_ text: String, _ file: String = "chart.csv") throws -> MedicationDraft {
        MedicationReader.read(
            try TableReader.read(Array(text.utf8), file: file), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func said(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { rule in
            [rule.medication, rule.use, rule.product, rule.condition, "\(rule.outcome)"].map { $0 ?? "-" }
                .joined(separator: " | ")
        }
    }

    private func isTold(_ draft: MedicationDraft) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test func anIllnessOverCodesDecides() throws {
        let draft = try read(
            "Drug,High blood pressure,Kidney disease\nLasix,A,D\nCoreg,A,R\nZestril,A,D\nA = Accept; R = Refer; D = Decline\n"
        )
        #expect(
            said(draft).prefix(4) == [
                "Lasix | High blood pressure | - | - | accept", "Lasix | Kidney disease | - | - | decline",
                "Coreg | High blood pressure | - | - | accept", "Coreg | Kidney disease | - | - | refer",
            ])
    }

    @Test func whatABenefitIsCalledIsAPlan() throws {
        let draft = try read(
            "Medication,Diagnosis,Base Plan,Cancer Rider\nPlavix,Stroke,Decline,Accept\nLasix,Edema,Refer,Accept\n")
        #expect(
            said(draft) == [
                "Plavix | Stroke | Base Plan | - | decline", "Plavix | Stroke | Cancer Rider | - | accept",
                "Lasix | Edema | Base Plan | - | refer", "Lasix | Edema | Cancer Rider | - | accept",
            ])
    }

    @Test(arguments: ["Brand Name,Condition", "Brand Name,Reason"])
    func namesBesideUsesAreATable(header: String) throws {
        let draft = try read(
            "\"If an applicant is taking any of the medications below, the application will be declined.\"\n\(header)\nAricept,Dementia\nAvonex,Multiple sclerosis\nHaldol,Psychosis\n"
        )
        #expect(
            said(draft) == [
                "Aricept | Dementia | - | - | decline", "Avonex | Multiple sclerosis | - | - | decline",
                "Haldol | Psychosis | - | - | decline",
            ])
    }

    @Test func aUseThatSpeaksOfDrugsIsNoHeader() throws {
        let draft = try read(
            """
            <List><Decline><Drug Name="Aricept" Treats="Alzheimer's"/><Drug Name="Suboxone" Treats="Drug addiction"/></Decline>
            <Accept><Drug Name="Crestor" Treats="Cholesterol"/><Drug Name="Diovan" Treats="High blood pressure"/></Accept></List>
            """, "chart.xml")
        #expect(said(draft).count == 4 && said(draft)[1] == "Suboxone | Drug addiction | - | - | decline")
        #expect(!isTold(draft))
    }

    @Test func whomARowAppliesToIsItsCondition() throws {
        let draft = try read(
            "Medication,Reason,Applies to,Decision\nAdvair,Asthma,All applicants,Accept\nSpiriva,COPD,Tobacco users,Decline\nSpiriva,COPD,Non-tobacco users,Refer\n"
        )
        #expect(
            said(draft) == [
                "Advair | Asthma | - | - | accept", "Spiriva | COPD | - | Tobacco users | decline",
                "Spiriva | COPD | - | Non-tobacco users | refer",
            ])
    }

    @Test func noneIsNoException() throws {
        let draft = try read(
            "Medication,Used For,Decision,Exceptions\nMobic,Arthritis,Accept,\nXeljanz,Rheumatoid Arthritis,Decline,Accept if stable 3 years\nLamictal,Seizures,Decline,None\n"
        )
        #expect(said(draft).last == "Lamictal | Seizures | - | - | decline")
        #expect(draft.chart.rules.contains { $0.medication == "Xeljanz" && $0.outcome == .accept })
    }

    @Test(arguments: [
        ("Pulmonary\nHypertension", "Pulmonary Hypertension"), ("Sickle Cell\nAnemia", "Sickle Cell Anemia"),
        ("Stroke\nAngina", "Stroke / Angina"),
    ])
    func linesOfOneWordingAreOneUse(printed: String, use: String) throws {
        let draft = try read("Medication,Use,Decision\nLasix,\"\(printed)\",Decline\nPlavix,Stroke,Graded\n")
        #expect(draft.chart.rules.first?.use == use)
    }

    @Test(arguments: [
        ("MUSCLE SPASM,,ELIGIBLE", false), ("MUSCLE SPASM,,NOT ELIGIBLE", true),
    ])
    func onlyARefusalLacksItsTime(row: String, isTold: Bool) throws {
        let draft = try read(
            "MEDICATION,REASON,TIME FRAME,ELIGIBILITY\nAMANTADINE,PARKINSON'S,EVER,NOT ELIGIBLE\nBACLOFEN,\(row)\nMEGACE,CANCER,WITHIN 36 MONTHS,NOT ELIGIBLE\nZOFRAN,CANCER,WITHIN 36 MONTHS,NOT ELIGIBLE\nREQUIP,PARKINSON'S,EVER,NOT ELIGIBLE\n"
        )
        #expect(draft.findings.contains { $0.rule == "medication.window.missing" } == isTold)
    }

    @Test(arguments: [
        "Plan A unless the person is also on dialysis, in which case no coverage is offered",
        "Whole Life For Current Patients", "Medication List - Once weekly",
        "Consider applicants who are not listed on the policy.",
        "For use with policy form ICC18-WL200 and no other.", "Válida para primas de modalidad anual",
        "Tableau retiré le 30 juin 2020 et remplacé par l'outil en ligne.",
    ])
    func whatMayRestrictIsTold(sentence: String) throws {
        let draft = try read(
            "<p>\(sentence)</p><table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr><tr><td>Aricept</td><td>Dementia</td><td>Decline</td></tr><tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr></table>",
            "chart.html")
        #expect(isTold(draft))
    }

    @Test(arguments: [
        "Need help? Chat live with an underwriter from your agent dashboard.",
        "Neither the company nor its agents give medical advice; clients should always speak with their physician about their prescriptions.",
        "Drugs that are not listed are considered case by case.", "Form SIT-KO 07/2022",
    ])
    func whatRestrictsNothingIsNotTold(sentence: String) throws {
        let draft = try read(
            "<p>\(sentence)</p><table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr><tr><td>Aricept</td><td>Dementia</td><td>Decline</td></tr><tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr></table>",
            "chart.html")
        #expect(draft.chart.rules.count == 2)
        #expect(!isTold(draft), "\(draft.findings.map(\.message))")
    }

    @Test func aNoteThatForbidsIsKept() throws {
        let draft = try read(
            "Medication,Use,Decision,Notes\nWarfarin,Pain,Accept,Agents should not submit applications\nLasix,Edema,Decline,\n"
        )
        #expect(draft.chart.rules.first?.condition == "Agents should not submit applications" || isTold(draft))
    }
}
