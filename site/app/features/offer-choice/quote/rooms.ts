/** @property sen The price for each person. */
export type Room = { label: string; sleeps: number; sen: number }

export type Lodgers = {
  /** People who pay for a bed; `movable` of them may be the extra guest in a room of two instead. */
  beds: number
  movable: number
  /** Children who pay a price of their own, as guests in a room of two. */
  guests: number
  /** The number of rooms with an adult in them. */
  watched: number
}

/** The extra guests in one room of two: adults and others who could pay for a bed, and all. */
export type Places = { moved: number; guests: number }

export type Arrangement = { chosen: number; moved: number; others: Room[]; heads: number[] }

/**
 * As many people as possible share rooms of the chosen kind, the others get smaller rooms of the same table.
 * @param count The required number of rooms; undefined for as few as the adults fill.
 * @returns undefined where they do not fit at the prices of the table.
 */
export function arrange(
  chosen: Room,
  smaller: Room[],
  lodgers: Lodgers,
  places: Places,
  count: number | undefined,
): Arrangement | undefined {
  const adults = Math.min(lodgers.watched, lodgers.beds)
  const usual = Math.max(1, Math.ceil(adults / chosen.sleeps))
  const fewer = Array.from({ length: usual - 1 }, (_, at) => usual - 1 - at)
  const more = Array.from({ length: lodgers.beds }, (_, at) => usual + 1 + at)
  const counts = count === undefined ? [usual, ...fewer, ...more] : [count]
  for (const rooms of counts) {
    const hasChildren = lodgers.guests > 0 || lodgers.beds > lodgers.watched
    if (hasChildren && rooms > lodgers.watched) continue
    const arranged = inRooms(rooms, chosen, smaller, lodgers, places, count !== undefined)
    if (arranged) return arranged
  }
  return undefined
}

function inRooms(
  rooms: number,
  chosen: Room,
  smaller: Room[],
  lodgers: Lodgers,
  places: Places,
  isAsked: boolean,
): Arrangement | undefined {
  const { beds, movable, guests } = lodgers
  for (let full = Math.min(rooms, Math.floor(beds / chosen.sleeps)); full >= 0; full--) {
    const rest = beds - full * chosen.sleeps
    const maxGuests = Math.max(places.moved, places.guests)
    if (guests > full * places.guests) return undefined
    for (let moved = 0; moved <= Math.min(rest, movable, full * places.moved); moved++) {
      if (moved + guests > full * maxGuests) break
      const others = spread(rest - moved, rooms - full, smaller)
      // One person may be left over; two would rather share.
      if (!others || (!isAsked && others.filter(({ sleeps }) => sleeps === 1).length > 1)) continue
      const heads = Array.from({ length: full }, (_, at) => {
        const extra = moved + guests
        return chosen.sleeps + Math.floor(extra / full) + (at < extra % full ? 1 : 0)
      })
      return { chosen: full, moved, others, heads: [...heads, ...others.map(({ sleeps }) => sleeps)] }
    }
  }
  return undefined
}

/** Fills the rooms exactly, larger rooms first; of equal rooms the cheaper one. */
function spread(people: number, rooms: number, kinds: Room[]): Room[] | undefined {
  if (rooms === 0) return people === 0 ? [] : undefined
  if (people < rooms) return undefined
  for (const kind of kinds.filter(({ sleeps }) => sleeps <= people)) {
    const others = spread(people - kind.sleeps, rooms - 1, kinds.slice(kinds.indexOf(kind)))
    if (others) return [kind, ...others]
  }
  return undefined
}
