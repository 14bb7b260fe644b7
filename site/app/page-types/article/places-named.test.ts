import { expect, test } from 'vitest'
import type { Place } from '../page/belonging.ts'
import { placeNamed, thingsThere } from './where-to-go.server.ts'

const place = (name: string, country: string, dealTags: string[]): Place => ({
  path: `/${name}`,
  place: name,
  country,
  dealTags,
})
const china = place('China', 'China', ['china'])
const harbin = place('Harbin', 'China', ['harbin', 'china'])
const perak = place('Perak', 'Malaysia', ['perak', 'ipoh', 'malaysia'])
const places = [china, harbin, perak]

test('an article is about the town in its title rather than about the country among its tags', () => {
  expect(placeNamed(['Harbin in January', 'china', 'winter'], places)).toBe(harbin)
  expect(placeNamed(['What grandparents want', 'china'], places)).toBe(china)
  expect(placeNamed(['Ipoh before eleven', 'food'], places)).toBe(perak)
  expect(placeNamed(['Paying abroad', 'money'], places)).toBeUndefined()
})

test('offers come from the place, else from the tags, never from a part of a word', () => {
  const things = [['Ipoh'], ['China', 'Beijing'], ['Japan'], ['Chinatown']]
  const found = (of: Place | undefined, tags: string[]) => thingsThere(of, tags, things, thing => thing)
  expect(found(perak, ['food'])).toEqual([['Ipoh']])
  expect(found(harbin, ['china', 'winter'])).toEqual([['China', 'Beijing']])
  expect(found(undefined, ['japan', 'trains'])).toEqual([['Japan']])
  expect(found(undefined, ['money'])).toEqual([])
})
