import records from './data/dry-islands.json' with { type: 'json' }

const byIsland = new Map<string, number[]>(records.map(({ island, dryMonths }) => [island, dryMonths]))

/** The months, 1 for January, in which the island among these slugs usually has little rain; none where none is an island. */
export function dryMonthsOf(slugs: readonly string[]): readonly number[] {
  return slugs.map(slug => byIsland.get(slug)).find(months => months !== undefined) ?? []
}
