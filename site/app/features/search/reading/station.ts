/** A place to fly from or to, to sleep in, or to pick up a car at. Travels from our server to the page and back. */
export type Station = {
  /** The code that was chosen, also of an airport inside a group; empty for places to sleep in. */
  code: string
  /** As it stands in the field: `Tokyo Narita (NRT)`, `Langkawi, Malaysia`. */
  label: string
  /** As the booking site reads it, its group's where it has one: `TYO - TOKYO, JAPAN`, `Langkawi, Malaysia`. */
  station: string
}

/** What became of a place somebody typed. */
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

/** What our server answers to what was typed into a place field. */
export type PlaceAnswer = {
  places: PlaceOffer[]
  /** The first place is what was typed, without any doubt. */
  sure: boolean
}
