import { useAssets } from '@agency/site/app/shell/document/page-assets.tsx'
import type { pageStyles } from '@agency/site/app/shell/styles/page-styles.server.ts'

/**
 * A stylesheet that only some pages need, in the head of those pages, once however often it is asked for. It is allowed
 * by its hash; a precedence of its own keeps React from joining it with others, which would change the hash.
 */
export function PageStyle({ name }: { name: keyof typeof pageStyles }) {
  const assets = useAssets()
  if (!assets) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
    <style href={name} precedence={name} dangerouslySetInnerHTML={{ __html: assets.pageStyles[name] }} />
  )
}
