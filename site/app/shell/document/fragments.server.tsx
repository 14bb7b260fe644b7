import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, AssetsProvider } from './page-assets.tsx'

/** Names hold a day or the state of the content, so what is not asked for any more goes by itself. */
const mostParts = 100

export type FragmentCache = {
  /** The assets for rendering a document: marks stand in it for what `fill` puts in. */
  assets: Assets
  /** The bytes of a document that was rendered with these assets a moment ago, in the same turn. */
  fill(html: string): Buffer
}

/**
 * Styles, header, search forms and footer are the same in many documents and four fifths of each. They are rendered once,
 * cached as bytes, and put in when React is done with the rest: so nobody joins and encodes these 80 KB again and again.
 */
export function createFragmentCache(own: Assets): FragmentCache {
  // Unguessable, so that no content can contain a placeholder.
  const edge = randomBytes(16).toString('hex')
  const marked = (name: string) => edge + name + edge
  const parts = new LRUCache<string, Buffer>({ max: mostParts })
  const styles = new Map<string, Buffer>()

  function style(name: string, css: string): string {
    styles.set(`style ${name}`, Buffer.from(css))
    return marked(`style ${name}`)
  }

  function renderOnce(name: string, part: ReactNode): string {
    // Asked for with `get`, which counts as use: a part of this document must not make room for the next part of it.
    if (!parts.get(name)) {
      const options = { identifierPrefix: name }
      parts.set(name, Buffer.from(renderToStaticMarkup(<AssetsProvider value={own}>{part}</AssetsProvider>, options)))
    }
    return marked(name)
  }

  const pageStyles = Object.fromEntries(Object.entries(own.pageStyles).map(([name, css]) => [name, style(name, css)]))
  return {
    assets: {
      ...own,
      style: style('site', own.style),
      pageStyles: pageStyles as Assets['pageStyles'],
      renderOnce,
    },
    fill(html) {
      const pieces = html.split(edge).map((text, position) => (position % 2 === 0 ? Buffer.from(text) : partOf(text)))
      return Buffer.concat(pieces)
    },
  }

  function partOf(name: string): Buffer {
    const part = styles.get(name) ?? parts.get(name)
    if (!part) throw new Error(`The part "${name}" of a document is missing.`)
    return part
  }
}
