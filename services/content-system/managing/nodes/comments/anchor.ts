import { createHash } from 'node:crypto'
import { stableText } from '../../../files/importing/stable-text.ts'

/** Where a comment belongs in what a node says, and by what the items of lists on the way there are known. */
export type Anchor = {
  /** Begins with `source` for properties. */
  path: string[]
  /** A fingerprint of each item, for each list on the path. */
  items: string[][]
  /** What the innermost item is called; null without an item, or without a name. */
  item: string | null
  /** Whether its item is no longer there. */
  gone: boolean
}

type Source = Record<string, unknown>

/** The anchor of a path; undefined where it names an item that is not there. */
export function anchorAt(path: string[], source: Source): Anchor | undefined {
  const items: string[][] = []
  let item: string | null = null
  let value: unknown = { source }
  for (const part of path) {
    if (Array.isArray(value)) {
      if (!(Number(part) < value.length)) return undefined
      items.push(value.map(fingerprint))
      value = value[Number(part)]
      item = nameOf(value)
    } else value = (value as Source | null | undefined)?.[part]
  }
  return { path, items, item, gone: false }
}

/** The anchor in what the node says now: its items may have been sorted, changed, removed or put back. */
export function followed(anchor: Anchor, source: Source): Anchor {
  const path: string[] = []
  let value: unknown = { source }
  let level = 0
  for (const part of anchor.path) {
    const before = /^\d+$/.test(part) ? anchor.items[level] : undefined
    if (before === undefined) {
      path.push(part)
      value = (value as Source | null | undefined)?.[part]
      continue
    }
    const now = Array.isArray(value) ? value : []
    const at = placeNow(before, Number(part), now.map(fingerprint), anchor.gone)
    if (at === undefined) return { ...anchor, gone: true }
    path.push(String(at))
    value = now[at]
    level++
  }
  return anchorAt(path, source) ?? { ...anchor, gone: true }
}

/**
 * Where an item of a list is after a change of the list; undefined if it is not there.
 * @param mustBeSame Whether an item that was changed counts as another one.
 */
function placeNow(before: string[], at: number, after: string[], mustBeSame: boolean): number | undefined {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (from: number, to: number) => {
    pairs.set(from, to)
    taken.add(to)
  }
  const unpaired = () => [...before.keys()].filter(index => !pairs.has(index))
  const free = () => [...after.keys()].filter(index => !taken.has(index))
  for (const from of before.keys()) {
    const to = free().find(index => after[index] === before[from])
    if (to !== undefined) pair(from, to)
  }
  if (mustBeSame || pairs.has(at)) return pairs.get(at)
  // Of those that were changed, the most alike are the same item.
  const alike = unpaired()
    .flatMap(from => free().map(to => ({ from, to, parts: alikeParts(before[from], after[to]) })))
    .filter(({ parts }) => parts > 0)
    .sort((a, b) => b.parts - a.parts || Math.abs(a.from - a.to) - Math.abs(b.from - b.to))
  for (const { from, to } of alike) if (!pairs.has(from) && !taken.has(to)) pair(from, to)
  if (pairs.has(at)) return pairs.get(at)
  const [rest, places] = [unpaired(), free()]
  return rest.length === places.length ? places[rest.indexOf(at)] : undefined
}

function alikeParts(one = '', other = ''): number {
  const parts = new Set(other.split('.'))
  return one.split('.').filter(part => parts.has(part)).length
}

/** A digest of each part of an item. Days of a journey are numbered anew when they are sorted, so the number says nothing. */
function fingerprint(item: unknown): string {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return digest(item)
  return Object.keys(item)
    .filter(name => name !== 'day')
    .toSorted()
    .map(name => digest([name, (item as Source)[name]]))
    .join('.')
}

const digest = (value: unknown) =>
  createHash('sha256')
    .update(stableText(value ?? null))
    .digest('base64url')
    .slice(0, 10)

const MOST_OF_NAME = 80

function nameOf(item: unknown): string | null {
  const { title, name, label, question, place } = Object(item) as Source
  const own = [item, title, name, label, question, place].find(one => typeof one === 'string' && one !== '')
  return typeof own === 'string' ? own.slice(0, MOST_OF_NAME) : null
}
