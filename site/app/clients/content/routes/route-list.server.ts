import { pageRoles, readNodeKey } from '@agency/contracts/content/route-node.ts'
import * as z from 'zod'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import type { Quarantine } from '../cache/content-cache.server.ts'
import { reportBrokenItem } from '../readers/broken-items.server.ts'
import { isEmpty, isRecord } from '../readers/kinds/raw-values.ts'
import { list, requiredText, text } from '../readers/lenient-values.server.ts'
import type { PageRoute, RouteIndex, RouteNode } from './route-resolution.ts'
import { namesAdvice } from './unknown-names.ts'

const routeNode: z.ZodType<RouteNode> = z.preprocess(
  withKey,
  z.object({
    key: requiredText,
    id: text,
    name: text,
    urlSegment: text,
    role: z.enum(pageRoles).optional().catch(undefined),
    contentType: z.object({ alias: requiredText }),
    get items() {
      return list(routeNode)
    },
  }),
)

/** Content systems without keys identify a node by its number. */
function withKey(node: unknown): unknown {
  return isRecord(node) && isEmpty(node.key) ? { ...node, key: node.id } : node
}

/** A node without key and number, or without type, is dropped with everything below it. */
export const routeList = z
  .unknown()
  .refine((value): boolean => Array.isArray(value), { error: 'is not a list' })
  .pipe(list(routeNode))

/** An empty list would make every address a 404. @throws {UpstreamFailure} `unexpected-shape` */
export function someRoutes(index: RouteIndex): RouteIndex {
  if (index.byPath.size > 0 || index.unknownHome !== undefined) return index
  throw new UpstreamFailure('content', 'unexpected-shape', 'the route list has no page')
}

/** A list without a home page still serves all other pages. */
export function withHome(index: RouteIndex): RouteIndex {
  if (!index.byPath.has('/'))
    reportBrokenItem({
      reason: 'no node of the route list is the home page',
      page: '/',
      did: 'the home page is not found, and the site is not ready',
      todo:
        index.unknownHome === undefined
          ? 'Give the home page, at the top of the tree, the URL segment home.'
          : namesAdvice(index.unknownHome),
    })
  return index
}

/** On smaller sites, losing half of the pages is plausible. */
const smallSite = 10

/** The number of lost ones; undefined for fewer than half. */
export function lostHalf<Item>(all: readonly Item[], isLost: (item: Item) => boolean): number | undefined {
  const lost = all.filter(isLost).length
  return all.length < smallSite || lost * 2 < all.length ? undefined : lost
}

/** Accepts a list without half of the site if the removal was announced, or lasts for some minutes (decision 051). */
export function quarantineRoutes(
  old: RouteIndex,
  fresh: RouteIndex,
  announced: ReadonlySet<string>,
): Quarantine | undefined {
  if (old.byPath.has('/') && !fresh.byPath.has('/')) {
    return { reason: 'the home page is missing', acceptedLater: false }
  }
  const [before, after] = [old.byPath.size, fresh.byPath.size]
  if (after * 2 >= before) return undefined
  const present = new Set(Array.from(fresh.byPath.values(), page => page.key))
  const isExplained = (page: PageRoute) =>
    [page, ...page.ancestors].some(({ key }) => announced.has(readNodeKey(key) ?? key))
  const lost = lostHalf([...old.byPath.values()], page => !present.has(page.key) && !isExplained(page))
  return lost === undefined ? lost : { reason: `${lost} of ${before} pages are missing`, acceptedLater: true }
}
