import type { CardModel } from '@agency/ui/cards/card.tsx'
import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import * as z from 'zod'
import { picture, text, texts } from '../../clients/content/readers/lenient-values.server.ts'
import { pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import { type PageRoute, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { itemsOnOffer } from '../listing/items-on-offer.server.ts'
import { lowestPrice } from '../page/lowest-price.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

const schema = z.object({ name: text, title: text, subtitle: text, excerpt: text, image: picture, links: texts })

/**
 * In the order of the paths. Leaves out unknown paths and pages that cannot be read: a teaser is never worth an error.
 */
export async function pageCards(paths: string[], request: PageRequest): Promise<CardModel[]> {
  const { content } = request
  const routes = await content.routes()
  const cards = await Promise.all(
    paths.map(async path => {
      const page = resolveRoute(routes, path)?.page
      const node = page && (await content.node(schema, { key: page.key }).catch(() => undefined))
      if (!node) return []
      const text = firstSentence(node.excerpt || node.subtitle)
      const price = await priceFrom(page, node.links, request)
      return [{ href: page.path, title: node.name || node.title, picture: node.image, text, ...(price && { price }) }]
    }),
  )
  return cards.flat()
}

/** The lowest price of a family, in sen; undefined for pages of other types. */
async function priceFrom(page: PageRoute, links: string[], request: PageRequest): Promise<number | undefined> {
  if (pageTypeOf(page.alias, page.ancestors.at(-1)?.alias) !== 'listing') return undefined
  const items = await itemsOnOffer(page, links, request).catch(() => [])
  return lowestPrice(items.map(({ price }) => price?.sen))
}
