/// Layouts that are plain to a person: lists of definitions, answers, times or names under decisions, headers of two rows.
extension HostileMedicationChart {
    static let recognised: [HostileMedicationChart] = [
        HostileMedicationChart(
            "all-others", .csv,
            """
            Medication,Use,Level,Graded
            Aricept,Dementia,Decline,Decline
            Plavix,Stroke,Decline,Accept
            Lipitor,Cholesterol,Accept,Accept
            All others,Any,Decline,Decline
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | Level",
                "Aricept | Dementia | any | - | decline | Graded",
                "Plavix | Stroke | any | - | decline | Level",
                "Plavix | Stroke | any | - | accept | Graded",
                "Lipitor | Cholesterol | any | - | accept | Level",
                "Lipitor | Cholesterol | any | - | accept | Graded",
                "All others | - | any | - | decline | Level",
                "All others | - | any | - | decline | Graded",
            ],
            flags: ["warning medication.name.class 4"]),
        HostileMedicationChart(
            "can-apply-for", .csv,
            """
            Medication,Use,Can apply for Level?,Can apply for Graded?
            Aricept,Dementia,No,No
            Plavix,Stroke,No,Yes
            Lipitor,Cholesterol,Yes,Yes
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | Level",
                "Aricept | Dementia | any | - | decline | Graded",
                "Plavix | Stroke | any | - | decline | Level",
                "Plavix | Stroke | any | - | accept | Graded",
                "Lipitor | Cholesterol | any | - | accept | Level",
                "Lipitor | Cholesterol | any | - | accept | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "checks-and-crosses", .csv,
            """
            Medication,Use,Gold,Silver
            Aricept,Dementia,✗,✗
            Plavix,Stroke,✗,✓
            Lipitor,Cholesterol,✓,✓
            Zoloft,Depression,✓,✓
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | Gold",
                "Aricept | Dementia | any | - | decline | Silver",
                "Plavix | Stroke | any | - | decline | Gold",
                "Plavix | Stroke | any | - | accept | Silver",
                "Lipitor | Cholesterol | any | - | accept | Gold",
                "Lipitor | Cholesterol | any | - | accept | Silver",
                "Zoloft | Depression | any | - | accept | Gold",
                "Zoloft | Depression | any | - | accept | Silver",
            ],
            flags: []),
        HostileMedicationChart(
            "decline-yes-no", .csv,
            """
            Medication,Use,Decline?
            Aricept,Dementia,Yes
            Plavix,Stroke,Yes
            Lipitor,Cholesterol,No
            Zoloft,Depression,No
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
            ],
            flags: ["warning medication.answer.silent 3"]),
        HostileMedicationChart(
            "definition-list", .html,
            """
            <html>
            <body>
            <h1>Acme Life</h1>
            <h2>Medication guide</h2>
            <dl>
            <dt>Aricept</dt>
            <dd>Dementia: Decline</dd>
            <dt>Coreg</dt>
            <dd>CHF: Decline</dd>
            <dd>Hypertension: Accept</dd>
            <dt>Lipitor</dt>
            <dd>Accept</dd>
            <dt>Plavix</dt>
            <dd>Stroke: Graded</dd>
            </dl>
            </body>
            </html>
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Coreg | CHF | any | - | decline | -",
                "Coreg | Hypertension | any | - | accept | -",
                "Lipitor | - | any | - | accept | -",
                "Plavix | Stroke | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "definition-list-of-decisions", .html,
            """
            <html>
            <body>
            <h1>Acme Life</h1>
            <dl>
            <dt>Decline</dt>
            <dd>Aricept</dd>
            <dd>Namenda</dd>
            <dt>Graded</dt>
            <dd>Plavix</dd>
            <dd>Spiriva</dd>
            </dl>
            </body>
            </html>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Plavix | - | any | - | graded | -",
                "Spiriva | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "ditto-everywhere", .csv,
            #"""
            Medication,Use,Decision
            Aricept,Dementia,Decline
            Exelon,"""",""""
            Namenda,"""",""""
            Lipitor,Cholesterol,Level
            Zocor,ditto,ditto
            Zoloft,Depression,Level
            Celexa,do.,do.
            """#,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Exelon | Dementia | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Zocor | Cholesterol | any | - | level | -",
                "Zoloft | Depression | any | - | level | -",
                "Celexa | Depression | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "form-numbers", .csv,
            """
            Medication,Use,Decision
            Aricept,Dementia,Decline
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            GPL-2207 (9/22),,
            Page 2 of 4,,
            Namenda,Dementia,Decline
            Zoloft,Depression,Level
            Form ICC17-AA9999 Rev. 03/2021,,
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Namenda | Dementia | any | - | decline | -",
                "Zoloft | Depression | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "knockout-y-n", .csv,
            """
            Drug,Condition,Knockout? Y/N
            Aricept,Dementia,Y
            Plavix,Stroke,Y
            Lipitor,Cholesterol,N
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
            ],
            flags: ["warning medication.answer.silent 3"]),
        HostileMedicationChart(
            "legend-of-an-offer", .html,
            """
            <html>
            <body>
            <h1>Acme</h1>
            <p>✓ = plan is available for this medication and use. ○ = call underwriting.</p>
            <table>
            <tr>
            <th>Medication</th>
            <th>Use</th>
            <th>Gold</th>
            <th>Silver</th>
            <th>Bronze</th>
            </tr>
            <tr>
            <td>Aricept</td>
            <td>Dementia</td>
            <td>
            </td>
            <td>
            </td>
            <td>✓</td>
            </tr>
            <tr>
            <td>Plavix</td>
            <td>Stroke</td>
            <td>○</td>
            <td>✓</td>
            <td>✓</td>
            </tr>
            <tr>
            <td>Lipitor</td>
            <td>Cholesterol</td>
            <td>✓</td>
            <td>✓</td>
            <td>✓</td>
            </tr>
            </table>
            </body>
            </html>
            """,
            reads: [
                "Aricept | Dementia | any | - | accept | Bronze",
                "Plavix | Stroke | any | - | refer | Gold",
                "Plavix | Stroke | any | - | accept | Silver",
                "Plavix | Stroke | any | - | accept | Bronze",
                "Lipitor | Cholesterol | any | - | accept | Gold",
                "Lipitor | Cholesterol | any | - | accept | Silver",
                "Lipitor | Cholesterol | any | - | accept | Bronze",
            ],
            flags: []),
        HostileMedicationChart(
            "names-in-a-cell", .csv,
            """
            Decision,Medications
            Decline,"Aricept, Namenda, Prograf"
            Graded,"Plavix, Eliquis, Spiriva"
            Level,"Lipitor, Zocor, Zoloft"
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Prograf | - | any | - | decline | -",
                "Plavix | - | any | - | graded | -",
                "Eliquis | - | any | - | graded | -",
                "Spiriva | - | any | - | graded | -",
                "Lipitor | - | any | - | level | -",
                "Zocor | - | any | - | level | -",
                "Zoloft | - | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "names-under-decisions", .csv,
            """
            DECLINE,GRADED,LEVEL
            Aricept,Eliquis,Lipitor
            Campral,Plavix,Norvasc
            Entresto,Spiriva,Zoloft
            Namenda,,Zocor
            Prograf,,
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Campral | - | any | - | decline | -",
                "Entresto | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Prograf | - | any | - | decline | -",
                "Eliquis | - | any | - | graded | -",
                "Plavix | - | any | - | graded | -",
                "Spiriva | - | any | - | graded | -",
                "Lipitor | - | any | - | level | -",
                "Norvasc | - | any | - | level | -",
                "Zoloft | - | any | - | level | -",
                "Zocor | - | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "one-yes-a-row", .csv,
            """
            Medication,Use,Level,Graded,Decline
            Aricept,Dementia,No,No,Yes
            Plavix,Stroke,No,Yes,No
            Lipitor,Cholesterol,Yes,No,No
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "page-after-the-end", .html,
            """
            <html>
            <body>
            <h2>Declined</h2>
            <ul>
            <li>Aricept</li>
            <li>Namenda</li>
            <li>Prograf</li>
            </ul>
            </body>
            </html>
            <html>
            <body>
            <h2>Graded</h2>
            <ul>
            <li>Plavix</li>
            <li>Eliquis</li>
            <li>Spiriva</li>
            </ul>
            </body>
            </html>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Prograf | - | any | - | decline | -",
                "Plavix | - | any | - | graded | -",
                "Eliquis | - | any | - | graded | -",
                "Spiriva | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "plans-available", .csv,
            """
            Medication,Use,Plans available
            Aricept,Dementia,None
            Lipitor,Cholesterol,"Level, Graded"
            Plavix,Stroke,Graded
            Spiriva,COPD,Graded or GI
            Zoloft,Depression,All
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Lipitor | Cholesterol | any | - | accept | Level",
                "Lipitor | Cholesterol | any | - | accept | Graded",
                "Plavix | Stroke | any | - | accept | Graded",
                "Spiriva | COPD | any | - | accept | Graded",
                "Spiriva | COPD | any | - | accept | GI",
                "Zoloft | Depression | any | - | accept | -",
            ],
            flags: []),
        HostileMedicationChart(
            "times-under-decisions", .csv,
            """
            Medication,Use,Decline within,Graded within,Level after
            Arimidex,Breast cancer,2 years,4 years,4 years
            Plavix,Stroke,1 year,2 years,2 years
            Keppra,Seizures,1 year,-,1 year
            Aricept,Dementia,Any,,
            """,
            reads: [
                "Arimidex | Breast cancer | ..24 | - | decline | -",
                "Arimidex | Breast cancer | 24..48 | - | graded | -",
                "Arimidex | Breast cancer | 48.. | - | level | -",
                "Plavix | Stroke | ..12 | - | decline | -",
                "Plavix | Stroke | 12..24 | - | graded | -",
                "Plavix | Stroke | 24.. | - | level | -",
                "Keppra | Seizures | ..12 | - | decline | -",
                "Keppra | Seizures | 12.. | - | level | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-headers-merged", .html,
            """
            <html>
            <body>
            <h1>Acme</h1>
            <table>
            <tr>
            <th rowspan=2>Medication</th>
            <th rowspan=2>Use</th>
            <th colspan=2>Whole Life</th>
            <th colspan=2>Term</th>
            </tr>
            <tr>
            <th>Tobacco</th>
            <th>Non-Tobacco</th>
            <th>Tobacco</th>
            <th>Non-Tobacco</th>
            </tr>
            <tr>
            <td>Aricept</td>
            <td>Dementia</td>
            <td>Decline</td>
            <td>Decline</td>
            <td>Decline</td>
            <td>Decline</td>
            </tr>
            <tr>
            <td>Spiriva</td>
            <td>COPD</td>
            <td>Decline</td>
            <td>Graded</td>
            <td>Decline</td>
            <td>Decline</td>
            </tr>
            <tr>
            <td>Lipitor</td>
            <td>Cholesterol</td>
            <td>Level</td>
            <td>Level</td>
            <td>Standard</td>
            <td>Preferred</td>
            </tr>
            </table>
            </body>
            </html>
            """,
            reads: [
                "Aricept | Dementia | any | Tobacco | decline | Whole Life",
                "Aricept | Dementia | any | Non-Tobacco | decline | Whole Life",
                "Aricept | Dementia | any | Tobacco | decline | Term",
                "Aricept | Dementia | any | Non-Tobacco | decline | Term",
                "Spiriva | COPD | any | Tobacco | decline | Whole Life",
                "Spiriva | COPD | any | Non-Tobacco | graded | Whole Life",
                "Spiriva | COPD | any | Tobacco | decline | Term",
                "Spiriva | COPD | any | Non-Tobacco | decline | Term",
                "Lipitor | Cholesterol | any | Tobacco | level | Whole Life",
                "Lipitor | Cholesterol | any | Non-Tobacco | level | Whole Life",
                "Lipitor | Cholesterol | any | Tobacco | accept | Term",
                "Lipitor | Cholesterol | any | Non-Tobacco | accept | Term",
            ],
            flags: []),
        HostileMedicationChart(
            "two-headers-unmerged", .csv,
            """
            Medication,Use,Gold,,Silver,
            ,,Tobacco,Non-Tobacco,Tobacco,Non-Tobacco
            Aricept,Dementia,Decline,Decline,Decline,Decline
            Spiriva,COPD,Decline,Graded,Decline,Graded
            Lipitor,Cholesterol,Level,Level,Level,Level
            """,
            reads: [
                "Aricept | Dementia | any | Tobacco | decline | Gold",
                "Aricept | Dementia | any | Non-Tobacco | decline | Gold",
                "Aricept | Dementia | any | Tobacco | decline | Silver",
                "Aricept | Dementia | any | Non-Tobacco | decline | Silver",
                "Spiriva | COPD | any | Tobacco | decline | Gold",
                "Spiriva | COPD | any | Non-Tobacco | graded | Gold",
                "Spiriva | COPD | any | Tobacco | decline | Silver",
                "Spiriva | COPD | any | Non-Tobacco | graded | Silver",
                "Lipitor | Cholesterol | any | Tobacco | level | Gold",
                "Lipitor | Cholesterol | any | Non-Tobacco | level | Gold",
                "Lipitor | Cholesterol | any | Tobacco | level | Silver",
                "Lipitor | Cholesterol | any | Non-Tobacco | level | Silver",
            ],
            flags: []),
        HostileMedicationChart(
            "uses-decide-in-a-cell", .csv,
            """
            Medication,Decision
            Coreg,HTN: Accept; CHF: Decline
            Lasix,Edema: Level; CHF: Decline
            Aricept,Decline
            Plavix,Stroke within 2 years: Decline; otherwise Graded
            """,
            reads: [
                "Coreg | HTN | any | - | accept | -",
                "Coreg | CHF | any | - | decline | -",
                "Lasix | Edema | any | - | level | -",
                "Lasix | CHF | any | - | decline | -",
                "Aricept | - | any | - | decline | -",
                "Plavix | - | any | Stroke within 2 years otherwise Graded | decline | -",
            ],
            flags: [
                "warning medication.outcome.second 4"
            ]),
        HostileMedicationChart(
            "uses-share-a-sentence", .html,
            """
            <html>
            <body>
            <h1>Acme</h1>
            <h2>Knockout medications</h2>
            <p>Applicants who take a medication below for the condition shown will be declined.</p>
            <h3>Heart failure</h3>
            <ul>
            <li>Entresto</li>
            <li>Coreg</li>
            <li>Lasix</li>
            </ul>
            <h3>Dementia</h3>
            <ul>
            <li>Aricept</li>
            <li>Namenda</li>
            <li>Exelon</li>
            </ul>
            <h3>COPD</h3>
            <ul>
            <li>Spiriva</li>
            <li>Combivent</li>
            <li>Daliresp</li>
            </ul>
            </body>
            </html>
            """,
            reads: [
                "Entresto | Heart failure | any | - | decline | -",
                "Coreg | Heart failure | any | - | decline | -",
                "Lasix | Heart failure | any | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Exelon | Dementia | any | - | decline | -",
                "Spiriva | COPD | any | - | decline | -",
                "Combivent | COPD | any | - | decline | -",
                "Daliresp | COPD | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "xml-indications", .xml,
            """
            <?xml version="1.0"?>
            <Guide carrier="Acme">
            <Drug name="Aricept">
            <Indication name="Dementia" decision="Decline"/>
            </Drug>
            <Drug name="Plavix">
            <Indication name="Stroke" decision="Graded" within="24" unit="months"/>
            <Indication name="Clot" decision="Level"/>
            </Drug>
            <Drug name="Lipitor">
            <Indication name="Cholesterol" decision="Level"/>
            </Drug>
            </Guide>
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | ..24 | - | graded | -",
                "Plavix | Clot | any | - | level | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "xml-operators", .xml,
            """
            <?xml version="1.0"?>
            <rules>
            <rule drug="Plavix" use="Stroke">
            <fill op="lt" months="24"/>
            <outcome>Decline</outcome>
            </rule>
            <rule drug="Plavix" use="Stroke">
            <fill op="ge" months="24"/>
            <outcome>Graded</outcome>
            </rule>
            <rule drug="Aricept" use="Dementia">
            <fill op="any"/>
            <outcome>Decline</outcome>
            </rule>
            </rules>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "xml-turns", .xml,
            """
            <?xml version="1.0"?>
            <guide>
            <drug>
            <name>Aricept</name>
            <use>Dementia</use>
            <decision>Decline</decision>
            </drug>
            <drug>
            <name>Coreg</name>
            <use>Hypertension</use>
            <decision>Accept</decision>
            <use>CHF</use>
            <decision>Decline</decision>
            </drug>
            <drug>
            <name>Lasix</name>
            <use>Edema</use>
            <decision>Accept</decision>
            <use>CHF</use>
            <decision>Decline</decision>
            </drug>
            </guide>
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Coreg | Hypertension | any | - | accept | -",
                "Coreg | CHF | any | - | decline | -",
                "Lasix | Edema | any | - | accept | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: []),
    ]
}
