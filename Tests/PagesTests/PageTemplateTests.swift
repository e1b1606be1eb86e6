import Testing

@testable import Pages

@Suite struct PageTemplateTests {
}
