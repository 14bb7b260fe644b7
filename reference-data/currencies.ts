import { currencies as fromPackage } from 'countries-list/currencies'
import { countries } from './countries.ts'

/** A currency that some country pays in. */
export type Currency = {
  /** Three letters. */
  code: string
  name: string
  symbol: string
  /** Digits after the point. */
  decimals: number
}

const inUse = new Set(countries.map(country => country.currency_code))

/** The main currency of every country, in alphabetical order of codes. */
export const currencies: readonly Currency[] = Object.entries(fromPackage)
  .filter(([code]) => inUse.has(code))
  .map(([code, { name, symbol, decimals }]) => ({ code, name, symbol, decimals }))
  .sort((a, b) => a.code.localeCompare(b.code))
