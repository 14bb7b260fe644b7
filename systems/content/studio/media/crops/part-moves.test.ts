import { expect, test } from 'vitest'
import { byKey, drawn, moved, resized } from './part-moves.ts'

const part = { left: 0.2, top: 0.3, width: 0.4, height: 0.2 }
const close = (value: number) => expect.closeTo(value, 6)

test('a part moves only within its picture', () => {
  expect(moved(part, { left: 0.9, top: -1 })).toEqual({ ...part, left: 0.6, top: 0 })
})

test('a part keeps its shape, moves to fit near an edge, and never vanishes', () => {
  expect(resized(part, 0.5)).toEqual({ left: 0.2, top: 0.3, width: 0.5, height: close(0.25) })
  expect(resized(part, 3)).toEqual({ left: 0, top: 0.3, width: 1, height: close(0.5) })
  expect(resized(part, 0)).toMatchObject({ width: close(0.12), height: close(0.06) })
})

test('a part is drawn from any corner to the opposite one', () => {
  const expected = { left: close(0.1), top: close(0.2), width: close(0.6), height: close(0.3) }
  expect(drawn({ left: 0.1, top: 0.2 }, { left: 0.7, top: 0.4 }, part)).toEqual(expected)
  expect(drawn({ left: 0.7, top: 0.5 }, { left: 0.1, top: 0.45 }, part)).toEqual(expected)
})

test('arrow keys move a part and resize it with Shift; other keys do nothing', () => {
  expect(byKey(part, 'ArrowRight', false)).toEqual({ ...part, left: close(0.21) })
  expect(byKey(part, 'ArrowUp', false)).toEqual({ ...part, top: close(0.29) })
  expect(byKey(part, 'ArrowDown', true)).toMatchObject({ width: close(0.41), height: close(0.205) })
  expect(byKey(part, 'Tab', false)).toBeUndefined()
})
