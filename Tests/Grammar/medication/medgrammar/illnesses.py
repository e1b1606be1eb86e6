"""What medications are taken for, and how grave insurers find it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Illness:
    """`gravity`: 0 accepted everywhere, 1 mostly, 2 with a delay or rating, 3 refused. `printed`: wordings in use."""

    key: str
    gravity: int
    printed: tuple
    french: str


ILLNESSES = {i.key: i for i in (
    Illness("hypertension", 0, ("Hypertension", "High blood pressure"), "Hypertension"),
    Illness("cholesterol", 0, ("High cholesterol", "Elevated cholesterol", "Cholesterol"), "Cholestérol"),
    Illness("thyroid", 0, ("Hypothyroidism", "Thyroid replacement"), "Hypothyroïdie"),
    Illness("allergy", 0, ("Allergies",), "Allergies"),
    Illness("reflux", 0, ("GERD", "Acid reflux"), "Reflux gastrique"),
    Illness("gout", 0, ("Gout",), "Goutte"),
    Illness("osteoporosis", 0, ("Osteoporosis",), "Ostéoporose"),
    Illness("migraine", 0, ("Migraine",), "Migraine"),
    Illness("glaucoma", 0, ("Glaucoma",), "Glaucome"),
    Illness("edema", 0, ("Edema",), "Œdème"),
    Illness("asthma", 1, ("Asthma",), "Asthme"),
    Illness("depression", 1, ("Depression",), "Dépression"),
    Illness("anxiety", 1, ("Anxiety",), "Anxiété"),
    Illness("diabetes", 1, ("Diabetes", "Type 2 diabetes"), "Diabète"),
    Illness("seizures", 1, ("Seizures", "Epilepsy"), "Épilepsie"),
    Illness("arthritis", 1, ("Rheumatoid arthritis",), "Polyarthrite rhumatoïde"),
    Illness("arrhythmia", 2, ("Arrhythmia",), "Arythmie"),
    Illness("afib", 2, ("Atrial fibrillation",), "Fibrillation auriculaire"),
    Illness("stroke", 2, ("Stroke", "Stroke/TIA"), "AVC"),
    Illness("angina", 2, ("Angina",), "Angine de poitrine"),
    Illness("attack", 2, ("Heart attack",), "Crise cardiaque"),
    Illness("copd", 2, ("COPD", "Chronic obstructive pulmonary disease (COPD)"), "MPOC"),
    Illness("bipolar", 2, ("Bipolar disorder",), "Trouble bipolaire"),
    Illness("parkinson", 2, ("Parkinson's disease",), "Maladie de Parkinson"),
    Illness("sclerosis", 2, ("Multiple sclerosis",), "Sclérose en plaques"),
    Illness("lupus", 2, ("Lupus",), "Lupus"),
    Illness("heartfailure", 3, ("Congestive heart failure", "CHF"), "Insuffisance cardiaque"),
    Illness("schizophrenia", 3, ("Schizophrenia",), "Schizophrénie"),
    Illness("dementia", 3, ("Dementia", "Alzheimer's disease"), "Démence"),
    Illness("hiv", 3, ("HIV", "HIV/AIDS"), "VIH"),
    Illness("cancer", 3, ("Cancer",), "Cancer"),
    Illness("prostatecancer", 3, ("Prostate cancer",), "Cancer de la prostate"),
    Illness("breastcancer", 3, ("Breast cancer",), "Cancer du sein"),
    Illness("transplant", 3, ("Organ transplant",), "Greffe d'organe"),
    Illness("als", 3, ("ALS",), "SLA"),
    Illness("kidney", 3, ("Kidney failure", "Kidney disease"), "Insuffisance rénale"),
    Illness("cirrhosis", 3, ("Liver cirrhosis", "Cirrhosis"), "Cirrhose du foie"),
    Illness("alcohol", 3, ("Alcoholism", "Alcohol abuse"), "Alcoolisme"),
    Illness("opioid", 3, ("Drug abuse", "Opioid addiction"), "Dépendance aux opioïdes"),
)}
