import Foundation

enum Recording {
    static var isOn: Bool { ProcessInfo.processInfo.environment["RECORD_DRUG_NAMES"] != nil }
}
