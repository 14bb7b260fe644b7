import { expect, test } from 'vitest'
import type { ContentMap } from '../content-map.ts'
import { checkPhotographs } from './photographs.ts'

const photograph = { picture: 'poster:hill', caption: 'A room', credit: 'Aisyah', taken: '2026-03-02' }

/** What is said of an offer with so many photographs. */
const said = (count: number, counts: number[], more = {}) =>
  checkPhotographs(
    {
      today: '2026-11-20',
      nodes: [{ alias: 'contentDetail', properties: { photographs: Array(count).fill(photograph), ...more } }],
    } as unknown as ContentMap,
    counts,
  ).map(({ level, message }) => `${level}: ${message}`)

test('fewer than three photographs of an offer are worth a look, and nothing more', () => {
  expect(said(2, [1, 2])).toEqual(['warning: an offer should have 3 photographs or more; this one has 2'])
  expect(said(3, [1, 2])).toEqual([])
  expect(said(0, [1, 2])).toEqual([])
  expect(said(0, [0])).toHaveLength(1)
})

test('an offer that is over needs no photographs', () => {
  expect(said(1, [1, 2], { validUntil: '2026-11-19' })).toEqual([])
})
