import * as z from 'zod'
import type { Env } from '../../../server/settings/env.ts'
import { changesAt } from '../../clients/content/cache/page-dependencies.server.ts'
import {
  instant,
  link,
  list,
  picture,
  requiredText,
  text,
  texts,
} from '../../clients/content/readers/lenient-values.server.ts'
import { type Deal, dealCard, dealsOnOffer } from '../../features/deals/deals.server.ts'
import { productOfContent, searchPanel } from '../../features/search/form-model/search-panel-model.server.ts'
import type { PageLoader, PageRequest } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'
import { pageCards } from './page-cards.server.ts'

const slide = z.object({
  title: requiredText,
  subtitle: text,
  link,
  linkText: text,
  image: picture,
  mobileImage: picture,
})
const slider = z.object({ items: list(slide) })
const reason = z.object({ title: requiredText, text, icon: text })
const section = z.object({
  title: requiredText,
  subtitle: text,
  /** deals, places, families, articles or reasons. */
  kind: text,
  product: text,
  theme: text,
  /** Public paths of the pages to show. */
  links: texts,
  reasons: list(reason),
  moreLink: link,
  moreText: text,
})
const schema = z.object({
  ...pageProperties,
  product: text,
  promoCode: text,
  promoFrom: instant,
  promoUntil: instant,
  items: list(section),
})

export type Slide = z.output<typeof slide>
type SectionNode = z.output<typeof section>

/** Which slider a deals page shows above its own picture, by public path. */
const sliderKeys: Record<string, keyof Env> = {
  '/': 'CONTENT_KEY_HOME_SLIDER',
  '/flight-deals': 'CONTENT_KEY_FLIGHT_SLIDER',
  '/scb': 'CONTENT_KEY_SCB_SLIDER',
}

/** The home page and the deal pages: a carousel or a single banner, and rows of deals and pages below. */
export const loadDealsPage = (async request => {
  const { content, env, route, uses, now, today } = request
  const [node, slides, deals] = await Promise.all([
    content.node(schema, { key: route.key, deep: 2 }),
    slidesOf(request),
    dealsOnOffer(content, env, today),
  ])
  const sections = node.items.length > 0 ? node.items : usualSections(deals, node.product)
  for (const instant of [node.promoFrom, node.promoUntil]) if (instant && instant > now) changesAt(uses, instant)
  const promoRuns = node.promoUntil !== undefined && node.promoUntil > now && (node.promoFrom ?? 0) <= now
  return {
    type: 'deals' as const,
    isHome: route.path === '/',
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    slides,
    promoCode: promoRuns ? node.promoCode : '',
    search: searchPanel(env, today, productOfContent(node.product)),
    sections: (await Promise.all(sections.map(found => sectionOf(found, deals, request)))).filter(hasContent),
  }
}) satisfies PageLoader

async function slidesOf({ content, env, route }: PageRequest): Promise<Slide[]> {
  const setting = sliderKeys[route.path]
  if (!setting) return []
  const found = await content.node(slider, { key: String(env[setting]), deep: 2 }).catch(() => ({ items: [] }))
  return found.items
}

/** Deals in one row; more are behind its link. The home page has a budget: a full row of a wide screen. */
const mostDeals = { home: 4, deals: 6 }

async function sectionOf(node: SectionNode, deals: Deal[], request: PageRequest) {
  const { title, subtitle, kind, product, theme, links, reasons, moreLink, moreText } = node
  const fits = (deal: Deal) =>
    (!product || product === 'all' || deal.product === product) && (!theme || deal.themes.includes(theme))
  return {
    title,
    subtitle,
    kind,
    reasons,
    cards:
      kind === 'deals'
        ? deals
            .filter(fits)
            .slice(0, request.route.path === '/' ? mostDeals.home : mostDeals.deals)
            .map(dealCard)
        : await pageCards(links, request),
    more: moreLink ? { href: moreLink, text: moreText || 'See all' } : undefined,
  }
}

function hasContent({ cards, reasons }: { cards: unknown[]; reasons: unknown[] }): boolean {
  return cards.length > 0 || reasons.length > 0
}

/** What a deals page shows when its node lists no sections: its product's deals, a row for each theme. */
function usualSections(deals: Deal[], product: string): SectionNode[] {
  const ours = deals.filter(deal => !product || product === 'all' || deal.product === product)
  const themes = [...new Set(ours.map(deal => deal.themes[0]).filter(theme => theme !== undefined))]
  return themes.map(theme =>
    section.parse({
      title: theme.charAt(0).toUpperCase() + theme.slice(1).replaceAll('-', ' '),
      kind: 'deals',
      product,
      theme,
    }),
  )
}
