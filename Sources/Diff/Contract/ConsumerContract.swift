import ChartSchema
import Store

/// What one consumer reads of the dataset, kept by that consumer as a file: a change outside of it cannot break it.
///
/// ```json
/// {"consumer": "quotes", "carriers": ["acme-life"], "products": ["term"], "classes": ["preferred", "Select"],
///  "fields": ["weight_max_lb"], "schemas": ["chartwright/build-chart/1"]}
/// ```
///
/// A list that is left out stands for everything.
public struct ConsumerContract: Decodable, Hashable, Sendable {
    public var consumer: String
    public var carriers: [String]?
    public var products: [String]?
    /// Rate class ids, or labels as printed.
    public var classes: [String]?
    /// Keys of flat records.
    public var fields: [String]?
    public var schemas: [String]?

    /// The fields of flat records that a contract may name.
    public static let knownFields = (FlatBuildRecord.fields() + FlatMedicationRecord.fields()).filter(\.isOfContracts)
        .map(\.name)

    private enum Key: String, CodingKey, CaseIterable {
        case consumer, carriers, products, classes, fields, schemas
    }

    /// Refuses keys and fields that mean nothing: a misspelt one would promise what nobody checks.
    public init(from decoder: any Decoder) throws {
        let any = try decoder.container(keyedBy: AnyKey.self)
        for key in any.allKeys where Key(rawValue: key.stringValue) == nil {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: any,
                debugDescription:
                    "expected one of \(Key.allCases.map(\.rawValue).joined(separator: ", ")), found \"\(key.stringValue)\""
            )
        }
        let container = try decoder.container(keyedBy: Key.self)
        consumer = try container.decode(String.self, forKey: .consumer)
        carriers = try container.decodeIfPresent([String].self, forKey: .carriers)
        products = try container.decodeIfPresent([String].self, forKey: .products)
        classes = try container.decodeIfPresent([String].self, forKey: .classes)
        fields = try container.decodeIfPresent([String].self, forKey: .fields)
        schemas = try container.decodeIfPresent([String].self, forKey: .schemas)
        for field in fields ?? [] where !ConsumerContract.knownFields.contains(field) {
            throw DecodingError.dataCorruptedError(
                forKey: .fields, in: container,
                debugDescription:
                    "expected one of \(ConsumerContract.knownFields.joined(separator: ", ")), found \"\(field)\"")
        }
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension ConsumerContract {
    /// A name in a contract that nothing in the dataset has: a promise that nobody could break.
    public struct UnknownName: Hashable, Sendable {
        /// `carriers`, `products` or `classes`.
        public var key: String
        public var name: String
        /// What there is.
        public var known: [String]
    }

    /// The first name that neither state of the dataset has; charts are read only for labels of classes.
    public func unknownName(in sides: [DiffSide]) throws(StoreError) -> UnknownName? {
        let entries = sides.flatMap(\.entries)
        let lists = [
            ("carriers", carriers, Set(entries.map(\.carrier))),
            ("products", products, Set(entries.flatMap(\.products))),
        ]
        for (key, names, known) in lists {
            if let name = names?.first(where: { !known.contains($0) }) {
                return UnknownName(key: key, name: name, known: known.sorted())
            }
        }
        var labels = classes?.filter { RateClass(rawValue: $0) == nil } ?? []
        var known: Set<String> = []
        for side in sides where !labels.isEmpty {
            for entry in side.entries where entry.kind == .build && carriers?.contains(entry.carrier) ?? true {
                guard !labels.isEmpty, case .build(let chart) = try side.chart(entry) else { continue }
                known.formUnion(chart.columns.compactMap(\.classLabel))
                labels.removeAll(where: known.contains)
            }
        }
        return labels.first.map {
            UnknownName(key: "classes", name: $0, known: RateClass.allCases.map(\.rawValue) + known.sorted())
        }
    }
}

/// A change that breaks a consumer.
public struct ContractBreach: Codable, Hashable, Sendable {
    /// `nil` for a change of the whole dataset.
    public var chart: String?
    /// `nil` when the chart itself is gone, or has another name.
    public var statement: DiffStatement?
    public var status: ChartDiff.Status?
}

extension ConsumerContract {
    /// What a diff breaks for this consumer; the diff must be whole, not cut short.
    ///
    /// - Parameter products: The products of a chart by its id.
    public func breaches(in diff: DatasetDiff, products owned: (String) -> [String]) -> [ContractBreach] {
        var result = diff.statements.filter { statement in
            statement.kind == .schemaRemoved && statement.names.contains { schemas?.contains($0) ?? true }
        }.map { ContractBreach(statement: $0) }
        for chart in diff.charts {
            guard let id = ChartID(chart.before ?? chart.chart), carriers?.contains(id.carrier) ?? true else {
                continue
            }
            let isRead = products.map { wanted in owned(chart.before ?? chart.chart).contains(where: wanted.contains) }
            guard isRead ?? true else { continue }
            if chart.status == .removed || chart.status == .renamed {
                result.append(ContractBreach(chart: chart.chart, status: chart.status))
            }
            // A new edition stands beside the old one, which stays readable.
            guard chart.status != .edition, chart.status != .added else { continue }
            result += chart.statements.filter(breaks).map { ContractBreach(chart: chart.chart, statement: $0) }
        }
        return result
    }

    private func breaks(_ statement: DiffStatement) -> Bool {
        switch statement.kind {
        case .productRemoved: statement.names.contains { products?.contains($0) ?? true }
        case .classRemoved, .zonesSplit: statement.changeClass == .breaking && reads(statement.columns)
        case .zonesMerged: reads(statement.parts)
        case .classRemapped: reads(statement.columns) && (fields?.contains("rate_class") ?? true)
        // Who reads by label loses the column under its old name.
        case .classRenamed:
            classes?.contains { $0 == statement.before } ?? (fields?.contains("class_label") ?? false)
        case .endRemoved: reads(statement.columns) && statement.end.map { fields?.contains($0.field) ?? false } ?? false
        default: false
        }
    }

    private func reads(_ columns: [DiffColumn]) -> Bool {
        guard let classes else { return true }
        return columns.contains { column in
            classes.contains { $0 == column.rateClass || $0 == column.label }
        }
    }
}

extension LimitEnd {
    /// The key of flat records that holds it.
    var field: String {
        switch self {
        case .weightMin: "weight_min_lb"
        case .weightMax: "weight_max_lb"
        case .bmiMin: "bmi_min"
        case .bmiMax: "bmi_max"
        }
    }
}
