import type { Element, Root } from 'hast'
import { eachElement, readSafeTree, wordsOf } from './tree.ts'

export type ContentsEntry = { id: string; title: string }

/** Keeps ids of a text apart from the page's own. */
const prefix = 'text-'

/** Makes unique ids from the words of level 2 headings; links within the text follow them. */
export function giveIds(tree: Root): void {
  const usedIds = new Map<string, number>()
  const nameless: Element[] = []
  eachElement(tree, node => {
    const { id, href } = node.properties
    if (id) node.properties.id = freeId(String(id), usedIds)
    else if (node.tagName === 'h2') nameless.push(node)
    else delete node.properties.id
    if (typeof href === 'string' && /^#./.test(href)) node.properties.href = `#${prefix}${href.slice(1)}`
    return undefined
  })
  for (const heading of nameless) heading.properties.id = freeId(idOf(wordsOf(heading)), usedIds)
}

export function contentsOf(html: string): ContentsEntry[] {
  const entries: ContentsEntry[] = []
  eachElement(readSafeTree(html), node => {
    const { id } = node.properties
    const title = node.tagName === 'h2' && id !== undefined && wordsOf(node)
    if (title) entries.push({ id: String(id), title })
    return undefined
  })
  return entries
}

function idOf(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** @param taken With the last number used: thousands of headings may have the same words. */
function freeId(wish: string, usedIds: Map<string, number>): string {
  const base = prefix + (wish.replace(/\s+/g, '-') || 'part')
  let count = usedIds.get(base) ?? 0
  let id = base
  for (; usedIds.has(id); id = `${base}-${count}`) count = Math.max(2, count + 1)
  usedIds.set(base, count)
  if (id !== base) usedIds.set(id, 0)
  return id
}
