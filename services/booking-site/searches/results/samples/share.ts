import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that is always the same for the same words: samples look alike whenever they are looked at. */
export function share(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}

/** One of a list, always the same for the same words. */
export function oneOf<Item>(list: readonly [Item, ...Item[]], ...words: (string | number)[]): Item {
  return list[Math.floor(share(...words) * list.length)] ?? list[0]
}

/** Whole ringgit as sen. */
export const wholeRinggit = (ringgit: number): number => Math.round(ringgit) * 100
