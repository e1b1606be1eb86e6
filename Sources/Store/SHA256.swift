import CLibCrypto

/// The SHA-256 of bytes that come in pieces.
package final class SHA256 {
    /// Fetched once. The system's configuration file is not read for it: that would take two milliseconds of every start, and it says nothing
    /// about SHA-256.
    nonisolated(unsafe) private static let algorithm: OpaquePointer = {
        OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
        guard let algorithm = EVP_MD_fetch(nil, "SHA256", nil) else {
            fatalError("libcrypto was built without SHA-256")
        }
        return algorithm
    }()

    private let context: OpaquePointer

    package init() {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex2(context, Self.algorithm, nil) == 1 else {
            fatalError("libcrypto has no memory for a hash")
        }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    package func update(_ bytes: UnsafeRawBufferPointer) {
        EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    package func update(_ bytes: some Collection<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
            update(Array(bytes))
        }
    }

    /// The digest of all pieces as 64 lower-case hexadecimal digits. Nothing may be added afterwards.
    package func hexadecimal() -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        EVP_DigestFinal_ex(context, &digest, &length)
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest[..<Int(length)].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
