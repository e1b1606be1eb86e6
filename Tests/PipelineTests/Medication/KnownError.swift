/// An error of a published medication chart that a person noted.
struct KnownError: Sendable {
    var chart: String
    var what: String
    /// The rule that finds it.
    var rule: String
    /// What its finding must name.
    var names: [String]

    init(_ chart: String, _ what: String, _ rule: String, _ names: String...) {
        self.chart = chart
        self.what = what
        self.rule = "medication." + rule
        self.names = names
    }

    static let all = americo + americanAmicable + accendo + lists

    private static let americo: [KnownError] = [
        KnownError(
            "americo", "Arixtra: level under the brand, guaranteed under the generic, whose use lacks its first letter",
            "contradiction.hidden", "reatment of pulmonary embolism (clot)", "ARIXTRA (fondaparinux sodium)"),
        KnownError(
            "americo", "Emend: capitals inside the brand's uses", "wording.varies",
            "Nausea/vomiting prevention pre-SURGERY"),
        KnownError("americo", "Emend: the same of chemotherapy", "wording.varies", "prevention pre-CHEMOTHERAPY"),
        KnownError("americo", "Arixtra: capitals inside the use", "wording.varies", "Presurgical PREVENTION"),
        KnownError(
            "americo", "Avinza: another use than morphine sulfate", "twin.differs", "AVINZA", "Moderate to severe pain"),
        KnownError("americo", "Calcitriol: another use than Rocaltrol", "twin.differs", "ROCALTROL", "Kidney failure"),
        KnownError("americo", "CellCept: another wording than mycophenolate", "twin.differs", "CELLCEPT"),
        KnownError("americo", "Gengraf: another wording than cyclosporine", "twin.differs", "GENGRAF"),
        KnownError("americo", "Celexa against citalopram", "names.contradict", "CELEXA", "decline 40-49"),
        KnownError("americo", "Chantix against varenicline", "names.contradict", "CHANTIX", "Eagle Guaranteed"),
        KnownError("americo", "Tenuate against diethylpropion", "names.contradict", "TENUATE", "refer build chart"),
        KnownError("americo", "Symbyax against fluoxetine/olanzapine", "names.contradict", "SYMBYAX"),
        KnownError("americo", "Metaglip against glipizide/metformin", "names.contradict", "METAGLIP"),
        KnownError("americo", "Tofranil against imipramine", "names.contradict", "TOFRANIL"),
        KnownError("americo", "Remeron against mirtazapine", "names.contradict", "REMERON"),
        KnownError("americo", "Zyprexa against olanzapine", "names.contradict", "ZYPREXA"),
        KnownError(
            "americo", "Limbitrol: one rule in two orders", "wording.varies", "decline 40-49", "40-49 decline"),
        KnownError("americo", "Cytotec: Ulcer and Ulcers", "wording.varies", "\"Ulcers\"", "\"Ulcer\""),
        KnownError(
            "americo", "smoking rates, Smoking rates, Smoker rates", "wording.varies", "Smoker rates", "smoking rates"),
        KnownError("americo", "Marinol: Appetitive stimulant", "use.unknown", "Appetitive stimulant"),
        KnownError(
            "americo", "Diabetic Kidney Disease, Diabetic kidney disease", "wording.varies", "Diabetic Kidney Disease"),
        KnownError(
            "americo", "Nausea and vomiting, Nausea/vomiting", "wording.varies",
            "Nausea and vomiting related to chemotherapy"),
        KnownError("americo", "Pain relief- anti-inflammatory", "wording.varies", "Pain relief- anti-inflammatory"),
        KnownError("americo", "Pheochromocytoma, Pheochromocytomas", "wording.varies", "Pheochromocytomas"),
    ]

