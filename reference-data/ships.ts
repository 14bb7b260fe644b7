import records from './data/ships.json' with { type: 'json' }

/** `guests` with two in each cabin, `maxGuests` with every berth taken; `length` in metres. */
export type Ship = {
  name: string
  since: number
  guests?: number
  maxGuests?: number
  length?: number
  decks?: number
}

export const ships: readonly Ship[] = records

const byName = new Map<string, Ship>(ships.map(ship => [ship.name, ship]))

export function shipNamed(name: string): Ship | undefined {
  return byName.get(name)
}
