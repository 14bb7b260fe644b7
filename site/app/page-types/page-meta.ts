import type { MetaDescriptor } from 'react-router'
import { shownSpelling } from '../http/canonical-url.ts'
import type { Shell } from '../shell/shell-model.server.ts'
import { isDrawing, pictureAddress } from '../ui/picture-address.ts'
import type { PageHead } from './page-head.ts'

/** Titles longer than this are cut by search engines. */
const longestTitle = 60

type Around = { shell: Shell; siteUrl: string } | undefined

/** What the document head says about a page. Nothing is said about a page that could not be had. */
export function pageMeta(head: PageHead | undefined, around: Around): MetaDescriptor[] {
  if (!head || !around) return []
  const brand = around.shell.brand.brandName
  const withBrand = `${head.title} | ${brand}`
  const title = withBrand.length <= longestTitle ? withBrand : head.title
  const address = around.siteUrl + shownSpelling(head.path)
  const share = shareImage(head, around.siteUrl)
  return [
    { title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'en_MY' },
    ...(share ? [{ property: 'og:image', content: share }] : []),
    { name: 'twitter:card', content: share ? 'summary_large_image' : 'summary' },
  ]
}

function shareImage({ picture }: PageHead, siteUrl: string): string | undefined {
  const src = picture?.share ?? picture?.src
  return src && !isDrawing(src) ? siteUrl + pictureAddress(src, { width: 1280, format: 'jpg' }) : undefined
}
