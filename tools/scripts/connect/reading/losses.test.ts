import { noMapping } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { expect, test } from 'vitest'
import { readAsTheSite } from './losses.ts'
import { findHiddenNodes } from './not-shown.ts'
import type { WalkedNode } from './walk.ts'

const node = (key: string, type: string, more: Partial<WalkedNode> = {}): WalkedNode => ({
  key,
  id: key,
  name: key,
  segment: key,
  type,
  parentType: undefined,
  parentKey: undefined,
  depth: 0,
  childTypes: [],
  isListed: true,
  properties: { title: key },
  ...more,
})
const tree = [{ key: 'home', name: 'Home', urlSegment: 'home', contentType: { alias: 'homePage' } }]

test('the size limit applies per page, not to all pages together', () => {
  const bodyText = '<p>By boat.</p>'.repeat(2000)
  const pages = ['a', 'b', 'c'].map(key => ({ ...tree[0], key, urlSegment: key, contentType: { alias: 'prosePage' } }))
  const nodes = pages.map(({ key }) => node(key, 'prosePage', { properties: { bodyText } }))
  expect(readAsTheSite([...tree, ...pages], nodes, noMapping).losses).toEqual([])
})

const below = (parentKey: string) => ({ parentKey, depth: 1 })

test('nodes that no template reads are reported by their type: below pages, below keys, and instead of a page', () => {
  const listed = [
    tree[0],
    { key: 'tours', name: 'Tours', urlSegment: 'tours', contentType: { alias: 'hubPage' } },
    { key: 'faq', name: 'FAQ', urlSegment: 'faq', contentType: { alias: 'fAQPage' } },
  ]
  const [offers, promos] = ['701b765a-527e-44da-ae3b-6fa09b98a192', '701b765a-527e-44da-ae3b-6fa09b98a193']
  const nodes = [
    node('home', 'homePage'),
    node('row', 'section', { ...below('home'), properties: { kind: 'places' } }),
    node('banner', 'banner', below('home')),
    node('tours', 'hubPage'),
    node('card', 'card', { ...below('tours'), properties: { title: 'Rafting', price: 99 } }),
    node('faq', 'fAQPage'),
    node('topic', 'group', below('faq')),
    node('question', 'entry', below('topic')),
    node(offers, 'dealFolder', { properties: { title: 'Deals' } }),
    node('deal', 'offer', { ...below(offers), isListed: false }),
    node(promos, 'promoPage', { segment: 'promotions' }),
    node('endless', 'promo', { ...below(promos), isListed: false }),
    node('ending', 'promo', { ...below(promos), isListed: false, properties: { title: 'A', until: '2099-12-31' } }),
  ]
  const mapping = { ...noMapping, keys: { deals: offers, promotions: promos } }
  const { routes } = readAsTheSite(listed, [], mapping)
  const hidden = findHiddenNodes(nodes, routes, mapping)
  expect(hidden.map(({ why, type, nodes }) => `${why} ${type}: ${nodes.map(one => one.path ?? one.key)}`)).toEqual([
    'no page shows banner: /banner',
    'no page shows card: /tours/card',
    'deals: no page of type deals shows offer: deal',
    'no page shows promoPage: /promotions',
    'promotions, which need an end (until) and deals on a page: no page shows promo: endless,ending',
  ])
  const withDeals = nodes.map(one => (one.key === 'row' ? { ...one, properties: { kind: 'deals' } } : one))
  const left = findHiddenNodes(withDeals, routes, mapping).flatMap(({ nodes }) => nodes.map(({ key }) => key))
  expect(left).toEqual(['banner', 'card', promos, 'endless'])
})

test('a value is lost only where the type of its node shows the field', () => {
  const words = { properties: { price: 'Call us', from: 'KUL' } }
  const nodes = [node('home', 'homePage', words), node('airport', 'airport', words)]
  expect(readAsTheSite(tree, nodes, noMapping).losses).toEqual([])
  const listed = [{ ...tree[0], contentType: { alias: 'contentDetail' } }]
  expect(readAsTheSite(listed, nodes, noMapping).losses).toMatchObject([{ property: 'price', count: 1 }])
})
