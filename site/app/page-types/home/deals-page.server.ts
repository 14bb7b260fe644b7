import { isSeason } from '@agency/contracts/dates/seasons/seasons.ts'
import { endsWith, isForProduct } from '@agency/contracts/site/products.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { homeWords } from '@agency/words/pages/home/words.ts'
import * as z from 'zod'
import { changesAt } from '../../clients/content/cache/page-dependencies.server.ts'
import { depths } from '../../clients/content/depths.ts'
import {
  instant,
  lastInstant,
  link,
  list,
  requiredText,
  text,
  texts,
} from '../../clients/content/readers/lenient-values.server.ts'
import {
  type DealCalendar,
  dealHrefOn,
  loadDealCalendar,
  stayOf,
  travelNoteOf,
} from '../../features/deals/deal-season.server.ts'
import { type Deal, dealCard, dealsOnOffer, product } from '../../features/deals/deals.server.ts'
import { fareMonths } from '../../features/deals/fare-months.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { bookingSite, productOfContent, searchPanel } from '../../features/search/server/search-settings.server.ts'
import { loadPromotion } from '../../features/site-settings/promotions.server.ts'
import { loadBrand } from '../../features/site-settings/shell-model.server.ts'
import { typeAlias } from '../page/card.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { pageCards } from './page-cards.server.ts'
import { carouselProperties, loadSlider, seasonFirst } from './slider.server.ts'

const reason = z.object({ title: requiredText, text, icon: text })
const section = z.object({
  contentType: typeAlias,
  title: requiredText,
  subtitle: text,
  /** deals, places, families, articles, reasons, slides or fares. */
  kind: text,
  product,
  theme: text,
  /** The season of the deals. */
  season: text,
  links: texts,
  reasons: list(reason),
  slider: text,
  moreLink: link,
  moreText: text,
})
const schema = z.object({
  ...pageProperties,
  ...carouselProperties,
  slider: text,
  product,
  promoCode: text,
  promoFrom: instant,
  promoUntil: lastInstant,
  items: list(section),
})

type SectionNode = z.output<typeof section>

const usualSliders: Record<string, string> = { '/': 'home-main', '/flight-deals': 'flight-main', '/scb': 'scb' }

export const loadDealsPage = (async request => {
  const { content, env, route, uses, now, today } = request
  const [node, allDeals, brand, calendar, { promotion }] = await Promise.all([
    content.node(schema, { key: route.key, deep: depths.page }),
    dealsOnOffer(content, env, today),
    loadBrand(content, env),
    loadDealCalendar(content, env, today),
    loadPromotion(content, env, now).catch(() => ({ promotion: undefined })),
  ])
  const isEnding = (deal: Deal) =>
    promotion?.link === route.path && !deal.agentOnly && endsWith(promotion, promotion.until, deal)
  const deals = allDeals.filter(deal => !isEnding(deal))
  const open = allDeals.filter(deal => !deal.agentOnly)
  const slider = await loadSlider(content, env, node.slider || usualSliders[route.path] || '', node)
  // Other children are pages below this one.
  const listed = node.items.filter(({ kind, contentType }) => kind || contentType === 'section')
  const groups = listed.length > 0 ? [listed] : usualSections(deals, node.product)
  const sections = groups.flat()
  const offers = groups.flatMap(group => offersOf(group, deals, calendar, request))
  for (const instant of [node.promoFrom, node.promoUntil]) if (instant && instant > now) changesAt(uses, instant)
  const promoRuns = node.promoUntil !== undefined && node.promoUntil > now && (node.promoFrom ?? 0) <= now
  const promo = promoRuns ? node.promoCode : ''
  return {
    type: 'deals' as const,
    isHome: route.path === '/',
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    slider: { ...slider, slides: seasonFirst(slider.slides, today) },
    promoCode: promo,
    search: searchPanel({
      booking: bookingSite(env, brand),
      today,
      selected: productOfContent(node.product),
      promo,
    }),
    ending: { title: promotion?.title ?? '', cards: allDeals.filter(isEnding).map(deal => cardIn('', deal, calendar)) },
    sections: (
      await Promise.all(
        sections.map((section, at) => sectionOf(section, offers[at] ?? noOffers, request, { open, calendar })),
      )
    ).filter(hasContent),
  }
}) satisfies PageLoader

/**
 * Deals in one row; the rest is behind its link. The home page has a budget: a full row of a wide screen. Neither a row
 * of every offer nor one of net rates has such a link.
 */
const maxDeals = { home: 4, deals: 6, every: 100 }

