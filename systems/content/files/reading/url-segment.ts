import { slugOf } from '@agency/reference-data/search/words.ts'

/** The URL segment of a node without one: its slug, else the words of its name. */
export function segmentOf(slug: unknown, name: unknown): string {
  return typeof slug === 'string' ? slug : slugOf(String(name)) || 'item'
}

/** The wish itself, or with -2, -3, … if a sibling has it already. */
export function freeSegment(wish: string, used: Set<string>): string {
  let segment = wish
  for (let count = 2; used.has(segment); count++) segment = `${wish}-${count}`
  used.add(segment)
  return segment
}
