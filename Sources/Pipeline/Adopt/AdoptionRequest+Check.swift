import ChartSchema
import Foundation

extension AdoptionRequest {
    /// Whether ids and dates are what `pipeline.json` takes.
    func check() throws(AdoptionError) {
        let ids =
            [("a carrier's id", carrier.id)] + products.map { ("a product's id", $0.id) }
            + (chart.map { [("a chart's name", $0)] } ?? [])
        for (what, id) in ids where id != ConfigurationReader.slug(id) || id.isEmpty {
            let slug = ConfigurationReader.slug(id)
            throw problem(
                "id", "expected \(what) of small letters, digits and hyphens, found \(id.quoted)",
                help: slug.isEmpty ? "choose a short name such as acme-life" : "write \(slug)")
        }
        for (what, date) in [("--edition", Optional(edition)), ("--retrieved", retrieved)] {
            guard let date, !ISODate.isValid(date) else { continue }
            throw problem(
                "date", "expected a date such as 2024-05-01 after \(what), found \(date.quoted)",
                help: "a month stands for its first day, a year for its first of January")
        }
    }

    /// Whether meanings are words that charts of the kind can mean.
    func checkMeanings(of kind: ChartKind) throws(AdoptionError) {
        let isBuild = kind == .build
        let words = Question.meanings(of: kind)
        for meaning in meanings + carrierMeanings {
            if let saying = meaning.saying, saying.sense == .leftOut, saying.reason == nil {
                throw problem(
                    "reason", "expected a reason for leaving \(meaning.name.quoted) out, found none",
                    help: "say it with --because \("\(meaning.name)=…".quoted)")
            }
            guard meaning.saying == nil, meaning.product == nil, !words.contains(meaning.word) else { continue }
            let (one, all) = isBuild ? ("a rate class", "rate classes") : ("an outcome", "outcomes")
            throw problem(
                isBuild ? "class" : "outcome",
                "expected \(one) for \(meaning.name.quoted), found \(meaning.word.quoted)",
                help: NearestWord.of(meaning.word, in: words).map { "did you mean \($0)?" }
                    ?? "the \(all) are \(words.joined(separator: ", ")); other words for the text have a capital letter or a blank, or begin with a digit"
            )
        }
    }

    /// Whether products that names stand for are those that the chart is for, or, on every chart of the carrier, any of the carrier's.
    func checkProducts(
        of configuration: PipelineConfiguration?, earlier: PipelineConfiguration.Source?
    ) throws(AdoptionError) {
        let own = products.isEmpty ? earlier?.products ?? [] : products.map(\.id)
        let all = own + (configuration?.carriers.first { $0.id == carrier.id }?.products.map(\.id) ?? [])
        let said = meanings.map { ($0, own) } + carrierMeanings.map { ($0, all) }
        for (meaning, known) in said {
            guard let product = meaning.product, !known.contains(product) else { continue }
            throw problem(
                "product-unknown",
                "expected a product that the chart is for as what \(meaning.name.quoted) means, found \(product.quoted)",
                help: NearestWord.of(product, in: known).map { "did you mean \(TypedMeaning.product($0))?" }
                    ?? "name it with --product too")
        }
    }

    /// Whether the project has room for the source.
    func checkAgainst(
        _ configuration: PipelineConfiguration?, id: ChartID, path: String, bytes: [UInt8], project: ProjectFolder
    ) throws(AdoptionError) {
        if products.isEmpty, configuration?.earlierSource(of: id) == nil {
            throw problem(
                "product", "expected the product that the chart is for, found none",
                help: "name it with --product, once for each product")
        }
        let sources = configuration?.carriers.first { $0.id == id.carrier }?.sources ?? []
        let exists = sources.contains { $0.chart == id.chart && $0.edition == id.edition }
        if exists, !replaces {
            throw problem(
                "exists", "the chart \(id) has a source already",
                help: "add --replace to put this file and its layout in that one's place, or name another --chart")
        }
        if !exists, replaces {
            let names = sources.map { "\($0.chart) of \($0.edition)" }
            throw problem(
                "nothing-to-replace", "the chart \(id) has no source to replace",
                help: names.isEmpty
                    ? "leave --replace out" : "leave --replace out, or name one of \(names.joined(separator: ", "))")
        }
        let there: [UInt8]?
        do { there = try FileBytes.readIfThere(project.location(of: path)) } catch { throw .file(error, path) }
        if let there, there != bytes, !replaces {
            throw .problem(
                AdoptionProblem(
                    "raw-exists", file: path, "another file stands where this one would be kept",
                    help: "raw files are never edited: give the new file another name, or another --edition"))
        }
    }

    /// A file under the project's `raw/` stays where it is; any other goes to `raw/<carrier>/<edition>/`.
    func pathInProject(_ project: ProjectFolder) -> String {
        let own = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        if own.hasPrefix("raw/"), project.objection(to: own) == nil { return own }
        let name = file.unicodeScalars.split(separator: "/").last.map { String($0) } ?? "chart"
        return "raw/\(carrier.id)/\(edition)/\(name)"
    }

    private func problem(_ code: String, _ message: String, help: String) -> AdoptionError {
        .problem(AdoptionProblem(code, file: file, message, help: help))
    }
}
