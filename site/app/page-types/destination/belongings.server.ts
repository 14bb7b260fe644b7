import type { CardModel } from '@agency/ui/cards/card.tsx'
import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import type * as z from 'zod'
import { pageTypes } from '../../addresses/page-type.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { decimal, list, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { articleCard, articleNode, isArticleCard } from '../news/article-card.server.ts'
import { belongingTo, onwardFrom, type Place, relatives, withPlacesIn, wordsOf } from '../page/belonging.ts'
import { cardNode, cardOf, childOf, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

const placeNode = cardNode.extend({
  place: text,
  country: text,
  dealTags: terms,
  latitude: decimal,
  longitude: decimal,
})
type PlaceNode = z.output<typeof placeNode>
type PlacePage = Place & { node: PlaceNode }

/** An installation with more places has other ways to lead to them. */
const maxPlacesRead = 120
const maxShown = { articles: 3, nearby: 4 }

/**
 * The offers, articles and other pages of a place, the places in it and near it. Reads them from cached lists that all
 * places share; leaves out lists that cannot be read.
 */
export async function whatBelongsTo(self: Omit<Place, 'path'>, request: PageRequest) {
  const { route } = request
  const [places, offers, articles] = await Promise.all([allPlaces(request), allOffers(request), allArticles(request)])
  const place = { ...self, path: route.path }
  const others = places.filter(other => other.path !== route.path)
  const words = wordsOf(place, others)
  const { within, ...around } = relatives(place, places)
  const goods = belongingTo(withPlacesIn(words, within), offers, ({ names }) => names)
  const read = belongingTo(words, articles, ({ names }) => names)
  return {
    goods: {
      title: destinationWords().goods[goods.where](termWords(goods.where === 'country' ? place.country : place.place)),
      isElsewhere: goods.where === 'country',
      offers: goods.found.map(offer => {
        const { item, family } = offer
        return { card: cardOf(item, family), kind: kindOf(item), isNear: goods.near.includes(offer) }
      }),
    },
    articles: read.found.slice(0, maxShown.articles).map(({ item, news }) => articleCard(item, news)),
    within: within.map(placeCard),
    onward: onwardFrom(around, maxShown.nearby).map(placeCard),
  }
}

/** A trip takes at least a night or a day; a ticket has no duration. */
function kindOf({ nights, days }: { nights?: number; days?: number }) {
  return nights || days ? ('trip' as const) : ('ticket' as const)
}

export function placeCard({ path, node, place }: PlacePage): CardModel {
  return { href: path, title: node.title || termWords(place), picture: node.image, text: firstSentence(node.subtitle) }
}

async function pagesOf({ content }: PageRequest, type: keyof typeof pageTypes): Promise<PageRoute[]> {
  const alias = pageTypes[type].alias.toLowerCase()
  return [...(await content.routes()).byPath.values()].filter(page => page.alias === alias)
}

/** Places below a page come as its list; those at the top are read one by one. */
export async function allPlaces(request: PageRequest): Promise<PlacePage[]> {
  const { content } = request
  const pages = await pagesOf(request, 'destination')
  const single = pages.filter(page => page.ancestors.length === 0).slice(0, maxPlacesRead)
  const parents = [...new Set(pages.flatMap(page => page.ancestors.at(-1) ?? []))]
  const groups = await Promise.all([
    ...single.map(async page => {
      const node = await content.node(placeNode, { key: page.key }).catch(() => undefined)
      return node ? [placeOf(page, node)] : []
    }),
    ...parents.map(async parent => {
      const items = await content.items(placeNode, parent.key).catch(() => [])
      return items.flatMap(item => {
        const page = childOf(parent, item)
        return page && pages.includes(page) ? [placeOf(page, item)] : []
      })
    }),
  ])
  return groups.flat()
}

function placeOf(page: PageRoute, node: PlaceNode): PlacePage {
  const { place, country, dealTags, latitude, longitude } = node
  return { path: page.path, place: place || page.name, country, dealTags, latitude, longitude, node }
}

/** Trips on land come before cruises. */
export async function allOffers(request: PageRequest) {
  const { content, today } = request
  // Insurance is for any place.
  const families = (await pagesOf(request, 'listing')).filter(({ role }) => role !== 'insurance')
  const lists = await Promise.all(
    families.map(async family => {
      const items = await content.items(cardNode, family.key).catch(() => [])
      return items
        .filter(item => isCard(item, family) && isOnOffer(item.validUntil, today))
        .map(item => ({
          item,
          family,
          names: [...item.destinations, ...item.ports],
          sails: item.ports.length > 0,
        }))
    }),
  )
  return lists.flat().toSorted((one, other) => Number(one.sails) - Number(other.sails))
}

/** The English of an article says which place it is about. */
async function allArticles({ content, english }: PageRequest) {
  const news = (await content.routes()).byRole.get('blog')
  if (!news) return []
  const read = (from: ContentSource) =>
    from.articles(articles, { key: news.key, page: 1, pageSize: 100 }).catch(() => ({ items: [] }))
  const [{ items }, facts] = await Promise.all([read(content), read(english)])
  const byKey = new Map(facts.items.map(item => [item.key, item]))
  return items.filter(isArticleCard).map(item => {
    const { title, name, urlSegment, excerpt, tags } = byKey.get(item.key) ?? item
    return { item, news, names: [title || name, urlSegment, excerpt, ...tags] }
  })
}
const articles = list(articleNode)
