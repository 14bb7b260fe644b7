import records from './data/ships.json' with { type: 'json' }

/**
 * A ship, independent of the companies that sell its cabins. `guests` is with two in each cabin, `mostGuests` with every berth taken;
 * `length` is in metres, `since` the year of its first passengers.
 */
export type Ship = {
  name: string
  since: number
  guests?: number
  mostGuests?: number
  length?: number
  decks?: number
}

/** Every ship whose facts are known. */
export const ships: readonly Ship[] = records

const byName = new Map<string, Ship>(ships.map(ship => [ship.name, ship]))

/** The ship of exactly this name. */
export function shipNamed(name: string): Ship | undefined {
  return byName.get(name)
}
