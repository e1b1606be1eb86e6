extension Figure {
    /// Inches as feet and inches: `5'10"`, `5'10.5"`.
    package var asHeight: String {
        let foot: Int64 = 120_000
        let feet = tenThousandths / foot
        return "\(feet)'\(Figure(tenThousandths: tenThousandths % foot))\""
    }
}
