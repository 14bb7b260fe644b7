import { expect, test } from 'vitest'
import { meaningOfKey } from './place-keys.ts'

const closed = { length: 0, position: -1, proposed: false }
const fresh = { length: 3, position: -1, proposed: false }
const proposed = { length: 3, position: 0, proposed: true }
const last = { length: 3, position: 2, proposed: false }

test.each([
  ['ArrowDown', closed, 'open'],
  ['Enter', closed, undefined],
  ['Escape', closed, undefined],
  ['ArrowDown', fresh, 0],
  ['ArrowUp', fresh, 2],
  ['Enter', fresh, undefined],
  ['Home', fresh, undefined],
  ['ArrowDown', proposed, 0],
  ['Enter', proposed, 'choose'],
  ['ArrowDown', last, 0],
  ['ArrowUp', last, 1],
  ['Home', last, 0],
  ['Escape', last, 'close'],
  ['a', last, undefined],
] as const)('%s in a list %o means %s', (key, list, meaning) =>
  expect(meaningOfKey({ key, altKey: false }, list)).toBe(meaning),
)

test('the arrow up with Alt closes the list', () =>
  expect(meaningOfKey({ key: 'ArrowUp', altKey: true }, last)).toBe('close'))
