/// Words beside a coloured box say what the colour means, which holds where the colour is and not for everything around them. In a document's
/// texts they stand behind a sign, as notes do.
package enum ColourSign {
    package static let sign = "\u{25FC}"
}
