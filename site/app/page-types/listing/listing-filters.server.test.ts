import { expect, test } from 'vitest'
import { applyFilters, filterGroups, listingItem, readChoices } from './listing-filters.server.ts'

const items = [
  { name: 'Redang', price: 568, nights: 2, months: [4, 5], destinations: ['Terengganu'], audience: ['families'] },
  { name: 'Mulu', price: 1388, nights: 3, months: [5, 6], destinations: ['Sarawak'], audience: ['couples'] },
  { name: 'Hokkaido', price: 6888, nights: 7, months: [2], destinations: ['Japan'], audience: ['families', 'couples'] },
].map(item => ({ name: item.name, ...listingItem.parse(item) }))
const names = ['destination', 'nights', 'month', 'price', 'audience']
const found = (query: string) =>
  applyFilters(items, readChoices(new URLSearchParams(query), names)).map(item => item.name)

test.each([
  ['', ['Redang', 'Mulu', 'Hokkaido']],
  ['destination=Sarawak', ['Mulu']],
  ['destination=Sarawak&destination=Japan', ['Mulu', 'Hokkaido']],
  ['audience=families&month=2', ['Hokkaido']],
  ['price=500-1500', ['Redang', 'Mulu']],
  ['nights=7-10', ['Hokkaido']],
  ['destination=Sarawak&audience=families', []],
  ['sort=price', ['Redang', 'Mulu', 'Hokkaido']],
  ['sort=-price', ['Hokkaido', 'Mulu', 'Redang']],
  ['sort=constructor', ['Redang', 'Mulu', 'Hokkaido']],
  ['__proto__=x&toString=y', ['Redang', 'Mulu', 'Hokkaido']],
])('"%s" finds %j', (query, expected) => expect(found(query)).toEqual(expected))

test('groups count the items behind each choice and know what was chosen', () => {
  const groups = filterGroups(items, names, readChoices(new URLSearchParams('month=5'), names))
  expect(groups.find(group => group.name === 'month')?.options).toEqual([
    { value: '2', label: 'February', count: 1, chosen: false },
    { value: '4', label: 'April', count: 1, chosen: false },
    { value: '5', label: 'May', count: 2, chosen: true },
    { value: '6', label: 'June', count: 1, chosen: false },
  ])
})

test.each(['0', '-3', 'x', '1e99'])('page %s is page 1', page => {
  expect(readChoices(new URLSearchParams({ page }), names).page).toBe(1)
})

test('of many places those with the most items are in sight, the rest is folded away, and both keep their order', () => {
  const places = [...'ABCDEFGHIJKL'].map((letter, position) => ({ letter, count: position % 4 === 0 ? 1 : 2 }))
  const many = places.flatMap(({ letter, count }) =>
    Array.from({ length: count }, () => listingItem.parse({ destinations: [letter] })),
  )
  const [group] = filterGroups(many, ['destination'], readChoices(new URLSearchParams(), ['destination']))
  expect(group?.options.map(option => option.value).join('')).toBe('BCDFGHJK')
  expect(group?.more.map(option => option.value).join('')).toBe('AEIL')
})

test('places that lead to one item each are folded away when there are better ones', () => {
  const many = [...'AABBCCDEFGHI'].map(letter => listingItem.parse({ destinations: [letter] }))
  const [group] = filterGroups(many, ['destination'], readChoices(new URLSearchParams(), ['destination']))
  expect(group?.options.map(option => option.value).join('')).toBe('ABC')
})

test('months stay together', () => {
  const all = [listingItem.parse({ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })]
  const [group] = filterGroups(all, ['month'], readChoices(new URLSearchParams(), ['month']))
  expect(group?.options).toHaveLength(12)
  expect(group?.more).toEqual([])
})
