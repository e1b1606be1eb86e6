"""Medications that charts list: brand, active ingredient, and what each is taken for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Drug:
    brand: str
    generic: str
    uses: tuple
    dose: int | None = None   # a strength in mg that charts draw a line at


def _read(table):
    for line in table.strip().splitlines():
        brand, generic, uses, *dose = [part.strip() for part in line.split("|")]
        yield Drug(brand, generic, tuple(uses.split()), int(dose[0]) if dose else None)


DRUGS = tuple(_read("""
Accupril | quinapril | hypertension heartfailure
Altace | ramipril | hypertension heartfailure
Norvasc | amlodipine | hypertension angina
Cozaar | losartan | hypertension
Diovan | valsartan | hypertension heartfailure
Benicar | olmesartan | hypertension
Zestril | lisinopril | hypertension heartfailure
Tenormin | atenolol | hypertension angina
Lopressor | metoprolol | hypertension angina
Coreg | carvedilol | hypertension heartfailure
Cardizem | diltiazem | hypertension angina
Aldactone | spironolactone | edema heartfailure cirrhosis
Lasix | furosemide | edema heartfailure | 40
Bumex | bumetanide | edema heartfailure | 1
Lipitor | atorvastatin | cholesterol
Zocor | simvastatin | cholesterol
Crestor | rosuvastatin | cholesterol
Zetia | ezetimibe | cholesterol
Synthroid | levothyroxine | thyroid
Zyrtec | cetirizine | allergy
Singulair | montelukast | allergy asthma
Nexium | esomeprazole | reflux
Prilosec | omeprazole | reflux
Zyloprim | allopurinol | gout
Fosamax | alendronate | osteoporosis
Imitrex | sumatriptan | migraine
Xalatan | latanoprost | glaucoma
Advair | fluticasone/salmeterol | asthma copd
Symbicort | budesonide/formoterol | asthma copd
Spiriva | tiotropium | copd
Daliresp | roflumilast | copd
Zoloft | sertraline | depression anxiety
Lexapro | escitalopram | depression anxiety
Prozac | fluoxetine | depression
Cymbalta | duloxetine | depression
Xanax | alprazolam | anxiety
Glucophage | metformin | diabetes | 1000
Januvia | sitagliptin | diabetes
Amaryl | glimepiride | diabetes
Actos | pioglitazone | diabetes
Lantus | insulin glargine | diabetes
Keppra | levetiracetam | seizures
Dilantin | phenytoin | seizures
Lamictal | lamotrigine | seizures bipolar
Enbrel | etanercept | arthritis
Humira | adalimumab | arthritis
Plaquenil | hydroxychloroquine | arthritis lupus
Pacerone | amiodarone | arrhythmia | 200
Lanoxin | digoxin | arrhythmia heartfailure
Multaq | dronedarone | afib
Eliquis | apixaban | afib
Xarelto | rivaroxaban | afib
Coumadin | warfarin | afib stroke
Plavix | clopidogrel | stroke attack
Brilinta | ticagrelor | attack
Imdur | isosorbide mononitrate | angina
Ranexa | ranolazine | angina
Abilify | aripiprazole | bipolar schizophrenia
Zyprexa | olanzapine | bipolar schizophrenia
Seroquel | quetiapine | bipolar schizophrenia
Eskalith | lithium | bipolar
Clozaril | clozapine | schizophrenia
Haldol | haloperidol | schizophrenia
Mirapex | pramipexole | parkinson
Azilect | rasagiline | parkinson
Sinemet | carbidopa/levodopa | parkinson
Copaxone | glatiramer | sclerosis
Avonex | interferon beta-1a | sclerosis
Tecfidera | dimethyl fumarate | sclerosis
Benlysta | belimumab | lupus
Entresto | sacubitril/valsartan | heartfailure
Corlanor | ivabradine | heartfailure
Aricept | donepezil | dementia
Namenda | memantine | dementia
Exelon | rivastigmine | dementia
Razadyne | galantamine | dementia
Ziagen | abacavir | hiv
Epivir | lamivudine | hiv
Isentress | raltegravir | hiv
Casodex | bicalutamide | prostatecancer
Zytiga | abiraterone | prostatecancer
Arimidex | anastrozole | breastcancer
Femara | letrozole | breastcancer
Gleevec | imatinib | cancer
Xeloda | capecitabine | cancer
Prograf | tacrolimus | transplant
CellCept | mycophenolate mofetil | transplant
Rapamune | sirolimus | transplant
Rilutek | riluzole | als
Renvela | sevelamer | kidney
Sensipar | cinacalcet | kidney
PhosLo | calcium acetate | kidney
Xifaxan | rifaximin | cirrhosis
Antabuse | disulfiram | alcohol
Campral | acamprosate | alcohol
Suboxone | buprenorphine/naloxone | opioid
"""))
