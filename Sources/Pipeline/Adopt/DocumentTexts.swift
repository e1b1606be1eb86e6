import ChartSchema
import Reading
import Tables

/// What can be told of a document's texts before anybody says anything of it: asked once for all trials of a draft.
///
/// It fills itself while it is asked, and is no one's but the task's that asks.
package final class DocumentTexts {
    let senses: TextSenses
    /// What the document is about, by its form.
    let kind: ChartKind

    package init(_ document: Document) {
        senses = TextSenses(of: document)
        kind = LooseFile.kind(of: document, senses)
    }
}
