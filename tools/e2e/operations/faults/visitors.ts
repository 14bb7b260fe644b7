import { setTimeout as sleep } from 'node:timers/promises'
import { signHook } from '@agency/contracts/content/hooks.ts'

/** Between two visits; without it the visitors would take the processor from what they visit. */
const pause = 20

/** How a page was answered: status and milliseconds, or why it was not. */
export type Visit = { path: string; status: number; ms: number; body: string; retryAfter: string | null }

/** Asks for a page as a visitor's browser does. A connection that breaks is status 0. */
export async function visit(site: string, path: string): Promise<Visit> {
  const began = performance.now()
  try {
    const answer = await fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    const body = await answer.text()
    const retryAfter = answer.headers.get('retry-after')
    return { path, status: answer.status, ms: performance.now() - began, body, retryAfter }
  } catch (error) {
    return { path, status: 0, ms: performance.now() - began, body: String(error), retryAfter: null }
  }
}

/** Every page of the site map, by path. */
export async function allPages(site: string): Promise<string[]> {
  const read = async (address: string) => {
    const text = await (await fetch(site + new URL(address, site).pathname)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found ?? '')
  }
  const files = await read('/sitemap.xml')
  const addresses = (await Promise.all(files.map(read))).flat()
  return [...new Set(addresses.map(address => new URL(address).pathname))]
}

/** Tells the site that everything changed, as the content system does: nothing cached is good without asking again. */
export async function announceChange(site: string): Promise<void> {
  const body = JSON.stringify({ keys: ['*'], id: crypto.randomUUID() })
  const headers = signHook(body, 'sample-content-secret', new Date())
  const answer = await fetch(`${site}/hooks/content`, { method: 'POST', body, headers: { ...headers } })
  if (answer.status !== 204) throw new Error(`the announcement was answered with ${answer.status}`)
}

/** Visits these pages again and again until the returned function is called, which gives the number of visits and those that failed. */
export function keepVisiting(site: string, paths: string[]) {
  let running = true
  let visits = 0
  let slowest = 0
  const failed: Visit[] = []
  const visitor = async (first: number) => {
    for (let turn = first; running; turn += 2) {
      const one = await visit(site, paths[turn % paths.length] ?? '/')
      visits += 1
      slowest = Math.max(slowest, one.ms)
      if (one.status !== 200) failed.push(one)
      await sleep(pause)
    }
  }
  const both = Promise.all([visitor(0), visitor(1)])
  return async () => {
    running = false
    await both
    return { visits, failed, slowest }
  }
}
