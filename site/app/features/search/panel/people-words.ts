import { cabinClasses } from '../flights/flight-search.ts'
import { countedOrNothing, listed } from '../reading/accepted-search.ts'

/** Who flies, as it stands on the closed field: `2 adults, 1 child, Economy`. */
export function flyerWords(values: Record<string, string>): string {
  const cabin = cabinClasses[values.cabin as keyof typeof cabinClasses] ?? ''
  return listed(...guests(values), countedOrNothing(Number(values.infants) || 0, 'infant'), cabin)
}

/** The same with rooms, for flights and hotel together. */
export function packageWords(values: Record<string, string>): string {
  return listed(flyerWords(values), countedOrNothing(Number(values.rooms) || 0, 'room'))
}

/** Who sleeps where: `1 room, 2 adults`. */
export function guestWords(values: Record<string, string>): string {
  return listed(countedOrNothing(Number(values.rooms) || 0, 'room'), ...guests(values))
}

function guests({ adults, children }: Record<string, string>): string[] {
  return [countedOrNothing(Number(adults) || 0, 'adult'), countedOrNothing(Number(children) || 0, 'child', 'children')]
}
