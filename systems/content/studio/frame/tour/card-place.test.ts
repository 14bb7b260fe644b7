import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const desk = { width: 1440, height: 900 }

test.each([
  ['below a button of the bar', { left: 200, top: 8, width: 190, height: 40 }, { left: 200, top: 64 }],
  ['right of the tree', { left: 0, top: 60, width: 320, height: 840 }, { left: 336, top: 60 }],
  [
    'within the screen below a button at its edge',
    { left: 1350, top: 80, width: 80, height: 40 },
    { left: 1072, top: 136 },
  ],
  [
    'in the corner of a form that fills the screen',
    { left: 330, top: 200, width: 1100, height: 700 },
    { left: 1072, top: 634 },
  ],
  ['above a field at the lower edge', { left: 330, top: 800, width: 1100, height: 60 }, { left: 330, top: 534 }],
])('the card stands %s', (_, target, place) => expect(cardPlace(target, desk)).toEqual(place))

test('the card stands in the corner without a target, and spans a narrow screen', () => {
  expect(cardPlace(undefined, desk)).toEqual({ left: 1072, top: 634 })
  expect(cardPlace(undefined, { width: 390, height: 844 })).toBeUndefined()
})
