import { expect, test } from 'vitest'
import type { SourceNode } from '../../reading/source-node.ts'
import { contentMap } from '../content-map.ts'
import { checkLinkedTerms } from './linked-terms.ts'

const figuresWithoutTerms = (bodyText: string, more: object = {}, alias = 'contentDetail') => {
  const node = { key: 'a', alias, parentKey: null, urlSegment: 'a', properties: { bodyText, ...more } }
  const map = contentMap([node as unknown as SourceNode], '2026-11-26', new Date('2026-11-26T00:00:00Z'))
  return checkLinkedTerms(map).map(({ near }) => near)
}

test.each([
  ['Bring boots. Cancel free of charge until 14 days before arrival.', 'Cancel free of charge until 14 days'],
  ['<p>The deposit is 25 % of the price.</p>', 'deposit is 25 %'],
  ['Later 60% is non-refundable.', '60% is non-refund'],
  ['Pembatalan percuma sehingga 21 hari sebelum berlepas.', 'Pembatalan percuma sehingga 21 hari'],
  ['Four days on foot. Cancelling is free.', undefined],
  ['A tour of 14 days. The deposit is small.', undefined],
])('an offer that neither has nor links to terms: %s', (text, near) => {
  expect(figuresWithoutTerms(text)).toEqual(near ? [near] : [])
})

test('a link to the terms, terms of its own, or no offer', () => {
  const text = 'The deposit is 25 %.'
  expect(figuresWithoutTerms(`${text} <a href="/cancel#deposit">Terms</a>`)).toEqual([])
  expect(figuresWithoutTerms(`${text} <a href="/tnc/bahasa-malaysia">Terms</a>`)).toEqual([])
  expect(figuresWithoutTerms(`${text} <a href="/cancelled">Terms</a>`)).toHaveLength(1)
  expect(figuresWithoutTerms(text, { terms: ['Deposit 25 %.'] })).toEqual([])
  expect(figuresWithoutTerms(text, { terms: [] })).toHaveLength(1)
  expect(figuresWithoutTerms(text, {}, 'newsArticle')).toEqual([])
})
