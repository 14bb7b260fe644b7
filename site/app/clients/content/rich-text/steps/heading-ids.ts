import { plainText } from './plain-text.ts'

const heading = /<h2([^>]*)>([\s\S]*?)<\/h2>/g
const ownId = /\bid="([^"]*)"/

/** A heading that a list of contents can lead to. */
export type ContentsEntry = { id: string; title: string }

/** What every id in a text begins with, so that none is one of the page's own. */
const prefix = 'text-'

/**
 * Gives every heading of level 2 an id made of its words, unless it has one. Ids are unique in the text and begin with
 * `text-`; links within the text follow them.
 */
export function withHeadingIds(html: string): string {
  const taken = new Set<string>()
  const marked = html
    .replace(/(<[^>]*?) id="([^"]*)"/g, (_, before: string, id: string) => `${before} id="${freeId(id, taken)}"`)
    .replace(/(<a [^>]*?href=")#([^"]+)"/g, `$1#${prefix}$2"`)
  return marked.replace(heading, (whole, attributes: string, inner: string) => {
    if (ownId.test(attributes)) return whole
    const id = freeId(wordsOf(inner), taken)
    return `<h2${attributes} id="${id}">${inner}</h2>`
  })
}

/** The headings of level 2 of a text that went through `withHeadingIds`, in their order. */
export function contentsOf(html: string): ContentsEntry[] {
  return [...html.matchAll(heading)].flatMap(([, attributes = '', inner = '']) => {
    const id = ownId.exec(attributes)?.[1]
    const title = plainText(inner)
    return id && title ? [{ id, title }] : []
  })
}

function wordsOf(html: string): string {
  const words = plainText(html).normalize('NFC').toLowerCase()
  return words
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

function freeId(wish: string, taken: Set<string>): string {
  const base = prefix + (wish.replace(/\s+/g, '-') || 'part')
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
