import { createHash } from 'node:crypto'

/** From 0 up to 1, fixed by the words. */
export function share(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}

export function oneOf<const Item extends string | number>(
  list: readonly [Item, ...Item[]],
  ...words: (string | number)[]
): Item {
  return list[Math.floor(share(...words) * list.length)] ?? list[0]
}

export const wholeRinggit = (ringgit: number): number => Math.round(ringgit) * 100
