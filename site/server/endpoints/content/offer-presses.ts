import { randomUUID } from 'node:crypto'
import { formAt } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import {
  maxOffers,
  type OfferPresses,
  offerPressesPath,
  offerPressesSchema,
  signHook,
} from '@agency/contracts/content/hooks.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { MiddlewareHandler } from 'hono'
import { languageOfPath } from '../../../app/addresses/languages/language-of-path.ts'
import { isPrefetch } from '../../../app/addresses/prefetch.ts'

type PressSettings = { CONTENT_URL: string; CONTENT_SECRET: string }

const sendEveryMs = 20_000
const timeoutMs = 5000
const notTaken = [401, 403, 404, 405, 501]

const offerPath = offerPressesSchema.shape.pressed.element.shape.path
const isAhead = (header: (name: string) => string | undefined) =>
  isPrefetch(header) || header('sec-purpose') !== undefined
const robots = /bot\b|crawl|spider|slurp/i

/** Robots and prefetches do not count. Unsent counts are lost at the end of the process. */
export function offerPresses(
  { CONTENT_URL: contentUrl, CONTENT_SECRET }: PressSettings,
  log: Logger,
  sendMs = sendEveryMs,
) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let isTaken = true

  function add(path: string, times: number) {
    if (!isTaken || (!counts.has(path) && counts.size >= maxOffers)) return
    counts.set(path, (counts.get(path) ?? 0) + times)
    timer ??= setTimeout(() => void send(), sendMs).unref()
  }

  async function send() {
    timer = undefined
    const pressed = [...counts].map(([path, times]) => ({ path, times }))
    counts.clear()
    try {
      const status = await post(JSON.stringify({ id: randomUUID(), pressed } satisfies OfferPresses))
      if (notTaken.includes(status)) isTaken = false
      else if (status >= 400) throw new Error(`status ${status}`)
    } catch (error) {
      log.debug({ err: (error as Error).message }, 'the content system cannot be told of pressed offers now')
      for (const { path, times } of pressed) add(path, times)
    }
  }

  async function post(body: string): Promise<number> {
    const headers = { 'content-type': 'application/json', ...signHook(body, CONTENT_SECRET, new Date()) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(new URL(offerPressesPath, contentUrl), { method: 'POST', headers, body, signal })
    await response.body?.cancel()
    return response.status
  }

  const count: MiddlewareHandler<ServiceEnv> = async (c, next) => {
    await next()
    const about = c.req.method === 'GET' && formAt(languageOfPath(c.req.path).inside) ? c.req.query('about') : undefined
    if (about === undefined || c.res.status !== 200 || isAhead(name => c.req.header(name))) return
    if (offerPath.safeParse(about).success && !robots.test(c.req.header('user-agent') ?? 'bot')) add(about, 1)
  }
  return { count, close: () => clearTimeout(timer) }
}
