import { useAssets } from '../../shell/page-assets.tsx'

/**
 * The panel's stylesheet, in the head of pages that have a panel and of no others. It is allowed by its hash, like the
 * stylesheet of every page.
 */
export function SearchStyle() {
  const assets = useAssets()
  if (!assets) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
    <style href="search" precedence="low" dangerouslySetInnerHTML={{ __html: assets.searchStyle }} />
  )
}