type Offers = { cards: CardModel[]; forAgents: boolean }

const noOffers: Offers = { cards: [], forAgents: false }

/** The deals of each section in a group. No deal appears twice. */
function offersOf(
  sections: SectionNode[],
  deals: Deal[],
  calendar: DealCalendar,
  { route, isAgent }: PageRequest,
): Offers[] {
  const takes = sections.map(
    ({ kind, product, theme, season }) =>
      (deal: Deal) =>
        kind === 'deals' &&
        isForProduct(product, deal.product) &&
        (!theme || deal.themes.includes(theme)) &&
        (!season || (isSeason(season) && stayOf(deal, season, calendar) !== undefined)),
  )
  const open = deals.filter(deal => isAgent || !deal.agentOnly)
  const isEvery = sections[0]?.title === homeWords().all || route.path === '/agent'
  const shared = shareOut(open, takes, maxDeals[isEvery ? 'every' : route.path === '/' ? 'home' : 'deals'])
  return takes.map((fits, at) => ({
    cards: (shared[at] ?? []).map(deal => cardIn(sections[at]?.season ?? '', deal, calendar)),
    // All offers here are net rates for agents.
    forAgents: deals.some(fits) && !open.some(fits),
  }))
}

/** In a row for a season, the card links to the first days in it. */
function cardIn(season: string, deal: Deal, calendar: DealCalendar): CardModel {
  const card = dealCard(deal, travelNoteOf(deal, calendar))
  const stay = isSeason(season) ? stayOf(deal, season, calendar) : undefined
  return stay ? { ...card, href: dealHrefOn(deal, stay.start) } : card
}

async function sectionOf(
  node: SectionNode,
  { cards, forAgents }: Offers,
  request: PageRequest,
  { open, calendar }: { open: Deal[]; calendar: DealCalendar },
) {
  const { title, subtitle, kind, links, reasons, moreLink, moreText } = node
  const { content, env } = request
  return {
    title,
    subtitle,
    kind,
    reasons,
    cards: kind === 'deals' ? cards : await pageCards(links, request),
    forAgents,
    fares:
      kind === 'fares'
        ? fareMonths(
            open.filter(deal => isForProduct(node.product, deal.product)),
            calendar,
          )
        : undefined,
    slider: kind === 'slides' ? await loadSlider(content, env, node.slider) : undefined,
    more: moreLink ? { href: moreLink, text: moreText || homeWords().seeAll } : undefined,
  }
}

type SectionModel = Awaited<ReturnType<typeof sectionOf>>

function hasContent({ cards, reasons, forAgents, slider, fares }: SectionModel): boolean {
  return (
    cards.length > 0 ||
    (fares?.routes.length ?? 0) > 0 ||
    reasons.length > 0 ||
    forAgents ||
    (slider?.slides.length ?? 0) > 0
  )
}

/**
 * The default sections of a deals page: a row of its product's deals, and one for each of several themes. Deals of
 * other installations have no themes, and only the first row shows them.
 */
function usualSections(deals: Deal[], product: string): SectionNode[][] {
  const row = (title: string, theme = '') => section.parse({ title, kind: 'deals', product, theme })
  const ours = deals.filter(deal => !deal.agentOnly && isForProduct(product, deal.product))
  const themes = [...new Set(ours.map(deal => deal.themes[0]).filter(theme => theme !== undefined))]
  const named = themes.map(theme => row(theme.charAt(0).toUpperCase() + theme.slice(1).replaceAll('-', ' '), theme))
  return [[row(homeWords().all)], themes.length > 1 ? named : []]
}

export type DealsPage = Awaited<ReturnType<typeof loadDealsPage>>

/**
 * Distributes things over rows, so that none appears twice: things that fit few rows come first, and each goes to the
 * shortest row that it fits. Keeps the order within a row.
 * @param most The limit of a row.
 */
export function shareOut<Thing>(things: Thing[], rows: ((thing: Thing) => boolean)[], max: number): Thing[][] {
  const shared = rows.map(fits => ({ fits, things: new Set<Thing>() }))
  const choices = things.map(thing => ({ thing, rows: shared.filter(({ fits }) => fits(thing)) }))
  for (const { thing, rows: fitting } of choices.toSorted((one, other) => one.rows.length - other.rows.length)) {
    const [emptiest] = fitting.toSorted((one, other) => one.things.size - other.things.size)
    if (emptiest && emptiest.things.size < max) emptiest.things.add(thing)
  }
  return shared.map(row => things.filter(thing => row.things.has(thing)))
}
