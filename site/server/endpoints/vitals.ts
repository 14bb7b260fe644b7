import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { histogram } from '@agency/service-kit/observability/metrics.ts'
import type { Context } from 'hono'
import * as z from 'zod'
import { pageLabels } from '../../app/addresses/page-label.ts'
import type { Limits } from '../../app/limits/limits.server.ts'

export type VitalsSettings = { TRUSTED_PROXIES: number; VITALS_SHARE: number }

/** Ten minutes; a longer measurement comes from a sleeping computer. */
const milliseconds = z.number().min(0).max(600_000).optional()

const sent = z.object({
  page: z.enum(pageLabels),
  device: z.enum(['narrow', 'wide']),
  lcp: milliseconds,
  inp: milliseconds,
  fcp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().min(0).max(100).optional(),
})

const labels = ['page', 'device']
/** Buckets with the published limits between good and poor: https://web.dev/articles/vitals */
const seconds = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const times = {
  lcp: histogram({ name: 'web_vitals_lcp_seconds', help: 'Largest contentful paint', labels }, seconds),
  inp: histogram({ name: 'web_vitals_inp_seconds', help: 'Interaction to next paint', labels }, seconds),
  fcp: histogram({ name: 'web_vitals_fcp_seconds', help: 'First contentful paint', labels }, seconds),
  ttfb: histogram({ name: 'web_vitals_ttfb_seconds', help: 'Time to first byte', labels }, seconds),
}
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]
const cls = histogram({ name: 'web_vitals_cls', help: 'Cumulative layout shift', labels }, shifts)

const maxText = 1000

/** Stores only sums by page type and window width, without visitors' data. */
export function vitals(env: VitalsSettings, limits: Limits) {
  return async (c: Context<ServiceEnv>) => {
    if (env.VITALS_SHARE === 0) return c.body(null, 404)
    const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
    if (length > maxText) return c.body(null, 413)
    const { allowed, retryAfterSeconds } = await limits.take('vitals', visitorAddress(c, env.TRUSTED_PROXIES))
    if (!allowed) return c.body(null, 429, { 'retry-after': String(retryAfterSeconds) })
    const read = sent.safeParse(parseJson(await c.req.text()))
    if (!read.success) return c.body(null, 400)
    const { page, device, ...measured } = read.data
    for (const name of ['lcp', 'inp', 'fcp', 'ttfb'] as const) {
      const value = measured[name]
      if (value !== undefined) times[name].observe({ page, device }, value / 1000)
    }
    if (measured.cls !== undefined) cls.observe({ page, device }, measured.cls)
    return c.body(null, 204)
  }
}
