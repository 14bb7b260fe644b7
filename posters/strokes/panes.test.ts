import { expect, test } from 'vitest'
import { boxes, panes } from './panes.ts'

test('a single full pane is the face itself', () => {
  const face = [
    [0, 0],
    [10, 2],
    [10, 8],
    [0, 10],
  ] as const
  expect(panes(face, 1, 1, 1, 1)).toBe('M0 0L10 2 10 8 0 10z')
})

test('panes keep to their share of each cell', () => {
  const face = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ] as const
  expect(panes(face, 2, 1, 0.5, 1)).toBe('M2.5 0L7.5 0 7.5 10 2.5 10zM12.5 0L17.5 0 17.5 10 12.5 10z')
})

test('boxes run along the columns, then down the rows', () => {
  expect(boxes([1, 2], [2, 2], [10, 20], [3, 4])).toBe('M1 2h3v4h-3zM11 2h3v4h-3zM1 22h3v4h-3zM11 22h3v4h-3z')
})
