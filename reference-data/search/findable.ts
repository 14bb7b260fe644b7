export type Findable = {
  code: string
  city: string
  /** A part of the city, or empty. */
  name: string
  country: string
  countryCode: string
  weight: number
  otherNames: readonly string[]
  /** First of its group. */
  leads?: boolean
}
