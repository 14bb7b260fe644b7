import { anyMark, type Origin, type Origins, unmarked } from '../../clients/content/readers/origins.ts'

/** Raw text; comments; tags with their name and attributes; text. */
const tokens =
  /<(script|style|title|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** A mark in the query of an address. */
const escapedMark = /%f3%b[0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]/gi

/** Replaces marks by `data-origin` attributes: the node's key and the path of the shown text or picture. */
export function withOrigins(html: string, origins: Origins): string {
  const pieces: string[] = []
  const open: { name: string; at: number }[] = []
  const note = (at: number | undefined, marked: string) => {
    const origin = (marked.match(anyMark) ?? []).map(origins.originOf).find(candidate => candidate !== undefined)
    const tag = at === undefined ? undefined : pieces[at]
    if (at === undefined || !tag || !origin || tag.includes(' data-origin=')) return
    pieces[at] = tag.replace(/^<[\w-]+/, start => `${start} data-origin="${written(origin)}"`)
  }
  for (const [token, , end, tag = '', attributes = ''] of html.matchAll(tokens)) {
    const name = tag.toLowerCase()
    const piece = unmarked(token).replace(escapedMark, '')
    if (!name) {
      if (!token.startsWith('<')) note(open.at(-1)?.at, token)
    } else if (end) {
      const at = open.findLastIndex(one => one.name === name)
      if (at >= 0) open.length = at
    } else if (!empty.has(name) && !attributes.endsWith('/')) open.push({ name, at: pieces.length })
    pieces.push(piece)
    if (name === 'img') note(pieces.length - 1, token)
  }
  return pieces.join('')
}

/** Names of fields have no blanks and no quotes. */
const written = ({ key, path }: Origin) => `${key} ${path.join('.')}`.replace(/[^\w. -]/g, '')
