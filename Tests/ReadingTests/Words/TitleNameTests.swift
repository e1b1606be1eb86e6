import Testing

@testable import Reading

/// The name that a title sets apart from whom it is for.
struct TitleNameTests {
    @Test(arguments: [
        ("Male / Non-Tobacco – Preferred", "Preferred"), ("Build Chart: Secure Term (ages 18-60)", "Secure Term"),
        ("Secure Term - Male", "Secure Term"), ("Female - 18 - 60 - Secure Term", "Secure Term"),
    ])
    func isSetApart(_ title: String, _ name: String) { #expect(TitleName.of(title) == name) }

    @Test(arguments: [
        // Nothing is set apart; two names are; a slash and a hyphen inside words and figures part nothing.
        "Preferred Non-Tobacco", "Secure Term – Golden Years – Male", "Height/Weight", "Non-Tobacco", "18 - 60", "",
        " - ", "- Male", "Male -",
    ])
    func isNone(_ title: String) { #expect(TitleName.of(title) == nil) }
}
