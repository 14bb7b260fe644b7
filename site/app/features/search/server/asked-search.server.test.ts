import { askAboutSearch } from '@agency/contracts/site/addresses/search-addresses.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { readEnv } from '../../../../server/settings/env.ts'
import { askedSearch } from './asked-search.server.ts'

const asked = (address: string) =>
  askedSearch({ env: readEnv({}), url: new URL(address, 'http://localhost'), today: '2026-11-26' })
const search = '/flights?from=KUL&to=PEN&depart=2027-03-01&trip=one-way&adults=2&children=1&age=7'

test('an enquiry knows the search, its result and its price, and is filled in with its day and people', () => {
  const found = asked(askAboutSearch(search, { title: 'AirAsia', out: '07:05', sen: 48_000 }))
  expect(found).toMatchObject({ path: '/flights', title: expect.stringContaining('Kuala Lumpur') })
  expect(found?.facts()).toEqual([
    { label: 'Search', value: expect.stringMatching(/^Flights, Kuala Lumpur .*2 adults, 1 child/) },
    { label: 'Chosen', value: 'AirAsia, out 07:05' },
    { label: 'Price seen', value: 'RM 480.00' },
  ])
  expect(inLanguage('zh', () => found?.facts().map(({ value }) => value))?.join()).not.toContain(', ')
  expect(found?.suggested).toEqual({ depart: '2027-03-01', adults: '2', children: '1', childAges: '7' })
})

test.each(['/contactus', '/contactus?search=/tnc', askAboutSearch('/flights?from=nowhere'), askAboutSearch('//evil')])(
  '%s is about no search',
  address => expect(asked(address)).toBeUndefined(),
)