    private static let americanAmicable: [KnownError] =
        [
            "Bumetadine", "Labetaolol", "Lamtrogine", "Mykrok", "Propanolol HCL", "Soltalol Hydrochloride",
            "Trimterene",
            "Hectoral", "Nitroglycerine/Nitrota", "Actoplus", "Theodur",
        ].map { KnownError("american-amicable", "misspelt: \($0)", "name.unknown", $0) } + [
            KnownError("american-amicable", "cut: Amlodipine Besylate/Benaz", "name.cut", "Benaz"),
            KnownError("american-amicable", "misspelt use: Arrythmia", "use.unknown", "Arrythmia"),
            KnownError(
                "american-amicable", "misspelt use: Renal Insufficency/Failure", "use.unknown", "Renal Insufficency"),
            KnownError(
                "american-amicable", "three spellings of Alzheimer’s / Dementia", "wording.varies",
                "Alzheimer’s /Dementia"
            ),
            KnownError(
                "american-amicable", "Seizures and Seizure Disorder", "wording.varies", "Seizures", "Seizure Disorder"),
            KnownError("american-amicable", "No Coverage and No coverage", "wording.varies", "No coverage"),
            KnownError("american-amicable", "Hizentra: the only Decline", "wording.varies", "\"Decline\" (1)"),
            KnownError("american-amicable", "Exforge: the only CHF with a benefit", "outcome.alone", "Exforge"),
            KnownError("american-amicable", "Ramipril: the other one, against Altace", "names.contradict", "Ramipril"),
            KnownError(
                "american-amicable", "Triamterene/HCTZ and HCTZ/Triamterene", "name.twice", "Triamterene/HCTZ"),
            KnownError("american-amicable", "Coumadin: TIA drops out in mid-ladder", "ladder.use-changes", "Coumadin"),
            KnownError("american-amicable", "2 year and 2 years", "wording.varies", "\"2 year\""),
            KnownError("american-amicable", "3 Years and 3 years", "wording.varies", "\"3 Years\""),
            KnownError("american-amicable", "N/A and NA", "wording.varies", "\"NA\""),
            KnownError("american-amicable", "marks that nothing explains", "mark.unexplained", "*"),
        ]

    private static let accendo: [KnownError] =
        [
            "almivudine", "Anoro Elipta", "Breo Elipta", "Rlutek", "umeclidiniium", "carbiopa", "dispyramide", "Monket",
            "iodine l 131", "Airmir",
        ].map { KnownError("accendo", "misspelt: \($0)", "name.unknown", $0) } + [
            KnownError("accendo", "first letter lost: ofosbuvir and velpatasvir", "name.cut", "ofosbuvir"),
            KnownError("accendo", "Mab Thera", "name.glued", "Mab Thera"),
            KnownError("accendo", "filgrastim twice", "rule.repeated", "filgrastim"),
            KnownError("accendo", "interferon alfa-2b: three plans and two", "rules.contradict", "interferon alfa-2b"),
            KnownError("accendo", "Intron A: three plans and two", "rules.contradict", "Intron A"),
            KnownError("accendo", "Savelamer hides a contradiction", "contradiction.hidden", "Savelamer"),
            KnownError("accendo", "PhosLo two plans, Phoslyra three", "names.contradict", "Phoslyra"),
            KnownError("accendo", "apomorphine without a mark", "row.undecided", "apomorphine"),
            KnownError("accendo", "Inspra for cardiomyopathy without a mark", "row.undecided", "Inspra"),
            KnownError("accendo", "angina, Angina", "wording.varies", "Angina"),
            KnownError(
                "accendo", "congestive heart failure, Congestive heart failure", "wording.varies",
                "congestive heart failure"),
            KnownError("accendo", "Systemic Lupus, Systemic Lupus (SLE)", "wording.varies", "Systemic Lupus (SLE)"),
            KnownError("accendo", "sacubitril and valsartan in two orders", "name.twice", "valsartan + sacubitril"),
            KnownError("accendo", "Oxygen is no medication", "name.class", "Oxygen"),
        ]

    private static let lists: [KnownError] = [
        KnownError("transamerica", "misspelt: Donepazil", "name.unknown", "Donepazil"),
        KnownError("transamerica", "misspelt: Cabanuva", "name.unknown", "Cabanuva"),
        KnownError("mutual-of-omaha", "Mycophenolate and Mofetil, one name on two lines", "name.cut", "Mofetil"),
        KnownError(
            "mutual-of-omaha", "Megace, and again beside its generic", "name.twice", "Megestrol Acetate (Megace)"),
        KnownError("kansas-city", "misspelt: Rhythmol", "name.unknown", "Rhythmol"),
        KnownError("kansas-city", "Antabuse before Anoro Ellipta", "name.order", "Anoro Ellipta"),
        KnownError("kansas-city", "Zemplar before Zerit, after Zenapax", "name.order", "Zemplar"),
        KnownError("kansas-city", "Insulin: every one", "name.class", "Insulin"),
    ]
}
