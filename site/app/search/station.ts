/** A place to fly from or to. Travels from our server to the page and back. */
export type Station = {
  /** The code that was chosen, also of an airport inside a group. */
  code: string
  /** As it stands in the field: `Tokyo Narita (NRT)`. */
  label: string
  /** As the booking site reads it, its group's where it has one: `TYO - TOKYO, JAPAN`. */
  station: string
}

/** What became of a place somebody typed. */
export type PlaceReading<Place> = { place: Place } | { unclear: 'missing' | 'unknown' | 'several' }
