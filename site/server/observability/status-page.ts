import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { ReadyCheck } from '@agency/service-kit/process/readiness.ts'
import { readiness } from '@agency/service-kit/process/readiness.ts'
import type { Context } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'

/** Public, so names and numbers only. */
export type StatusParts = Record<string, () => unknown>

/** `/readyz?verbose` adds the parts. A part that fails is left out, and never makes the site unready. */
export function statusPage(checks: Record<string, ReadyCheck>, release: string, parts: StatusParts) {
  const ready = readiness(checks)
  return async (c: Context<ServiceEnv>) => {
    const short = await ready(c)
    c.header('cache-control', cacheControl.never)
    if (c.req.query('verbose') === undefined) return short
    const { rss, heapUsed } = process.memoryUsage()
    const facts = {
      ...((await short.json()) as object),
      release,
      node: process.version,
      upFor: inWords(process.uptime()),
      memory: { residentMB: inMB(rss), heapMB: inMB(heapUsed) },
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, tell(part)])),
    }
    return c.body(`${JSON.stringify(facts, undefined, 2)}\n`, short.status as 200, {
      'content-type': 'application/json',
    })
  }
}

function tell(part: () => unknown): unknown {
  try {
    return part()
  } catch {
    return undefined
  }
}

const inMB = (bytes: number) => Math.round(bytes / 1024 / 1024)

function inWords(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor)
  return `${days} d ${hours} h ${minutes} min`
}
