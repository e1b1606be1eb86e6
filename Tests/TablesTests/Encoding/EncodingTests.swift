import Testing

@testable import Tables

@Suite struct EncodingTests {
    @Test(arguments: FileEncoding.allCases, FileForm.allCases)
    func undeclaredTextIsReadAsItWasWritten(encoding: FileEncoding, form: FileForm) throws {
        let bytes = encoding.encode(form.text(encoding.sample, declaring: nil))
        let document = try TableReader.read(bytes, file: "chart")
        #expect(document.tables.count == 1)
        #expect(document.tables[0].texts == [["Height", "Weight"], [encoding.sample, "125"], ["5'0\"", "130"]])
        #expect(document.encoding.name == encoding.name)
        #expect(document.encoding.basis == (encoding.hasMark ? .byteOrderMark : .detected))
        #expect(document.findings.isEmpty)
    }

    @Test(arguments: FileEncoding.allCases, [FileForm.html, .xhtml, .spreadsheet, .records])
    func declaredTextIsReadAsItWasWritten(encoding: FileEncoding, form: FileForm) throws {
        let declared = encoding.name.hasPrefix("utf-16") ? "utf-16" : encoding.name
        let bytes = encoding.encode(form.text(encoding.sample, declaring: declared))
        let document = try TableReader.read(bytes, file: "chart")
        #expect(document.tables[0].texts == [["Height", "Weight"], [encoding.sample, "125"], ["5'0\"", "130"]])
        #expect(document.encoding.name == encoding.name)
        #expect(document.findings.isEmpty)
    }

    @Test(arguments: [FileForm.html, .xhtml, .spreadsheet, .records])
    func utf8ThatIsDeclaredOtherwiseIsUTF8AndSaidSo(form: FileForm) throws {
        let bytes = FileEncoding.utf8.encode(form.text("5 – 6", declaring: "windows-1252"))
        let document = try TableReader.read(bytes, file: "chart")
        #expect(document.tables[0].texts[1][0] == "5 – 6")
        #expect(document.encoding == EncodingReport(name: "utf-8", basis: .detected, declared: "windows-1252"))
        #expect(document.findings.map(\.rule) == ["file.encoding.contradicted"])
    }

    @Test(arguments: [FileForm.html, .xhtml, .spreadsheet, .records])
    func windows1252ThatIsDeclaredAsUTF8IsReadAndSaidSo(form: FileForm) throws {
        let bytes = FileEncoding.windows1252.encode(form.text("5 – 6 é", declaring: "utf-8"))
        let document = try TableReader.read(bytes, file: "chart")
        #expect(document.tables[0].texts[1][0] == "5 – 6 é")
        #expect(document.encoding == EncodingReport(name: "windows-1252", basis: .detected, declared: "utf-8"))
        #expect(document.findings.map(\.rule) == ["file.encoding.contradicted"])
    }

    @Test func declaredLatin1MeansWindows1252WhereTheyDiffer() throws {
        let bytes = FileEncoding.windows1252.encode(FileForm.html.text("5 – 6", declaring: "iso-8859-1"))
        let document = try TableReader.read(bytes, file: "chart")
        #expect(document.tables[0].texts[1][0] == "5 – 6")
        #expect(document.encoding == EncodingReport(name: "windows-1252", basis: .declared, declared: "iso-8859-1"))
    }

    @Test func bytesThatAreNotInTheMarkedEncodingAreAnError() throws {
        let document = try TableReader.read(
            [0xEF, 0xBB, 0xBF] + Array("a,b\n1,2\n".utf8) + [0xE9, 0x2C, 0x33], file: "f")
        let finding = try #require(document.findings.first)
        #expect(finding.rule == "file.encoding.invalid")
        #expect(finding.severity == .error)
        #expect(finding.location.line == 3)
    }

    @Test func aHalfCodeUnitAtTheEndOfUTF16IsAnError() throws {
        let bytes = FileEncoding.utf16LittleWithMark.encode("a,b\n1,2\n") + [0x33]
        #expect(try TableReader.read(bytes, file: "f").findings.map(\.rule) == ["file.encoding.invalid"])
    }

    @Test func everyByteOfWindows1252IsTheCharacterThatBrowsersShow() {
        let shown = (UInt8(0x80)...0xFF).map { SingleByteEncoding.windows1252.scalar($0) }
        #expect(
            String(String.UnicodeScalarView(shown)).hasPrefix(
                "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\u{A0}"))
    }
}
