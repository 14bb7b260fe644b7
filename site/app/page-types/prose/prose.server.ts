import * as z from 'zod'
import { shownSpelling } from '../../addresses/canonical-url.ts'
import { type PageType, pageTypes } from '../../addresses/page-type.ts'
import { depths } from '../../clients/content/depths.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import { contentsOf } from '../../clients/content/rich-text/steps/heading-ids.ts'
import { pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import type { PageRoute, RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { isUnlisted } from '../../features/metadata/site-map/unlisted-pages.ts'
import { languageOf } from '../../features/metadata/translations.ts'
import { loadBookingTerms } from '../../features/site-settings/terms/booking-terms.server.ts'
import { termsTexts } from '../../features/site-settings/terms/terms-text.ts'
import type { PageLoader } from '../page/page-loader.server.ts'

const schema = z.object({ ...pageProperties, language: text })

/** The page that lists all others below its text. */
const siteMapPath = '/sitemap'

/** The page that shows the terms of every kind of tour below its text. */
const termsPath = '/cancel'

/** The privacy notice, which names whom to write to; its translations stand below it. */
const noticePath = '/pdpa'

/** A page that is read from top to bottom: terms, services, guides. */
export const loadProse = (async ({ content, env, route }) => {
  const [node, booking] = await Promise.all([
    content.node(schema, { key: route.key, deep: depths.page }),
    route.path === termsPath ? loadBookingTerms(content, env) : undefined,
  ])
  const language = node.language === 'ms' ? 'ms-MY' : languageOf(route)
  return {
    type: 'prose' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    contents: contentsOf(node.bodyText),
    language: language === 'en-MY' ? undefined : language,
    updated: node.updateDate,
    terms: booking?.terms.map(one => termsTexts(one, booking.office)) ?? [],
    isPrivacyNotice: [route, ...route.ancestors].some(({ path }) => path === noticePath),
    tree: route.path === siteMapPath ? siteTree(await content.routes()) : [],
  }
}) satisfies PageLoader

/** A page with the pages below it; `more` counts those that are left out. */
export type TreePage = { name: string; path: string; below: TreePage[]; more: number }
export type TreeGroup = { title: string; pages: TreePage[] }

/** A family with hundreds of items shows this many; its own page shows the rest. */
const maxBelow = 60

/** Every page of the site by subject, each with the pages below it, in the content system's order. */
export function siteTree({ byPath }: RouteIndex): TreeGroup[] {
  const groups = new Map<string, TreePage[]>(Object.values(pageTypes).map(({ subject }) => [subject, []]))
  for (const page of byPath.values()) {
    if (page.ancestors.length === 0 && !isUnlisted(page.path)) groups.get(subjectOf(page))?.push(treePage(page))
  }
  return [...groups].map(([title, pages]) => ({ title, pages })).filter(({ pages }) => pages.length > 0)
}

function subjectOf(page: PageRoute): string {
  const type = typeOf(page)
  // A hub of places belongs to the places.
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
