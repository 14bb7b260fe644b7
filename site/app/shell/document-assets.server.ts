import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { pageStyles } from '../styles/page-styles.server.ts'
import { siteStyle } from '../styles/site-style.server.ts'
import type { Assets } from './page-assets.tsx'
import { starterScript } from './starter.server.ts'

/**
 * The inline parts of every page, the same words for all of them, so that one policy with their hashes fits every page.
 * @param entry Address of the browser script, from the build's manifest.
 */
export function documentAssets(entry: string): Assets {
  return { style: siteStyle, pageStyles, starter: starterScript(entry), font }
}
