import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as lists from '../testing/schemas.ts'
import { holidayFile } from './holiday-file.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const jsonIn = (folder: string) => readdirSync(new URL(folder, import.meta.url)).filter(file => file.endsWith('.json'))
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

test('every file has a schema, and the README says where it comes from', () => {
  expect(jsonIn('.').sort()).toEqual(
    Object.keys(lists)
      .map(name => `${kebab(name)}.json`)
      .sort(),
  )
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  for (const file of [...jsonIn('.'), 'holidays/']) expect(readme).toContain(`| \`${file}\` |`)
})

test.each(Object.entries(lists))('%s: every record fits its schema', (name, schema) => {
  expect(schema.safeParse(read(`${kebab(name)}.json`)).error).toBeUndefined()
})

test.each(jsonIn('holidays'))('%s: every record fits its schema', file => {
  expect(holidayFile.safeParse(read(`holidays/${file}`)).error).toBeUndefined()
})

test('no place or airline occurs twice', () => {
  const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)
  expect(repeated(lists.knownPlaces.parse(read('known-places.json')).map(({ code }) => code))).toEqual([])
  expect(repeated(lists.airlines.parse(read('airlines.json')).map(({ code }) => code))).toEqual([])
  expect(repeated(lists.mapPlaces.parse(read('map-places.json')).map(({ name }) => name))).toEqual([])
  expect(repeated(lists.placeNames.parse(read('place-names.json')).map(one => `${one.country} ${one.name}`))).toEqual(
    [],
  )
  const cities = lists.hotelCities.parse(read('hotel-cities.json'))
  expect(repeated(cities.map(({ country, city }) => `${city}, ${country}`))).toEqual([])
})
