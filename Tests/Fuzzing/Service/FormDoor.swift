import Foundation
import FuzzingFrame

@testable import Desk

/// What a form of the desk sends: fields, files with their names; and a draft that stands in its folder.
///
/// The first byte says how the form is written.
enum FormDoor: Door {
    static let name = "form"

    static func enter(_ bytes: [UInt8]) {
        let content = Array(bytes.dropFirst())
        let type =
            bytes.first == UInt8(ascii: "u")
            ? "application/x-www-form-urlencoded" : "multipart/form-data; boundary=\"b\""
        if let form = FormBody(content, contentType: type) {
            promise(form.fields.count + form.files.count <= FormBody.mostParts + 1, "more parts than are taken")
            for file in form.files { hold(DraftFolder.safe(file.name)) }
            _ = form["who"]
        }
        hold(DraftFolder.safe(String(decoding: content, as: UTF8.self)))
        guard let draft = try? JSONDecoder().decode(Draft.self, from: Data(content)) else { return }
        let again = try? JSONDecoder().decode(Draft.self, from: Data(draft.json))
        promise(draft == again, "a draft is not read again as it was written")
    }

    /// A name that a file can have in any folder.
    private static func hold(_ name: String) {
        let bytes = Array(name.utf8)
        let isUsable =
            !bytes.isEmpty && bytes.count <= 1_000 && !bytes.contains(0) && !bytes.contains(UInt8(ascii: "/"))
        promise(isUsable, "a name of no file: \(name)")
        promise(bytes != Array("..".utf8) && bytes != Array(".".utf8), "a name of a folder")
    }
}
