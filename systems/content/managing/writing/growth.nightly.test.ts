import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { millisecondsOf } from '@agency/testing/longest-block.ts'
import { expect, test } from 'vitest'
import { budgetFault } from '../../database/write-source.ts'
import { schemas } from '../../schemas/registry.ts'
import { withMends } from '../drafts/mending/with-mends.ts'
import { readWhatFits } from './node-input.ts'

/** Content types that have a property of every kind between them. */
const manyKinds = ['contentDetail', 'deal', 'destinationPage', 'formPage', 'newsArticle', 'section', 'settings']
const maxGrowth = 2.6
/** Less is not measured: the clock of a processor has steps of its own. */
const minMs = 10

const text = (unit: string) => (count: number) => unit.repeat(count)
const list = (item: unknown) => (count: number) => Array.from({ length: count }, () => item)
const row = { label: 'Adult', prices: [100, 200, 300] }

const growing: Record<string, (count: number) => unknown> = {
  ...Object.fromEntries(
    [
      '_a',
      '**a ',
      '>',
      '- a\n',
      '<b>',
      '[',
      '`a``b',
      'http://a.co ',
      'a@b.co ',
      '|a',
      'word ',
      ' ',
      '0 ',
      ',',
      '](',
      '[a]: ',
    ].map(unit => [`the text ${JSON.stringify(unit)}`, text(unit)]),
  ),
  'a list of texts': list('a'),
  'a list of groups': list({ title: 'x', text: '*x*', date: '2027-01-01', name: 'x' }),
  'rows of a table': count => ({ caption: 'Fares', columns: ['A', 'B', 'C'], rows: list(row)(count) }),
  'columns of a table': count => ({
    caption: 'Fares',
    columns: list('A')(count),
    rows: [{ label: 'Adult', prices: list(1)(count) }],
  }),
}

/** The largest count, by doubling, that the budget of a page takes. */
function largest(make: (count: number) => unknown): number {
  let count = 1
  while (budgetFault({ source: { field: make(count * 2) } }) === undefined) count *= 2
  return count
}

const mends = Array.from({ length: 20 }, (): Mend => ({ kind: 'words', path: ['source'], from: 'a', to: 'a' }))
const works: [string, (property: string, alias: string, value: unknown) => unknown][] = [
  ['reading', (property, alias, value) => readWhatFits(alias, { [property]: value })],
  ['mending', (property, _, value) => withMends({ name: '', source: { [property]: value } }, mends)],
]

const kinds = manyKinds.flatMap(alias =>
  Object.keys(schemas[alias]?.shape ?? {}).map(property => ({ alias, property })),
)

test.each(Object.keys(growing))('%s of twice the size takes at most 2.6 times as long', name => {
  const make = growing[name] ?? text('')
  const count = largest(make)
  const [half, whole] = [make(count / 2), make(count)]
  const slow = works.flatMap(([work, run]) =>
    (work === 'mending' ? kinds.slice(0, 1) : kinds).flatMap(({ alias, property }) => {
      const timeOf = (value: unknown) => millisecondsOf(() => run(property, alias, value), minMs)
      if (timeOf(whole) < minMs) return []
      const growth = () =>
        millisecondsOf(() => run(property, alias, whole)) /
        Math.max(
          millisecondsOf(() => run(property, alias, half)),
          minMs / maxGrowth,
        )
      const best = Math.min(growth(), growth(), growth())
      return best > maxGrowth ? [`${work} ${alias}.${property}: ${best.toFixed(1)} times`] : []
    }),
  )
  expect(slow).toEqual([])
})
