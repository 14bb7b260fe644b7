import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { endsWith, productName } from '@agency/contracts/site/products.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { depths } from '../../clients/content/depths.ts'
import {
  day,
  instant,
  lastInstant,
  link,
  list,
  requiredText,
  text,
  yesNo,
} from '../../clients/content/readers/lenient-values.server.ts'

export type PromotionSettings = { CONTENT_KEY_PROMOTIONS: string; CONTENT_KEY_DEALS: string }

const product = text.transform(productName)
const promotion = z.object({
  name: text,
  title: requiredText,
  tag: text,
  product,
  promoCode: text,
  link,
  from: instant,
  until: lastInstant,
})
const promotions = z.object({ items: list(promotion) })

const offer = z.object({ product, promoCode: text, validFrom: day, validUntil: day, agentOnly: yesNo })
const offers = z.object({ items: list(offer) })

type Promotion = z.output<typeof promotion>
/** `until` is in milliseconds since 1970; `daysLeft` counts whole days. */
export type RunningPromotion = Promotion & { until: number; daysLeft: number }

const dayLength = 24 * 60 * 60 * 1000

/**
 * The first running promotion with offers that end with it: a countdown without any would be untrue.
 * @returns The promotion, and the time of the next change. `read` is the same object until the content changes.
 */
export async function loadPromotion(
  content: ContentSource,
  env: PromotionSettings,
  now: number,
): Promise<{ promotion: RunningPromotion | undefined; changesAt: number | undefined; read: object[] }> {
  const [running, pool] = await Promise.all([
    content.node(promotions, { key: env.CONTENT_KEY_PROMOTIONS, deep: depths.widget }),
    content.node(offers, { key: env.CONTENT_KEY_DEALS, deep: 1 }),
  ])
  const today = malaysianDay(now)
  const open = pool.items.filter(
    ({ agentOnly, validFrom, validUntil }) => !agentOnly && (validFrom ?? '') <= today && (validUntil ?? '') >= today,
  )
  const promotion = running.items
    .flatMap(promotion => runningAt(promotion, now))
    .find(promotion => open.some(one => endsWith(promotion, promotion.until, one)))
  return { promotion, changesAt: nextChange(running.items, now), read: [running, pool] }
}

function runningAt(promotion: Promotion, now: number): RunningPromotion[] {
  const { from = 0, until = 0 } = promotion
  if (from > now || until <= now) return []
  return [{ ...promotion, until, daysLeft: Math.floor((until - now) / dayLength) }]
}

function nextChange(promotions: Promotion[], now: number): number | undefined {
  const instants = promotions.flatMap(({ from, until }) => [from ?? 0, until ?? 0]).filter(instant => instant > now)
  return instants.length > 0 ? Math.min(...instants) : undefined
}
