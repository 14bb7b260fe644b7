import { countries } from '../countries.ts'
import { upperCaseText } from './upper-case-text.ts'

/** `station`: trains, buses and ferries; `heliport`: also seaplanes; `military`: air bases; `test`: no place. */
export type EntryKind = 'airport' | 'station' | 'heliport' | 'military' | 'test'

export type AirportEntry = {
  code: string
  name: string
  country: string
  kind: EntryKind
  repairs: Repair[]
}

export type Repair = 'dash without spaces' | 'comma missing' | 'country missing' | 'not upper case' | 'stray spaces'

/** Longest first, so that EQUATORIAL GUINEA does not match GUINEA. */
const countryNames = countries
  .map(country => upperCaseText(country.country_name))
  .sort((a, b) => b.length - a.length || a.localeCompare(b))

const kindWords: [EntryKind, RegExp][] = [
  ['test', /\bATPCO\b|^HEADQUARTERS\b|\bSCHEDULE CHANGE\b|\bTEST$/],
  ['heliport', /HELIPORT|SEA ?PLANE|\bSPB$/],
  ['military', /\bAIR (FORCE|BASE)|\bAFB\b|\bNAVAL\b|\bARMY\b|\bRAF\b|MILITARY|MARINE CORPS|COAST GUARD|\bNAS\b/],
  ['station', /RAIL|\bTRAIN\b|\bBUS\b|FERRY|\bSEA PORT$|\b(STATION|STN|HBF|GARE|T STATION)$/],
]

/** undefined only for a text without a code of three letters and a dash. */
export function readAirportEntry(text: string): AirportEntry | undefined {
  const tidy = text.trim().replace(/\s+/g, ' ')
  const [, code, dash, rest] = /^([A-Za-z]{3})(\s?[-–—]\s?)(\S.*)$/.exec(tidy) ?? []
  if (!code || !dash || !rest) return undefined
  const { name, country, repair } = splitCountry(rest.toUpperCase())
  const repairs: (Repair | false | undefined)[] = [
    tidy !== text && 'stray spaces',
    dash !== ' - ' && 'dash without spaces',
    tidy !== tidy.toUpperCase() && 'not upper case',
    repair,
  ]
  const kind = kindWords.find(([, words]) => words.test(name))?.[0] ?? 'airport'
  return { code: code.toUpperCase(), name, country, kind, repairs: repairs.filter(repair => !!repair) }
}

export function writeAirportEntry({ code, name, country }: Pick<AirportEntry, 'code' | 'name' | 'country'>): string {
  return country ? `${code} - ${name}, ${country}` : `${code} - ${name}`
}

function splitCountry(rest: string): { name: string; country: string; repair?: Repair } {
  const comma = rest.lastIndexOf(',')
  const [before, after] = [rest.slice(0, comma).trim(), rest.slice(comma + 1).trim()]
  if (comma > 0 && after) return { name: before, country: after }
  const whole = comma > 0 ? before : rest
  const country = countryNames.find(name => whole.endsWith(` ${name}`))
  if (country) return { name: whole.slice(0, -country.length).trim(), country, repair: 'comma missing' }
  return { name: whole, country: '', repair: 'country missing' }
}
