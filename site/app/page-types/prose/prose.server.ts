import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { nationalLanguage } from '@agency/words/languages.ts'
import { sitePageWords } from '@agency/words/pages/site/words.ts'
import * as z from 'zod'
import { shownSpelling } from '../../addresses/canonical-url.ts'
import { type PageType, pageTypes, type Subject } from '../../addresses/page-type.ts'
import { depths } from '../../clients/content/depths.ts'
import { contentsOf } from '../../clients/content/rich-text/steps/heading-ids.ts'
import { pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import type { PageRoute, RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { measuringTool } from '../../features/metadata/measuring.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { isUnlisted } from '../../features/metadata/site-map/unlisted-pages.ts'
import { brandOn, loadBrand } from '../../features/site-settings/shell-model.server.ts'
import { loadBookingTerms } from '../../features/site-settings/terms/booking-terms.server.ts'
import { termsTexts } from '../../features/site-settings/terms/terms-text.ts'
import { sellerTexts } from '../../features/site-settings/trust/seller-text.ts'
import type { PageLoader } from '../page/page-loader.server.ts'

const schema = z.object(pageProperties)

export const loadProse = (async ({ content, env, route, today, addressesAt }) => {
  const { role } = route
  const [node, booking, brand] = await Promise.all([
    content.node(schema, { key: route.key, deep: depths.page }),
    role === 'cancelling' ? loadBookingTerms(content, env) : undefined,
    role === 'terms' ? loadBrand(content, env) : undefined,
  ])
  const elsewhere = addressesAt(route.path).filter(({ language }) => language !== currentLanguage())
  // Statements that the law asks for appear here in each language without a page of its own.
  const isHere = (text: { language: Language }) => !elsewhere.some(({ language }) => language === text.language)
  return {
    type: 'prose' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    contents: contentsOf(node.bodyText),
    updated: node.updateDate,
    terms: booking?.terms.flatMap(one => termsTexts(one, booking.office).filter(isHere)) ?? [],
    national: booking || brand ? elsewhere.find(({ language }) => language === nationalLanguage) : undefined,
    seller: brand ? sellerTexts(brandOn(brand, today)).filter(isHere) : [],
    isPrivacyNotice: role === 'privacy',
    measuring: env.MEASURING && measuringTool(env.MEASURING),
    tree: route.role === 'siteMap' ? siteTree(await content.routes()) : [],
  }
}) satisfies PageLoader

/** `more` counts the pages that are left out. */
export type TreePage = { name: string; path: string; below: TreePage[]; more: number }
export type TreeGroup = { title: string; pages: TreePage[] }

/** A family with hundreds of items shows this many; its own page shows the rest. */
const maxBelow = 60

/** By subject, each with the pages below it, in the content system's order. */
export function siteTree({ byPath }: RouteIndex): TreeGroup[] {
  const groups = new Map<Subject, TreePage[]>(Object.values(pageTypes).map(({ subject }) => [subject, []]))
  for (const page of byPath.values()) {
    if (page.ancestors.length === 0 && !isUnlisted(page.path)) groups.get(subjectOf(page))?.push(treePage(page))
  }
  return [...groups]
    .map(([subject, pages]) => ({ title: sitePageWords().subjects[subject], pages }))
    .filter(({ pages }) => pages.length > 0)
}

function subjectOf(page: PageRoute): Subject {
  const type = typeOf(page)
  // A hub of places belongs to the subject of places.
  const first = page.children[0]
  return pageTypes[type === 'hub' && first && typeOf(first) === 'destination' ? 'destination' : type].subject
}

function typeOf({ alias, ancestors }: PageRoute): PageType {
  return pageTypeOf(alias, ancestors.at(-1)?.alias) ?? 'prose'
}

function treePage({ name, path, children }: PageRoute): TreePage {
  return {
    name,
    path: shownSpelling(path),
    below: children.slice(0, maxBelow).map(treePage),
    more: Math.max(0, children.length - maxBelow),
  }
}
