/** A place to fly from or to, to stay at, or to pick up a car at. Travels from our server to the page and back. */
export type Station = {
  /** The chosen code, also of an airport inside a group; empty for towns and islands. */
  code: string
  /** The text in the field: `Tokyo Narita (NRT)`, `Langkawi, Malaysia`. */
  label: string
  /** The text that the booking site reads, its group's where it has one: `TYO - TOKYO, JAPAN`, `Langkawi, Malaysia`. */
  station: string
}

/** The place that a typed text stands for, or why there is none. */
export type PlaceReading = { place: Station } | { unclear: 'missing' | 'unknown' | 'several' | 'unreachable' }

/** One place of a list to choose from. */
export type PlaceOffer = Station & {
  /** `Tokyo Narita` */
  name: string
  /** `Japan, searched with all airports of Tokyo` */
  detail: string
  /** Stands for all airports of a city. */
  whole: boolean
}

/** Our server's answer to a text typed into a place field. */
export type PlaceAnswer = {
  places: PlaceOffer[]
  /** The typed text means the first place and no other. */
  sure: boolean
}
