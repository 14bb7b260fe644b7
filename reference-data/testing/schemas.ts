import * as z from 'zod'
import { readAirportEntry } from '../airports/airport-entry.ts'
import { countryByCode } from '../countries.ts'

/* What the lists of `data/` hold. They are checked by data.test.ts alone, which costs a start nothing. */

const airportCode = z.string().regex(/^[A-Z]{3}$/)
const country = z.string().refine(code => code.length === 2 && countryByCode(code) !== undefined, 'is no country')
const weight = z.int().min(1).max(9)
const name = z.string().regex(/^\S(.*\S)?$/)
const chineseName = z.string().regex(/^[\p{Script=Han}（）-]+$/u)
const otherName = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/)
const otherNames = z.array(otherName).min(1)

export const knownPlaces = z.array(
  z.strictObject({
    code: airportCode,
    country,
    weight,
    city: name,
    airport: name.optional(),
    wholeCity: z.literal(true).optional(),
    otherNames: otherNames.optional(),
  }),
)

export const hotelCities = z.array(z.strictObject({ country, weight, city: name, otherNames: otherNames.optional() }))

/** By the English name. */
export const holidayNames = z.record(name, z.strictObject({ ms: name, zh: z.string().regex(/\p{Script=Han}/u) }))

export const placeNames = z.array(
  z.strictObject({
    country,
    name,
    ms: name.optional(),
    zh: chineseName,
    otherNames: z.array(chineseName).min(1).optional(),
  }),
)

export const airlines = z.array(z.strictObject({ code: z.string().regex(/^[A-Z0-9]{2}$/), name }))

export const worldRegions = z.array(z.strictObject({ region: name, names: z.array(name).min(1) }))

export const localCountryNames = z.record(country, otherNames)

export const airportEntries = z.array(z.string().refine(text => readAirportEntry(text) !== undefined))

export const irregularEntries = z.strictObject({
  otherEntries: airportEntries,
  malformedEntries: z.record(airportCode, z.enum(['no spaces around the dash', 'no comma'])),
  besideOthers: z.record(airportCode, airportCode),
  harbours: z.array(airportCode),
})

export const mapPlaces = z.array(
  z.strictObject({
    name,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    in: name.optional(),
  }),
)

export const searchWords = z.strictObject({
  same: z.array(z.array(otherName).min(2)),
  means: z.array(z.strictObject({ said: otherNames, meant: otherNames })),
  malay: z.array(z.strictObject({ said: otherNames, meant: otherNames })),
  chinese: z.array(z.strictObject({ said: z.array(chineseName).min(1), meant: otherNames })),
  idle: z.array(z.string().regex(/^([a-z]+|\p{Script=Han}+)$/u)),
})

export const dryIslands = z.array(
  z.strictObject({
    island: z.string().regex(/^[a-z-]+$/),
    dryMonths: z.array(z.int().min(1).max(12)).min(1),
  }),
)

const count = z.int().positive()

export const ships = z.array(
  z.strictObject({
    name,
    since: z.int().min(1950).max(2030),
    guests: count.optional(),
    maxGuests: count.optional(),
    length: count.optional(),
    decks: count.optional(),
  }),
)
