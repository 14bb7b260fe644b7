import { expect, test } from 'vitest'
import type { SourceNode } from '../../reading/source-node.ts'
import { contentMap } from '../content-map.ts'
import { checkNetRates } from './net-rates.ts'

const node = (key: string, alias: string, properties: object) =>
  ({ key, alias, parentKey: null, urlSegment: key, properties }) as unknown as SourceNode
const columns = ['Twin', 'Single']
const offer = node('redang', 'contentDetail', {
  priceTable: { columns, rows: [{ label: 'March', prices: [618, null] }] },
})
const netOf = (label: string, prices: (number | null)[]) =>
  node('net', 'deal', {
    agentOnly: true,
    link: '/contactus?about=/redang&adults=10',
    priceTable: { columns, rows: [{ label, prices }] },
  })

test.each([
  ['March', [544, null], []],
  ['March', [650, null], ['“March, Twin” costs RM 650, on /redang RM 618']],
  ['March', [544, 700], ['/redang has no price for “March, Single”']],
  ['March and October', [544, null], ['/redang has no price for “March and October, Twin”']],
])('net prices %s %j: %j', (label, prices, messages) => {
  const map = contentMap([offer, netOf(label, prices)], '2026-11-27', new Date('2026-11-27T00:00:00Z'))
  expect(checkNetRates(map).map(({ message }) => message)).toEqual(messages)
})
