import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesIn, filtersOf, resultsAddress } from './search-choices.ts'

test('an address says what its question is narrowed down to, and back; nonsense is left out', () => {
  const choices = choicesIn(new URLSearchParams('q=x&kind=offer&place=central-vietnam&month=12'))
  expect(choices).toEqual({ kind: 'offer', place: 'central-vietnam', month: 12 })
  expect(resultsAddress('orang utan', choices, 2)).toBe(
    '/search?q=orang+utan&kind=offer&place=central-vietnam&month=12&page=2',
  )
  expect(choicesIn(new URLSearchParams('kind=car&place=../x&month=13'))).toEqual({})
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (kind, place, month) => {
      const read = choicesIn(new URLSearchParams({ kind, place, month }))
      expect(choicesIn(new URL(resultsAddress('q', read), 'http://x').searchParams)).toEqual(read)
    }),
  )
})

test('filters lead to their choice beside the others, and to all; one without a choice is not there', () => {
  const facets = {
    kinds: [
      { value: 'offer', name: '', total: 4 },
      { value: 'spaceship', name: '', total: 1 },
      { value: 'article', name: '', total: 2 },
    ],
    places: [{ value: 'sabah', name: 'Sabah', total: 6 }],
    months: [
      { value: '1', name: '', total: 3 },
      { value: '12', name: '', total: 2 },
    ],
  }
  expect(filtersOf(facets, { month: 12 }, 'x')).toEqual([
    {
      label: 'What',
      all: { href: '/search?q=x&month=12', isChosen: true },
      options: [
        { label: 'Offers', total: 4, href: '/search?q=x&month=12&kind=offer', isChosen: false },
        { label: 'Articles', total: 2, href: '/search?q=x&month=12&kind=article', isChosen: false },
      ],
    },
    {
      label: 'When',
      all: { href: '/search?q=x', isChosen: false },
      options: [
        { label: 'January', total: 3, href: '/search?q=x&month=1', isChosen: false },
        { label: 'December', total: 2, href: '/search?q=x&month=12', isChosen: true },
      ],
    },
  ])
})
