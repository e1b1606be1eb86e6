extension String {
    /// The text of a few scalars.
    package init(scalars: ArraySlice<Unicode.Scalar>) {
        let count = scalars.reduce(0) { $0 + UTF8.width($1) }
        let isASCII = count == scalars.count
        self.init(unsafeUninitializedCapacity: count) { bytes in
            var end = 0
            if isASCII {
                for scalar in scalars {
                    bytes.initializeElement(at: end, to: UInt8(truncatingIfNeeded: scalar.value))
                    end += 1
                }
                return end
            }
            for scalar in scalars {
                for byte in UTF8.encode(scalar)! {
                    bytes.initializeElement(at: end, to: byte)
                    end += 1
                }
            }
            return end
        }
    }
}
