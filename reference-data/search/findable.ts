export type Findable = {
  code: string
  city: string
  name: string
  country: string
  countryCode: string
  weight: number
  otherNames: readonly string[]
  leads?: boolean
}
