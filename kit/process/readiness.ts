import type { Context } from 'hono'
import type { ServiceEnv } from '../http/request-log.ts'
import { isStopping } from './stop.ts'

export type ReadyCheck = () => unknown

const timeoutMs = 2000

/** 503 with the names of failed checks, and while stopping. */
export function readiness(checks: Record<string, ReadyCheck>, doing: () => string | undefined = () => undefined) {
  return async (c: Context<ServiceEnv>) => {
    if (isStopping()) return c.json({ status: 'stopping', checks: {} }, 503)
    const names = Object.keys(checks)
    const results = await Promise.allSettled(names.map(name => inTime(checks[name] as ReadyCheck)))
    const failed = names.filter((_, index) => results[index]?.status === 'rejected')
    return c.json(
      {
        status: failed.length === 0 ? 'ready' : 'not ready',
        checks: Object.fromEntries(names.map(name => [name, failed.includes(name) ? 'failing' : 'ok'])),
        ...(failed.length > 0 && { doing: doing() }),
      },
      failed.length === 0 ? 200 : 503,
    )
  }
}

async function inTime(check: ReadyCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs)
  })
  try {
    await Promise.race([Promise.resolve().then(check), late])
  } finally {
    clearTimeout(timer)
  }
}
