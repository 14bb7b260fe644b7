import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, AssetsProvider } from './page-assets.tsx'

/** Names hold a day, so yesterday's parts go by themselves. */
const mostParts = 50

/** Renders parts of pages, each once under its name. They find the same assets as the page around them. */
export function createRenderOnce(assets: Assets): (name: string, part: ReactNode) => string {
  const parts = new LRUCache<string, string>({ max: mostParts })
  return (name, part) => {
    const kept = parts.get(name)
    if (kept !== undefined) return kept
    const html = renderToStaticMarkup(<AssetsProvider value={assets}>{part}</AssetsProvider>, {
      identifierPrefix: name,
    })
    parts.set(name, html)
    return html
  }
}
