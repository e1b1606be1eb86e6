import Testing

@testable import Vocabulary

/// What the embedded tables promise: order, folding, ingredients that exist.
@Suite struct DrugTablesTests {
    @Test func namesAreSortedFoldedAndKnown() {
        let dictionary = DrugDictionary.standard
        var previous: [UInt8] = []
        var names: [String] = []
        dictionary.names.forEachKey { key, _ in
            let bytes = Array(key)
            #expect(previous.lexicographicallyPrecedes(bytes), "\(String(decoding: bytes, as: UTF8.self))")
            previous = bytes
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        #expect(names.count > 18_000)
        for name in names {
            // With a sign behind every word.
            #expect(name.split(separator: " ").count * 2 <= DrugReader.longestName, "\(name)")
            #expect(FoldedName.of(name) == name)
            let entry = dictionary.entry(folded: name)
            #expect(entry?.ingredients.isEmpty == false, "\(name)")
        }
    }

    @Test func additionsFillGapsAndSayWhereTheyComeFrom() throws {
        let rows = try Fixture.rows("../../Sources/VocabularyData/data/drug-additions.tsv")
        #expect(rows.count > 300)
        for row in rows {
            #expect(row.count == 5, "\(row)")
            #expect(!row[4].isEmpty, "\(row[0]) has no source")
            #expect(row[2] == row[2].lowercased())
        }
        let dictionary = DrugDictionary.standard
        for (name, entry) in dictionary.additions {
            #expect(FoldedName.of(name) == name)
            #expect(entry.ingredients == entry.ingredients.sorted())
        }
    }

    @Test func classesNameIngredientsThatExist() {
        let dictionary = DrugDictionary.standard
        for drugClass in dictionary.classes.all {
            for member in drugClass.members where !member.hasSuffix("*") {
                let entry = dictionary.entry(folded: FoldedName.of(member))
                #expect(entry?.ingredients.map(\.name) == [member], "\(drugClass.id): \(member)")
            }
        }
    }

    @Test func noNameIsBothADrugAndNone() {
        let dictionary = DrugDictionary.standard
        for name in dictionary.notDrugs.keys where name != "oxygen" {
            #expect(dictionary.entry(folded: name) == nil, "\(name)")
        }
    }

    @Test func lookUpFindsTheFirstTheLastAndNothingBetween() {
        let lines = SortedLines(Array("# heading\na\t1\nab\t2\nb c\t3\tx\n".utf8))
        #expect(lines.count == 3)
        #expect(lines.fields(of: "a") == "1")
        #expect(lines.fields(of: "ab") == "2")
        #expect(lines.fields(of: "b c") == "3\tx")
        for missing in ["", "aa", "abc", "b", "b c d", "z", "#"] { #expect(lines.fields(of: missing) == nil) }
        #expect(SortedLines([]).fields(of: "a") == nil)
    }

    @Test func keysAreFoundByTheirLengthAndTheirBeginning() {
        let lines = SortedLines(Array("# heading\na\t1\nab\t2\nabc\nb c\t3\tx\n".utf8))
        #expect(lines.numbersByLength == [[], [0], [1], [2, 3]])
        #expect(lines.numbers(beginningWith: Array("ab".utf8)) == 1..<3)
        #expect(lines.numbers(beginningWith: Array("b".utf8)) == 3..<4)
        #expect(lines.numbers(beginningWith: Array("c".utf8)).isEmpty)
        #expect(lines.numbers(beginningWith: []) == 0..<4)
    }
}
