import records from './data/dry-islands.json' with { type: 'json' }

const byIsland = new Map<string, number[]>(records.map(({ island, dryMonths }) => [island, dryMonths]))

/** Months with little rain, 1 for January; empty for other places. */
export function dryMonthsOf(slugs: readonly string[]): readonly number[] {
  return slugs.map(slug => byIsland.get(slug)).find(months => months !== undefined) ?? []
}
