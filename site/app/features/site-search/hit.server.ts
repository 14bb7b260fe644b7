import { mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import { searchResultsWords } from '@agency/words/search/results/words.ts'
import { addressPath, slugOf } from '../../addresses/addresses.ts'
import { shownSpelling } from '../../addresses/canonical-url.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { unmarked } from '../../clients/content/readers/origins.ts'
import { pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import type { PageRoute, RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import type { Hit } from '../../clients/content/search-answer.server.ts'

/** Matches are marked in title and excerpt; see `MarkedText`. */
export type Result = {
  href: string
  title: string
  /** Shorter than the title, without marks, for narrow lists. */
  name: string
  excerpt: string
  /** Of title and excerpt, where it is not that of the page. */
  lang?: string | undefined
  /** Its kind, or the page it belongs to. */
  label: string
  picture: Hit['image']
  /** Sen. */
  price: number | undefined
  priceWords?: string
  priceUnit: string
}

/** The label of a page is the page above it. */
export function resultOf(hit: Hit, index: RouteIndex): Result {
  const { title, name, excerpt, image, priceUnit } = hit
  const isEnglish = (field: string) => hit.untranslated.includes(field)
  const alias = hit.alias.toLowerCase()
  const page = index.byPath.get(addressPath(hit.path))
  const href =
    alias === 'faqitem' ? `/faq-details/${slugOf(hit.urlSegment)}` : shownSpelling(page?.path ?? hit.path) || '/'
  return {
    href,
    title: unmarked(title),
    // A page in the language may have no short name in it.
    name: isEnglish('title') || !isEnglish('name') ? unmarked(name) : '',
    excerpt: unmarked(excerpt),
    lang: isEnglish('title') ? tagOf(mainLanguage) : undefined,
    label: labelOf(alias, page),
    picture: image,
    ...shownPrice(hit.price, priceUnit),
  }
}

export function resultOfPage(page: PageRoute, title: string): Result {
  const unknown = { excerpt: '', picture: undefined, price: undefined, priceUnit: '' }
  return { ...unknown, href: shownSpelling(page.path), title, name: page.name, label: labelOf(page.alias, page) }
}

function labelOf(alias: string, page: PageRoute | undefined): string {
  const labels: Record<string, string> = searchResultsWords().labels
  const part = alias === 'deal' || alias === 'faqitem' ? labels[alias] : undefined
  return part ?? page?.ancestors.at(-1)?.name ?? labels[pageTypeOf(alias, undefined) ?? 'page'] ?? labels.page ?? ''
}
