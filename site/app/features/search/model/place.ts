/** A place to fly from or to, to stay at, or to pick up a car at. */
export type Station = {
  /** Also of an airport inside a group; empty for towns and islands. */
  code: string
  /** The text in the field: `Tokyo Narita (NRT)`, `Langkawi, Malaysia`. */
  label: string
  /** The text for the booking site, that of the group if there is one: `TYO - TOKYO, JAPAN`, `Langkawi, Malaysia`. */
  station: string
}

export type PlaceReading = { place: Station } | { unclear: 'missing' | 'unknown' | 'several' | 'unreachable' }

export type PlaceOffer = Station & {
  /** `Tokyo Narita` */
  name: string
  /** `Japan, searched with all airports of Tokyo` */
  detail: string
  /** Stands for all airports of a city. */
  whole: boolean
}

export type PlaceAnswer = {
  places: PlaceOffer[]
  /** The typed text means the first place and no other. */
  sure: boolean
}
