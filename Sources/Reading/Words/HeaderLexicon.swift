import Notation

/// The words of chart headers in English and French, folded, with what they are about.
///
/// Only words that mean the same on every carrier's chart stand here. What a *class* is called is not here: classes are
/// whatever words are left when these are taken away.
enum HeaderLexicon {
    static let categories: [String: HeaderCategory] = {
        var table: [String: HeaderCategory] = [:]
        func add(_ category: HeaderCategory, _ phrases: String...) {
            for phrase in phrases { table[phrase] = category }
        }
        add(
            .height, "height", "heights", "ht", "taille", "tailles", "grandeur", "hauteur", "stature", "length",
            "longueur")
        add(.weight, "weight", "weights", "wt", "poids")
        add(.bmi, "bmi", "imc", "body mass index", "indice de masse corporelle")
        add(.ageWord, "age", "ages", "issue age", "issue ages", "age actuel")
        add(
            .classWord, "class", "classes", "rate class", "risk class", "underwriting class", "risk classification",
            "classe", "classe de risque", "classification", "category", "categorie", "rating", "tier", "outcome",
            "decision")
        add(
            .productWord, "product", "products", "produit", "produits", "policy", "plan name", "plan code",
            "product code", "product name")
        add(
            .otherSubject, "monthly premium", "monthly premiums", "annual premium", "annual premiums", "premiums",
            "premium per", "rates per", "monthly rates", "annual rates", "prime mensuelle", "primes", "face amount",
            "face amounts", "max face amount", "maximum face amount", "amount of insurance", "capital assure",
            "blood pressure", "bp", "max bp", "cholesterol", "average weight", "mean weight", "ideal weight",
            "desirable weight", "average wt", "avg weight", "avg wt")
        add(
            .min, "min", "mini", "minimum", "minimal", "minimale", "lower", "low", "low end", "least", "lower limit",
            "lowest", "smallest", "at least", "not less than", "no less than", "au moins")
        add(
            .max, "max", "maxi", "maximum", "maximal", "maximale", "upper", "high", "high end", "most", "upper limit",
            "up to", "highest", "greatest", "at most", "not more than", "no more than", "au plus")
        add(.below, "below", "under", "less than", "moins de", "inferieur a", "inferieure a", "lower than")
        add(
            .above, "over", "above", "more than", "plus de", "superieur a", "superieure a", "greater than", "exceeds",
            "exceeding")
        add(.male, "male", "males", "man", "men", "gentlemen", "boy", "boys", "homme", "hommes", "masculin")
        add(.female, "female", "females", "woman", "women", "ladies", "girl", "girls", "femme", "femmes", "feminin")
        add(
            .anySex, "unisex", "both", "both sexes", "all sexes", "male and female", "men and women", "male female",
            "hommes et femmes", "unisexe", "sexes combined", "sex neutral")
        add(.sexWord, "sex", "gender", "sexe")
        add(
            .noTobacco, "nontobacco", "non tobacco", "no tobacco", "nonsmoker", "nonsmokers", "non smoker",
            "non smokers",
            "nonsmoking", "non smoking", "non fumeur", "non fumeurs", "non fumeuse", "nt", "ns", "tobacco free",
            "non nicotine", "nonnicotine", "never tobacco", "never used tobacco", "never smoked", "never smoker",
            "never smokers", "non user", "non users",
            "nonuser", "nonusers", "no nicotine", "no tobacco use", "non tob", "nontob", "non smk", "nonsmk")
        add(
            .tobacco, "tobacco", "smoker", "smokers", "smoking", "nicotine", "fumeur", "fumeurs", "fumeuse", "tabac",
            "tobacco user", "tobacco users", "tob", "smk", "sm")
        add(.tobaccoWord, "tobacco use", "tobacco status", "smoker status", "smoking status", "usage du tabac")
        add(
            .filler, "for", "of", "the", "in", "a", "by", "to", "de", "du", "des", "la", "le", "les", "l", "d", "pour",
            "en",
            "a la", "au", "plan", "plans", "all", "tous", "common", "adult", "adults", "adulte", "build", "chart",
            "charts",
            "range", "ranges", "limit", "limits", "limite", "limites", "allowable", "allowed", "acceptable", "body",
            "average", "moyen", "band", "bands", "cd", "code", "row", "rows", "affected", "fourchette", "fourchettes", "and", "et", "with", "value", "values", "table de")
        for (word, unit) in PrintedUnit.spellings where word != "in" && word.unicodeScalars.allSatisfy({ $0.isLetter })
        {
            table[word] = .unit(unit)
        }
        add(
            .unit(.feetAndInches), "ft in", "feet inches", "feet and inches", "pi po", "pieds pouces", "feet", "ft",
            "pieds", "pied", "pi")
        // In a header "in" is a preposition as often as a unit; `HeaderTerms` decides by what stands beside it.
        add(.unit(.inches), "inches", "inch", "po", "pouces", "pouce")
        return table
    }()

    /// How many tokens the longest phrase may have that begins with a token; 0 where none does.
    static func longestPhrase(from word: String) -> Int {
        // A narrow blank of print is part of a token, and a blank of its folded word.
        guard let blank = word.utf8.firstIndex(of: UInt8(ascii: " ")) else { return longestPhrases[word] ?? 0 }
        return longestPhrases[String(word[..<blank])] ?? 0
    }

    /// By first word, how many words the longest phrase has.
    private static let longestPhrases: [String: Int] = {
        var longest: [String: Int] = [:]
        for phrase in categories.keys {
            let words = phrase.split(separator: " ")
            longest[String(words[0]), default: 0] = max(longest[String(words[0])] ?? 0, words.count)
        }
        return longest
    }()
}
