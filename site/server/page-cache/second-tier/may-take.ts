import { cacheLifetimes } from '../../../app/addresses/cache-policy.ts'
import type { Position } from '../../instances/change-channel.ts'
import type { CachedPage } from '../cached-page.ts'
import type { Own } from '../cached-pages.ts'

const minute = cacheLifetimes.page.fresh * 1000

export type Offer = {
  /** A page of another instance, whose version is the last change that it had applied before it rendered. */
  page: CachedPage & { version: Position }
  own: Own | undefined
  /** The last change that this instance has applied; undefined while one of its own has no number yet. */
  applied: Position | undefined
  /** The last change that Redis knows, and the last one of the page's keys. */
  last: (Position & { ofKeys: number }) | undefined
  now: number
}

/**
 * Whether an instance may send a page of another one: it contains every change that was announced of its keys, and is no older than
 * what the instance has sent before.
 */
export function mayTake({ page, own, applied, last, now }: Offer): boolean {
  const { version, madeAt, until } = page
  if (!applied || !last || version.epoch !== last.epoch || version.epoch !== applied.epoch) return false
  // Redis answered before a change that has arrived meanwhile, or has lost some.
  if (last.number < applied.number || last.number < version.number) return false
  if (version.number < last.ofKeys) return false
  if (Math.abs(now - madeAt) >= minute || now >= until) return false
  return own === undefined || isNewer(page, own)
}

function isNewer({ version, madeAt }: Offer['page'], { page: before, invalidated }: Own): boolean {
  if (before.version?.epoch === version.epoch) {
    if (version.number > before.version.number) return true
    if (invalidated) return false
  }
  // Content is at most a minute old when a page is rendered from it, so all of this page's was read after the one before was made.
  return madeAt >= before.madeAt + minute
}
