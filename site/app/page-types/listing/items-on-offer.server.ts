import type * as z from 'zod'
import { keptWhileSame } from '../../clients/content/cache/kept-while-same.ts'
import { type PageRoute, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { departuresAhead } from '../../features/offer-choice/departures.server.ts'
import { monthsOffered, travelProperties, tripDaysOf } from '../../features/offer-choice/trip-days.server.ts'
import { cardNode, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { listingItem } from './listing-item.server.ts'

const itemNode = cardNode.extend({ ...listingItem.shape, ...travelProperties })

/** Reckoning the months of all tours anew took a fifth of the home page's time. */
const starts = keptWhileSame<z.output<typeof itemNode>, 'starts', { departures: string[]; months: string[] }>()
const startsOf = (item: z.output<typeof itemNode>, today: string) =>
  starts(item, [today], 'starts', () => ({
    departures: departuresAhead(item.priceTable, today),
    months: item.months.length > 0 || item.travelFrom ? monthsOffered(tripDaysOf(item, today), today) : [],
  }))

/**
 * The bookable items of a list. Filters count and compare all items, so all are read, but only the properties that
 * cards and filters need.
 * @param links Public paths of the families whose items are listed; without any, those of the list itself.
 */
export async function itemsOnOffer(list: PageRoute, links: string[], { content, english, today }: PageRequest) {
  const gathered = links.length > 0
  const [routes, inEnglish] = gathered ? await Promise.all([content.routes(), english.routes()]) : []
  const families = routes ? links.flatMap(path => resolveRoute(routes, path)?.page ?? []) : [list]
  const lists = await Promise.all(
    families.map(async family => {
      const reading = content.items(itemNode, family.key)
      // One family of several is never worth an error.
      const items = await (gathered ? reading.catch(() => []) : reading)
      return items
        .filter(item => isCard(item, family) && isOnOffer(item.validUntil, today))
        .map(item => ({
          ...item,
          page: family,
          ...(gathered && { family: family.name, brand: inEnglish?.byPath.get(family.path)?.name ?? family.name }),
          ...startsOf(item, today),
        }))
    }),
  )
  return lists.flat()
}

export type ListedItem = Awaited<ReturnType<typeof itemsOnOffer>>[number]
