import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { canNarrow, filterGroups } from './filter-groups.server.ts'
import { applyFilters, readChoices } from './listing-filters.server.ts'
import { listingItem } from './listing-item.server.ts'
import { ordersOf } from './listing-orders.ts'

const parsed = ({ months = [], ...item }: { months?: number[]; [name: string]: unknown }) => ({
  ...listingItem.parse(item),
  months: months.map(month => `2027-${String(month).padStart(2, '0')}`),
})
const items = [
  { name: 'Redang', price: 568, nights: 2, months: [4, 5], destinations: ['Terengganu'], audience: ['families'] },
  { name: 'Mulu', price: 1388, nights: 3, months: [5, 6], destinations: ['Sarawak'], audience: ['couples'] },
  { name: 'Hokkaido', price: 6888, nights: 7, months: [2], destinations: ['Japan'], audience: ['families', 'couples'] },
].map(item => ({ name: item.name, ...parsed(item) }))
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
  ['month=13&month=0&month=x&nights=99&price=constructor', ['Redang', 'Mulu', 'Hokkaido']],
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
    Array.from({ length: count }, () => parsed({ destinations: [letter] })),
  )
  const [group] = filterGroups(many, ['destination'], readChoices(new URLSearchParams(), ['destination']))
  expect(group?.options.map(option => option.value).join('')).toBe('BCDFGHJK')
  expect(group?.more.map(option => option.value).join('')).toBe('AEIL')
})

test('Malaysian ports stay in sight beside ports with more ships', () => {
  const calls = [...'ABCDEFGHI'].flatMap(port => [port, port, port]).concat('Port Klang', 'Port Klang')
  const ships = calls.map(port => parsed({ ports: [port] }))
  const [group] = filterGroups(ships, ['port'], readChoices(new URLSearchParams(), ['port']))
  expect(group?.options.map(({ value }) => value).join()).toBe('A,B,C,D,E,F,G,Port Klang')
})

test('places that lead to one item each are folded away when there are better ones', () => {
  const many = [...'AABBCCDEFGHI'].map(letter => parsed({ destinations: [letter] }))
  const [group] = filterGroups(many, ['destination'], readChoices(new URLSearchParams(), ['destination']))
  expect(group?.options.map(option => option.value).join('')).toBe('ABC')
})

test('months stay together', () => {
  const all = [parsed({ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })]
  const [group] = filterGroups(all, ['month'], readChoices(new URLSearchParams(), ['month']))
  expect(group?.options).toHaveLength(12)
  expect(group?.more).toEqual([])
})

test('a choice shows how many items it leaves within the other groups, and disappears at zero', () => {
  const choices = readChoices(new URLSearchParams('audience=families&month=2'), names)
  const groups = filterGroups(items, names, choices)
  const options = (name: string) =>
    groups.find(group => group.name === name)?.options.map(({ value, count }) => `${value}: ${count}`)
  expect(options('month')).toEqual(['2: 1', '4: 1', '5: 1'])
  expect(options('audience')).toEqual(['couples: 1', 'families: 1'])
})

test('a choice that leaves no items can be removed', () => {
  const choices = readChoices(new URLSearchParams('destination=Sarawak&audience=families'), names)
  const places = filterGroups(items, names, choices).find(group => group.name === 'destination')
  expect(places?.options).toContainEqual({ value: 'Sarawak', label: 'Sarawak', count: 0, chosen: true })
})

test.each([
  ['every choice leaves all', [{ months: [1, 2] }, { months: [1, 2] }], false],
  ['there are more months than items', [{ months: [1, 2, 3, 4] }, { months: [3] }, { months: [4] }], false],
  ['each choice leaves one', [{ months: [1] }, { months: [2] }], false],
  ['some leave some', [{ months: [1] }, { months: [2] }, { months: [2] }], true],
])('a group is left out when it does not help: %s', (_, given, isShown) => {
  const all = given.map(item => parsed(item))
  const [group] = filterGroups(all, ['month'], readChoices(new URLSearchParams(), ['month']))
  expect(group && canNarrow(group, all.length)).toBe(isShown)
})

test('items of several families can be chosen by family and by the part of the world', () => {
  const all = [
    { ...parsed({ destinations: ['Greece'], ports: ['Athens'] }), family: 'Pelayaran Celestyal', brand: 'Celestyal' },
    { ...parsed({ destinations: ['At sea'], ports: ['Singapore'] }), family: 'Disney', brand: 'Disney' },
  ]
  const choose = (query: string) =>
    applyFilters(all, readChoices(new URLSearchParams(query), ['line', 'region'])).map(item => item.family)
  expect(choose('line=Disney')).toEqual(['Disney'])
  expect(choose('region=Europe')).toEqual(['Pelayaran Celestyal'])
  expect(choose('region=Southeast+Asia')).toEqual(['Disney'])
  const [lines] = inLanguage('ms', () => filterGroups(all, ['line'], readChoices(new URLSearchParams(), [])))
  expect(lines?.options.map(({ value, label }) => [value, label])).toEqual([
    ['Disney', 'Disney'],
    ['Celestyal', 'Pelayaran Celestyal'],
  ])
})

test('the next departure comes first, items without one last, and only useful orders are offered', () => {
  const all = [
    { ...parsed({ nights: 3 }), family: 'none' },
    { ...parsed({ nights: 3 }), family: 'later', departures: ['2027-03-01'] },
    { ...parsed({ nights: 3 }), family: 'sooner', departures: ['2026-12-14', '2027-05-01'] },
  ]
  const found = applyFilters(all, readChoices(new URLSearchParams('sort=departure'), []))
  expect(found.map(item => item.family)).toEqual(['sooner', 'later', 'none'])
  expect(ordersOf(all).map(order => order.value)).toEqual(['', 'departure'])
})

test('an unknown filter named in content is left out, also one named like a property of every object', () => {
  expect(filterGroups(items, ['nonsense', 'constructor'], readChoices(new URLSearchParams(), []))).toEqual([])
})
