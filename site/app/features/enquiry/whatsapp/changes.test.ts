import { expect, test } from 'vitest'
import type { Subject } from '../../offer-choice/enquiry-subject.tsx'
import type { Asked } from './asked-link.server.ts'
import { compare } from './changes.ts'

const facts = [
  { label: 'Departure', value: '6 March 2027' },
  { label: 'Adults', value: '2' },
  { label: 'Price', value: '2 × RM 648.00 = RM 1,296.00' },
]
const asked: Asked = { reference: 'K7Q2-M4TX', at: 0, query: [], title: 'Bali', facts }
const today = (changes: Partial<Subject> = {}): Subject => ({
  path: '/tours/bali',
  name: 'Bali',
  picture: undefined,
  chosen: '',
  cancelling: [],
  contents: {},
  suggested: {},
  facts,
  ...changes,
})
const changed = (now: Subject | undefined) =>
  compare(asked, now)
    .facts.filter(({ hasChanged }) => hasChanged)
    .map(({ label, before, now }) => [label, before, now])

test('a page that says the same has not changed', () => {
  expect(compare(asked, today())).toMatchObject({ gone: undefined, title: undefined })
  expect(changed(today())).toEqual([])
})

test('another price, a departure that is gone and a new title are told', () => {
  const [departure, adults] = facts
  const dearer = { label: 'Price', value: '2 × RM 698.00 = RM 1,396.00' }
  expect(changed(today({ facts: facts.with(2, dearer) }))).toEqual([['Price', facts[2]?.value, dearer.value]])
  expect(changed(today({ facts: [adults ?? dearer, dearer] }))[0]).toEqual(['Departure', departure?.value, undefined])
  expect(compare(asked, today({ name: 'Bali & beyond' })).title).toBe('Bali & beyond')
})

test('an offer that ended, and a page that is gone, are told', () => {
  expect(compare(asked, today({ isOver: true })).gone).toBe('offer')
  expect(compare(asked, undefined)).toMatchObject({ gone: 'page', title: undefined })
})
