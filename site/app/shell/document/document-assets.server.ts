import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { starterScript } from '../browser/starter.server.ts'
import { withEnglishMarked } from '../languages/with-english-marked.ts'
import { pageStyles } from '../styles/page-styles.server.ts'
import { siteStyle } from '../styles/site-style.server.ts'
import type { Assets } from './page-assets.tsx'

/** Identical inline parts for all pages, so that the policy can allow them by hash. */
export function documentAssets({ module, imports }: { module: string; imports: string[] }): Assets {
  const starter = starterScript([module, ...imports])
  return { style: siteStyle, pageStyles, starter, script: module, font, renderIsland }
}

function renderIsland(tree: ReactNode, identifierPrefix: string): string {
  return withEnglishMarked(renderToString(tree, { identifierPrefix }), false)
}
