import { expect, test } from 'vitest'
import type { CachedPage } from '../cached-page.ts'
import { mayTake, type Offer } from './may-take.ts'

const now = Date.parse('2026-11-20T03:00:00Z')
const epoch = 'now'
const page = (number: number, ageInSeconds: number, facts: Partial<CachedPage> = {}): Offer['page'] => ({
  status: 200,
  headers: {},
  tag: '',
  bodies: {},
  keys: [],
  madeAt: now - ageInSeconds * 1000,
  until: now + 3_600_000,
  incomplete: false,
  isOtherSpelling: false,
  ...facts,
  version: { epoch, number },
})
const own = (version: number, ageInSeconds: number, invalidated = false) => ({
  page: page(version, ageInSeconds),
  invalidated,
})
const unnumbered = (ageInSeconds: number) => ({
  page: { ...page(0, ageInSeconds), version: undefined },
  invalidated: true,
})
const offer: Offer = {
  page: page(7, 10),
  own: undefined,
  applied: { epoch, number: 7 },
  last: { epoch, number: 9, ofKeys: 7 },
  now,
}

test.each<[string, Partial<Offer>]>([
  ['there is none here', {}],
  ['the one here became stale before it was made', { own: own(7, 71) }],
  ['it has a later change than the one here', { own: own(6, 30) }],
  ['it has a later change than the one here, which has to be made anew', { own: own(6, 30, true) }],
  ['the one here, to be made anew, has no number, but became stale before it was made', { own: unnumbered(71) }],
  ['this instance has not heard of the last changes yet', { applied: { epoch, number: 2 } }],
])('a page is taken when %s', (_, given) => {
  expect(mayTake({ ...offer, ...given })).toBe(true)
})

test.each<[string, Partial<Offer>]>([
  ['one of its keys has changed since', { last: { epoch, number: 9, ofKeys: 8 } }],
  ['this instance has a change without a number', { applied: undefined }],
  ['Redis does not answer', { last: undefined }],
  ['Redis has begun another epoch', { last: { epoch: 'next', number: 9, ofKeys: 0 } }],
  ['this instance has heard of another epoch', { applied: { epoch: 'next', number: 0 } }],
  ['it is of an epoch that has ended', { page: { ...offer.page, version: { epoch: 'before', number: 9 } } }],
  ['Redis does not know a change that this instance has applied', { applied: { epoch, number: 10 } }],
  ['Redis does not know a change that it has', { page: page(10, 10) }],
  ['it is a minute old', { page: page(7, 60) }],
  ['it was made a minute from now', { page: page(7, -60) }],
  ['it says something else by now', { page: page(7, 10, { until: now }) }],
  ['the one here, to be made anew, has the same changes', { own: own(7, 300, true) }],
  ['the one here, to be made anew, has no number and became stale after it was made', { own: unnumbered(69) }],
  ['the one here became stale after it was made', { own: own(7, 69) }],
])('a page is not taken when %s', (_, given) => {
  expect(mayTake({ ...offer, ...given })).toBe(false)
})
