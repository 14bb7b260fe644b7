import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, AssetsProvider } from './page-assets.tsx'

/** Names contain a day or the state of the content, so the least recently used fragments are outdated ones. */
const maxParts = 100

const stylePrefix = 'style '
const oneLanguage = { edition: () => '', linked: (html: string) => html }

export type FragmentCache = {
  assets: Assets
  /** For documents without shared fragments, such as previews. */
  ownAssets: Assets
  /** Call it in the same turn as the rendering. */
  fill(html: string): { document: Buffer; styles: string[] }
}

/**
 * Shared fragments are four fifths of each document: cached as bytes, these 80 KB are not encoded for each page.
 * Fragments of another edition have other words or links; `linked` gives links the language of the page.
 */
export function createFragmentCache(base: Assets, { edition, linked } = oneLanguage): FragmentCache {
  // Unguessable, so that no content can contain a placeholder.
  const edge = randomBytes(16).toString('hex')
  const marked = (name: string) => edge + name + edge
  const parts = new LRUCache<string, Buffer>({ max: maxParts })
  const styles = new Map<string, Buffer>()

  function style(name: string, css: string): string {
    styles.set(stylePrefix + name, Buffer.from(css))
    return marked(stylePrefix + name)
  }

  function renderOnce(plain: string, part: ReactNode): string {
    // Not the name itself, which may hold a text that is marked as English on the way out.
    const name = hash('sha1', edition() + plain)
    // `get` counts as use, unlike `has`, so a fragment of this document is not evicted for its next one.
    if (!parts.get(name)) {
      const options = { identifierPrefix: plain }
      const html = renderToStaticMarkup(<AssetsProvider value={base}>{part}</AssetsProvider>, options)
      parts.set(name, Buffer.from(linked(html)))
    }
    return marked(name)
  }

  const pageStyles = Object.fromEntries(Object.entries(base.pageStyles).map(([name, css]) => [name, style(name, css)]))
  const ownAssets = { ...base, style: style('site', base.style), pageStyles: pageStyles as Assets['pageStyles'] }
  return {
    assets: { ...ownAssets, renderOnce },
    ownAssets,
    fill(html) {
      const pieces = html.split(edge)
      const names = pieces.filter((_, position) => position % 2 === 1)
      return {
        document: Buffer.concat(
          pieces.map((text, position) => (position % 2 === 0 ? Buffer.from(text) : partOf(text))),
        ),
        styles: names.filter(name => styles.has(name)).map(name => name.slice(stylePrefix.length)),
      }
    },
  }

  function partOf(name: string): Buffer {
    const part = styles.get(name) ?? parts.get(name)
    if (!part) throw new Error(`The part "${name}" of a document is missing.`)
    return part
  }
}
