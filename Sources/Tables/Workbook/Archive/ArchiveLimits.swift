/// How large an archive may be that is read: a workbook of a few kilobytes can claim to hold terabytes.
///
/// The longest sheets that carriers send unpack to some tens of megabytes; docs/performance.md states the limits.
enum ArchiveLimits {
    static let entries = 10_000
    /// Of one part, unpacked, in bytes: a sheet of two million cells has about 80 MB.
    static let part = 512 << 20
    /// Of a part that is unpacked to more than `freeOfRatio`: to how many bytes one byte may grow. Sheets of equal cells
    /// reach 60; DEFLATE itself ends at 1,032.
    static let ratio = 300
    static let freeOfRatio = 16 << 20
    /// Of all parts that are read: up to here they may grow as they like.
    static let freeInAll = 64 << 20
}
