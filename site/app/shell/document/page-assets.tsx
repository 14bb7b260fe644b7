import { DocumentStylesProvider } from '@agency/ui/styles/document-styles.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { brandIcon, brandPhotograph, type Marks } from '../../features/metadata/brand-mark.ts'
import type { pageStyles } from '../styles/page-styles.server.ts'

export type Assets = {
  style: string
  pageStyles: typeof pageStyles
  starter: string
  script: string
  font: string
  renderOnce?: (name: string, part: ReactNode) => string
  renderIsland: (tree: ReactNode, prefix: string) => string
}

const AssetsContext = createContext<Assets | undefined>(undefined)

export function AssetsProvider({ value, children }: { value: Assets; children: ReactNode }) {
  return (
    <AssetsContext value={value}>
      <DocumentStylesProvider value={value}>{children}</DocumentStylesProvider>
    </AssetsContext>
  )
}

/** `startsAtOnce` is for previews in the studio. */
export function PageAssets({ startsAtOnce = false, brand = {} }: { startsAtOnce?: boolean; brand?: Marks }) {
  const assets = useContext(AssetsContext)
  if (!assets) return null
  const icon = brandIcon(brand)
  const photograph = brandPhotograph(brand)
  return (
    <>
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      {/* Named like the styles of pages, so that React puts it before them. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, allowed by its hash */}
      <style href="site" precedence="site" dangerouslySetInnerHTML={{ __html: assets.style }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: assets.starter }} />
      {startsAtOnce && <script type="module" src={assets.script} />}
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      <link rel="icon" href={icon.src} />
      {photograph && <link rel="apple-touch-icon" href={photograph} />}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
