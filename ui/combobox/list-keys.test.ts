import { expect, test } from 'vitest'
import { meaningOfKey } from './list-keys.ts'

const items = ['Ipoh', 'Kuching', 'Penang']
const closed = { items: [], active: -1, isProposed: false }
const opened = { items, active: -1, isProposed: false }
const proposed = { items, active: 0, isProposed: true }
const first = { items, active: 0, isProposed: false }
const last = { items, active: 2, isProposed: false }

test.each([
  ['ArrowDown', closed, 'open'],
  ['Enter', closed, undefined],
  ['Escape', closed, undefined],
  ['ArrowDown', opened, 0],
  ['ArrowUp', opened, 2],
  ['Enter', opened, undefined],
  ['Home', opened, undefined],
  ['ArrowDown', proposed, 0],
  ['Enter', proposed, 'choose'],
  ['ArrowDown', last, 0],
  ['ArrowUp', last, 1],
  ['Home', last, 0],
  ['End', first, 2],
  ['Escape', last, 'close'],
  ['a', last, undefined],
] as const)('%s in a list %o means %s', (key, list, meaning) =>
  expect(meaningOfKey({ key, altKey: false }, { ...list, items: [...list.items] })).toBe(meaning),
)

test.each([
  ['ArrowDown', opened, 0],
  ['ArrowDown', last, -1],
  ['ArrowUp', first, -1],
  ['ArrowUp', opened, 2],
  ['Home', last, undefined],
  ['End', first, undefined],
  ['Enter', first, 'choose'],
] as const)('%s in a list %o that passes the field means %s', (key, list, meaning) =>
  expect(meaningOfKey({ key, altKey: false }, list, true)).toBe(meaning),
)

test('the arrow up with Alt closes the list', () =>
  expect(meaningOfKey({ key: 'ArrowUp', altKey: true }, last)).toBe('close'))
