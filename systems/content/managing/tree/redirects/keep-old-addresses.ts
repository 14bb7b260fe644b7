import { inArray, sql } from 'drizzle-orm'
import { withDescendants } from '../../../database/ancestors.ts'
import type { Transaction } from '../../../database/content-database.ts'
import type { Place } from '../../../database/place.ts'
import { redirects } from '../../../database/tables.ts'
import { isPage } from '../../../schemas/registry.ts'
import { publicPathIn } from '../../../tree/public-path.ts'

/** Redirects the old addresses of pages and their descendants. Deletes redirects from an address that a page has again. */
export async function keepOldAddresses(
  tx: Transaction,
  keys: string[],
  before: Place[],
  after: Place[],
  author: string,
): Promise<void> {
  const was = live(before)
  const is = live(after)
  const changed = keys.filter(key => {
    const [old, current] = [was.get(key), is.get(key)]
    return current && (!old || publicPathIn(was, old) !== publicPathIn(is, current))
  })
  if (changed.length === 0) return
  const touched = new Set(changed.flatMap(key => withDescendants(key, after)))
  const pages = [...touched].flatMap(key => is.get(key) ?? []).filter(({ alias }) => isPage(alias))
  const addresses = pages.map(page => publicPathIn(is, page))
  for (let start = 0; start < addresses.length; start += 500)
    await tx.delete(redirects).where(inArray(redirects.from, addresses.slice(start, start + 500)))
  const isTaken = new Set(addresses)
  const moved = pages.flatMap(page => {
    const old = was.get(page.key)
    const from = old && publicPathIn(was, old)
    return from === undefined || isTaken.has(from) ? [] : [{ from, key: page.key, to: null, author }]
  })
  for (let start = 0; start < moved.length; start += 500) {
    await tx
      .insert(redirects)
      .values(moved.slice(start, start + 500))
      .onConflictDoUpdate({
        target: redirects.from,
        set: { key: sql`excluded.key`, to: null, at: sql`now()`, author },
      })
  }
}

const live = (places: Place[]): Map<string, Place> =>
  new Map(places.filter(({ deletedAt }) => deletedAt === null).map(place => [place.key, place]))
