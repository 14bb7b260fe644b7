import { expect, test } from 'vitest'
import type { SourceNode } from '../../reading/source-node.ts'
import { contentMap } from '../content-map.ts'
import { checkContraryRules } from './contrary-rules.ts'

const steps = [{ days: 0, percent: 100, of: 'price' }]
const bookingTerms = [{ kind: 'individual', deposit: 25, balanceDays: 14, unit: 'working', steps }]
const node = (key: string, alias: string, properties: object) =>
  ({ key, alias, parentKey: null, urlSegment: key, properties }) as unknown as SourceNode
const free = { terms: ['Bring boots.', 'Cancel free of charge until 7 days before arrival.'] }

function findings(settings: object, ...nodes: SourceNode[]): string[] {
  const all = [node('settings', 'settings', settings), ...nodes]
  return checkContraryRules(contentMap(all, '2026-11-26', new Date('2026-11-26T00:00:00Z'))).map(
    ({ node, property, near, message }) => `${node.key} ${property.join('.')}: ${message.split(' (')[0]} @ ${near}`,
  )
}

test('an offer is compared with its own terms, another page with none, articles not at all', () => {
  expect(
    findings(
      { bookingTerms },
      node('kept', 'contentDetail', { ...free, freeDays: 7 }),
      node('broken', 'contentDetail', free),
      node('guide', 'prosePage', { bodyText: '<p>The deposit is 30 % of the price.</p>' }),
      node('blog', 'newsMainPage', { bodyText: '<p>The deposit is 30 % of the price.</p>' }),
    ),
  ).toEqual([
    'broken terms.1: says that cancelling is free until 7 days before, but freeDays is not set @ Cancel free of charge until 7 days before arrival.',
    'guide bodyText: says how much a deposit is, which the booking terms of the settings say: link to /cancel instead @ The deposit is 30 % of the price.',
  ])
})

test('without terms as data, texts are all there is', () => {
  expect(findings({}, node('broken', 'contentDetail', free))).toEqual([])
})
