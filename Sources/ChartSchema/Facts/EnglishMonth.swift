/// The months' names in English.
package enum EnglishMonth {
    /// January first.
    package static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
