import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import type { MetaDescriptor } from 'react-router'
import type { Shell } from '../site-settings/shell-model.server.ts'
import { brandPhotograph } from './brand-mark.ts'
import type { PageSubject } from './json-ld/page-subject.ts'
import { structuredData } from './json-ld/structured-data.ts'
import type { PageHead } from './page-head.ts'
import { shareImage } from './share-image.ts'
import { publicAddress, type SiteIdentity } from './site-identity.ts'
import type { Translation } from './translations.ts'

/** Search engines cut longer titles. */
const maxTitle = 60

type Around = { shell: Pick<Shell, 'brand'>; siteUrl: string; translations?: Translation[] } | undefined

/** Empty for a page that could not be loaded. */
export function pageMeta(page: PageHead | undefined, around: Around): MetaDescriptor[] {
  if (!page || !around) return []
  const head = { ...page, translations: around.translations ?? [] }
  const site = { siteUrl: around.siteUrl, brand: around.shell.brand }
  const brand = site.brand.brandName
  const withBrand = `${head.title} | ${brand}`
  const later = head.page ? `?page=${head.page}` : ''
  const address = publicAddress(site.siteUrl, head.path) + later
  const data = structuredData(head, site)
  return [
    { title: withBrand.length <= maxTitle ? withBrand : head.title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...languageLinks(head, site.siteUrl, later),
    ...feedLinks(head, brand),
    { property: 'og:type', content: head.subject?.kind === 'article' ? 'article' : 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: tagOf(currentLanguage()).replace('-', '_') },
    ...sharedPicture(head, site),
    ...articleTags(head.subject),
    // Search engines read the whole list instead of a filtered one.
    ...(data && !head.noIndex ? [{ 'script:ld+json': data as object }] : []),
  ] as MetaDescriptor[]
}

function languageLinks({ translations = [] }: PageHead, siteUrl: string, later: string): MetaDescriptor[] {
  const [main] = translations
  if (!main) return []
  return [
    ...translations.map(({ language, path }) => ({ hrefLang: tagOf(language), path })),
    { hrefLang: 'x-default', path: main.path },
  ].map(({ hrefLang, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: publicAddress(siteUrl, path) + later,
  }))
}

function sharedPicture({ picture }: PageHead, { siteUrl, brand }: SiteIdentity): MetaDescriptor[] {
  const image = shareImage(picture, siteUrl)
  if (!image) {
    const mark = brandPhotograph(brand)
    return [
      ...(mark ? [{ property: 'og:image', content: siteUrl + mark }] : []),
      { name: 'twitter:card', content: 'summary' },
    ]
  }
  return [
    { property: 'og:image', content: image.url },
    ...(image.size
      ? [
          { property: 'og:image:width', content: String(image.size.width) },
          { property: 'og:image:height', content: String(image.size.height) },
        ]
      : []),
    ...(image.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Open Graph tags of articles; empty for other pages. */
function articleTags(subject: PageSubject | undefined): MetaDescriptor[] {
  if (subject?.kind !== 'article') return []
  const { published, updated, author, section, tags } = subject
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
    ...(author ? [{ name: 'author', content: author.name }] : []),
    ...(section ? [{ property: 'article:section', content: section }] : []),
    ...tags.map(tag => ({ property: 'article:tag', content: tag })),
  ]
}

/** For feed readers that get the page's address. */
function feedLinks({ feedsOf }: PageHead, brand: string): MetaDescriptor[] {
  if (!feedsOf) return []
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${brand}: ${feedsOf.name}`,
      href: `${feedsOf.path}/feed.xml`,
    },
  ]
}
