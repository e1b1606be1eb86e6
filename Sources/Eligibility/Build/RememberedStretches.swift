import ChartSchema
import Synchronization

/// The stretches of weights that people were asked about before, so that the next person of their height costs two searches.
///
/// It is worth its work to whoever answers many questions: one person's answer needs one weight alone.
final class RememberedStretches: Sendable {
    /// A stretch without words.
    struct Outline {
        /// That no other stretch has.
        var number: Int
        var favour: Int
        var room: BuildRoom?
        /// Pounds to the next better class.
        var better: Figure?
    }

    private struct Key: Hashable {
        /// Where the limits stand that hold, and whether they are read at a lower height; below 0 where none do.
        var limits: Int
        /// Of the person, where it matters beside the limits.
        var height: Int64
    }

    private final class Ladder: Sendable {
        let held = Mutex<[Key: Numbered]>([:])
    }

    private struct Numbered: Sendable {
        var stretches: WeightStretches
        /// Of the first stretch; the others follow it.
        var number: Int
    }

    private let ladders: [Ladder]
    private let most: Int
    private let count = Atomic<Int>(0)

    /// - Parameters:
    ///   - ladders: How many there are.
    ///   - most: About how many stretches may be remembered.
    init(ladders: Int, most: Int) {
        self.ladders = (0..<ladders).map { _ in Ladder() }
        self.most = most
    }

    /// What a ladder says; `nil` where the ladder has to be asked itself.
    ///
    /// - Parameter number: The ladder's.
    func stretch(
        of ladder: ClassLadder, _ number: Int, for facts: ClassLadder.Facts
    ) -> WeightStretches.Stretch? {
        numbered(ladder, number, facts).map { $0.stretches[$0.stretches.place(of: facts.weight)] }
    }

    /// The same without words.
    func outline(of ladder: ClassLadder, _ number: Int, for facts: ClassLadder.Facts) -> Outline? {
        guard let own = numbered(ladder, number, facts) else { return nil }
        let place = own.stretches.place(of: facts.weight)
        return Outline(
            number: own.number + place, favour: own.stretches[place].standing.favour,
            room: own.stretches[place].room(at: facts.weight),
            better: own.stretches[place].better.map { Figure(tenThousandths: $0.weight - facts.weight) })
    }

    private func numbered(_ ladder: ClassLadder, _ number: Int, _ facts: ClassLadder.Facts) -> Numbered? {
        guard WeightStretches.weights.contains(facts.weight) else { return nil }
        let key: Key
        switch ladder.sheets.find(facts) {
        case .limits(let range, let isLower)?:
            // Limits of body mass index differ at each height: only those that people say are worth remembering.
            guard !ladder.limitsIndex || facts.height % (ClassLadder.inch / 2) == 0 else { return nil }
            key = Key(
                limits: range.lowerBound << 1 | (isLower ? 1 : 0), height: ladder.limitsIndex ? facts.height : 0)
        case .outsideHeight?: key = Key(limits: -1, height: 0)
        case .outside(let sheet)?: key = Key(limits: -2 - sheet, height: 0)
        case nil: return nil
        }
        if let known = ladders[number].held.withLock({ $0[key] }) { return known }
        guard count.load(ordering: .relaxed) < most else { return nil }
        let stretches = ladder.stretches(for: facts)
        return ladders[number].held.withLock { held in
            if let known = held[key] { return known }
            let numbered = Numbered(
                stretches: stretches, number: count.add(stretches.count, ordering: .relaxed).oldValue)
            held[key] = numbered
            return numbered
        }
    }
}

extension ClassLadder {
    /// All answers to people of these facts, whatever they weigh.
    func stretches(for facts: Facts) -> WeightStretches {
        withCandidates(for: facts) { candidates, isLower in
            WeightStretches(candidates, height: facts.height) { weight in
                var facts = facts
                facts.weight = weight
                if self.limitsIndex { facts.index = Self.index(weight, at: facts.height) }
                return self.stretch(for: facts, among: candidates, isLower: isLower)
            }
        } ?? WeightStretches(standingOutside(facts))
    }

    /// Body mass index, all in ten-thousandths.
    static func index(_ weight: Int64, at height: Int64) -> Int64 {
        BodyMassIndex.of(weight: Figure(tenThousandths: weight), height: Figure(tenThousandths: height)).tenThousandths
    }

    private func stretch(
        for facts: Facts, among candidates: Candidates, isLower: Bool
    ) -> WeightStretches.Stretch {
        let standing = standing(of: facts, among: candidates, isLower: isLower)
        let room = room(of: facts, in: standing, among: candidates)
        let better = nextBetter(than: standing, for: facts, among: candidates)
        return WeightStretches.Stretch(
            standing: standing, unranked: unranked(of: facts, in: standing, among: candidates),
            room: room.map { room in
                WeightStretches.Stretch.Room(
                    high: room.up.map { facts.weight + $0.tenThousandths },
                    low: room.down.map { facts.weight - $0.tenThousandths })
            },
            better: better.flatMap { better in
                better.standing.limit.map { limit in
                    WeightStretches.Stretch.Better(weight: facts.weight + better.pounds.tenThousandths, limit: limit)
                }
            })
    }
}
