import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { starterScript } from '../browser/starter.server.ts'
import { pageStyles } from '../styles/page-styles.server.ts'
import { siteStyle } from '../styles/site-style.server.ts'
import type { Assets } from './page-assets.tsx'

/**
 * The inline parts of pages, identical in all of them, so that the policy can allow them by hash.
 * @param entry The browser script and what it imports, from the build's manifest.
 */
export function documentAssets({ module, imports }: { module: string; imports: string[] }): Assets {
  const starter = starterScript([module, ...imports])
  return { style: siteStyle, pageStyles, starter, script: module, font, renderIsland }
}

function renderIsland(tree: ReactNode, identifierPrefix: string): string {
  return renderToString(tree, { identifierPrefix })
}
