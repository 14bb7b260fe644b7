/** Anything people look for by name. */
export type Findable = {
  /** Empty for places without one. */
  code: string
  city: string
  /** A part of the city, or empty. */
  name: string
  country: string
  countryCode: string
  /** How much it is asked for, 0 to 9. */
  weight: number
  otherNames: readonly string[]
  /** Stands before the others of its group. */
  leads?: boolean
}
