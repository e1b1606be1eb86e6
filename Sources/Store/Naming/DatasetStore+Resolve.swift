import ChartSchema

extension DatasetStore {
    /// Finds the chart that `carrier/chart[/edition][@version]` names. Beginnings of names do where they can mean only
    /// one chart; without an edition the latest one is meant.
    ///
    /// - Parameters:
    ///   - effective: An ISO date; without an edition in the name the one in force on that day is meant.
    ///   - known: An ISO date; without a version in the name the one that was the latest on that day is meant.
    public func resolve(
        _ text: String, effectiveOn effective: String? = nil, knownOn known: String? = nil
    ) throws(ChartResolutionError) -> ResolvedChart {
        guard let reference = ChartReference(text) else { throw .notAReference(text) }
        let version: VersionNumber
        let narrowed: DatasetManifest
        do throws(StoreError) {
            version = try self.version(of: reference, knownOn: known)
            narrowed = try manifest(version, carrierPrefix: reference.parts[0])
        } catch {
            throw .store(error)
        }
        func chart(in manifest: DatasetManifest) throws(ChartResolutionError) -> ResolvedChart {
            ResolvedChart(
                version: version, entry: try manifest.resolve(reference, as: text, effectiveOn: effective))
        }
        do throws(ChartResolutionError) {
            return try chart(in: narrowed)
        } catch {
            guard case .unknown = error else { throw error }
        }
        // Nothing is named like this: among all names there may be one that was meant.
        let whole: DatasetManifest
        do throws(StoreError) { whole = try manifest(version) } catch { throw .store(error) }
        return try chart(in: whole)
    }

    private func version(of reference: ChartReference, knownOn day: String?) throws(StoreError) -> VersionNumber {
        if let version = reference.version { return version }
        if let day { return try version(knownOn: day) }
        guard let pointer = try latestPointer() else { throw .empty(path: root) }
        return pointer.version
    }
}

extension DatasetManifest {
    /// Finds the chart that a reference names among this version's; `reference.version` is not looked at.
    func resolve(
        _ reference: ChartReference, as text: String, effectiveOn day: String? = nil
    ) throws(ChartResolutionError) -> ManifestEntry {
        var found = charts
        for (index, part) in reference.parts.enumerated() {
            let name: (ManifestEntry) -> String = { [$0.carrier, $0.chart, $0.edition][index] }
            let exact = found.filter { name($0) == part }
            found = exact.isEmpty ? found.filter { name($0).hasPrefix(part) } : exact
        }
        guard let newest = found.max(by: { $0.edition < $1.edition }) else {
            throw .unknown(text, candidates: nearest(to: reference.parts))
        }
        let isInForce: (ManifestEntry) -> Bool = { entry in
            guard let day, reference.parts.count < 3 else { return true }
            return entry.edition <= day
        }
        /// Of a chart without an edition in its name.
        let isWithdrawn: (ManifestEntry) -> Bool = { entry in
            guard let day, reference.parts.count < 3 else { return false }
            return entry.isWithdrawn(on: day)
        }
        let names = Set(found.map { [$0.carrier, $0.chart] })
        // A beginning of an edition has to mean one; without any the latest is meant.
        guard names.count == 1, reference.parts.count < 3 || found.count == 1 else {
            throw .ambiguous(text, candidates: found.map(\.id))
        }
        guard let latest = found.filter(isInForce).max(by: { $0.edition < $1.edition }), !isWithdrawn(latest) else {
            throw .notInForce(newest.id, day: day ?? "", editions: found.map(\.edition).sorted())
        }
        return latest
    }

    /// The charts whose names differ least from what was written, at most five.
    private func nearest(to parts: [String]) -> [ChartID] {
        let wanted = parts.joined(separator: "/")
        let ranked = charts.map { entry in
            let name = entry.id.description.split(separator: "/").prefix(parts.count).joined(separator: "/")
            // Either the whole name was meant, or only the chart's.
            return (min(EditDistance.between(wanted, name), EditDistance.between(wanted, entry.chart)), entry.id)
        }
        let limit = max(2, wanted.count / 3)
        return ranked.filter { $0.0 <= limit }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(5).map(\.1)
    }
}
