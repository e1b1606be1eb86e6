/// Charts that the examples of several rules start from, as ``ExampleTable`` reads them.
enum ExampleCharts {
    /// Two classes that follow one body mass index each.
    static let preferredAndStandard = """
        height | Preferred max | Standard max
        5'0" | 143 | 184
        5'1" | 148 | 191
        5'2" | 153 | 197
        5'3" | 158 | 203
        5'4" | 163 | 210
        5'5" | 168 | 216
        5'6" | 173 | 223
        5'7" | 179 | 230
        5'8" | 184 | 237
        5'9" | 190 | 244
        5'10" | 195 | 251
        5'11" | 201 | 258
        """

    /// The two classes a little higher, not by the same weight everywhere.
    static let preferredAndStandardDrawnAnew = """
        height | Preferred max | Standard max
        5'0" | 148 | 188
        5'1" | 153 | 194
        5'2" | 158 | 201
        5'3" | 163 | 207
        5'4" | 168 | 214
        5'5" | 174 | 221
        5'6" | 179 | 227
        5'7" | 185 | 234
        5'8" | 190 | 241
        5'9" | 196 | 249
        5'10" | 201 | 256
        5'11" | 207 | 263
        """

    /// The one class of a product for everybody.
    static let standard = """
        height | Standard max
        5'0" | 184
        5'1" | 191
        5'2" | 197
        5'3" | 203
        5'4" | 210
        5'5" | 216
        5'6" | 223
        5'7" | 230
        5'8" | 237
        5'9" | 244
        5'10" | 251
        5'11" | 258
        """
}
