/// What a word or phrase of a chart is about. The names are those of `lexicon.tsv`.
package enum WordCategory: String, Sendable, CaseIterable {
    // Figures
    /// A number in letters; the value is the number.
    case number
    /// A bound before its figure: `at-least`, `more-than`, `at-most`, `less-than`.
    case boundBefore = "bound-before"
    /// A bound after its figure: `at-least`, `at-most`; with `-age` it proves that the figure is an age.
    case boundAfter = "bound-after"
    /// Between the two ends of a range.
    case range
    case between
    /// Of times alone: `at-most` for what lies within one, `more-than` for what lies before it.
    case past
    /// After a time, and says no more than that it lies in the past.
    case ago
    /// Any time.
    case always
    /// Now.
    case current
    /// `day`, `week`, `month`, `year`.
    case unitTime = "unit-time"
    /// The unit of a dose, as it is published.
    case unitDose = "unit-dose"
    /// `day`, `week`, `month`: how often a dose is taken.
    case period
    /// What a time is counted from: `last-fill`, `first-fill`, `diagnosis`.
    case clock
    /// Says that times run from there: "counted", "measured".
    case counting
    /// Before a time that something lasts: "for more than". It dates no fill.
    case lasting
    /// Of clocks: `lasts` of what has no date by itself, `filled` of what lasts only where a word says so.
    case taking

    // People
    /// `male`, `female`, `any`.
    case sex
    /// `yes`, `no`, `any`.
    case tobacco
    case age
    /// "applicant", "those": who is spoken of, and nothing about them.
    case person

    // Logic
    case negation
    case exception
    case only
    case `if`
    /// All cases that were not named.
    case otherwise
    /// Before another medication, or what goes with the illness.
    case joined
    /// Before what a medication is taken for.
    case purpose

    // Facts
    case severity
    case prescriber
    /// Facts of an illness or of its treatment.
    case state
    /// How many medications, fills or events.
    case count
    /// Papers and prices that are asked for, which no program decides.
    case requirement
    case money
    case place
    /// Two letters that are a state where they are printed as capitals.
    case placeCode = "place-code"

    // Sentences around tables
    /// Changes a limit, or holds it against another.
    case change
    /// Of decisions in lists of changes: `former`, `present`.
    case edition
    /// How words are printed: "bold", "in red"; `aside` for what stands in parentheses.
    case typeface
    /// Where something begins, or the first of its kind.
    case start
    /// Makes a text a sentence, which a title is not; `applies` says for whom something holds.
    case clause
    /// What follows says again what the figures say.
    case example
    /// Sends to another page or chart.
    case elsewhere

    // Decisions
    /// The value is an outcome; `accept-class` is a class before it is a decision, `rated-table` one beside a number or letter.
    case decision
    /// Grants a plan or leaves it open to applicants, and decides nothing by itself: "available", "can apply for".
    case offer
    /// Leaves a decision open.
    case undecided
    /// Takes a decision back.
    case undo

    // Tables
    /// What headers and cells of tables are about; the value says which.
    case header
    /// A unit as headers and cells print it; the value is the unit.
    case unit

    // Names and pages
    /// Of names of plans.
    case plan
    /// Of names of insurers.
    case organisation
    /// About the page and its readers, never about an applicant.
    case furniture
    /// Before the number of a page.
    case pageWord = "page-word"
    case month
    /// Of postal addresses.
    case address
    /// Points at what stands below: what a sentence says holds for that.
    case pointing
    /// Words that one grammar asks for by the name of its list: they mean nothing to any other, and tag no text.
    case words
    /// Says nothing that could change a limit or a decision.
    case filler
}

/// One meaning of a word: what it is about, and which of its kind.
package struct WordSense: Hashable, Sendable {
    package var category: WordCategory
    package var value: String

    package init(_ category: WordCategory, _ value: String = "") {
        self.category = category
        self.value = value
    }
}
