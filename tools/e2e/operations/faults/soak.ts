/**
 * `npm run test:long -- soak`: visits every page of a whole stack again and again for an hour, with unknown addresses,
 * searches, announced changes, and every fifth minute a fault of the content system, and prints the memory of the site
 * every minute. Fails when it grew. `npm run test:long -- soak 10` soaks for ten minutes.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { builtSite } from '../../../scripts/checks/built-site.ts'
import { forget, freePorts, newDataFolder, startStack } from '../stack/stack.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { faults } from './faults.ts'
import { allPages, announceChange, visit } from './visitors.ts'

await builtSite()
const minutes = Number(process.argv[2] ?? 60)
const dataDir = newDataFolder()
const ports = await freePorts()
const content = await startFaultProxy(`http://127.0.0.1:${ports.CONTENT_PORT}`)
// The stack uses the content system through the proxy, so it takes that for another one and starts none.
const behindProxy = startStack({ dataDir, ports, script: 'start:content' })
await behindProxy.says('listening')
const stack = startStack({ dataDir, ports, env: { CONTENT_URL: content.url, TRUSTED_PROXIES: '1' } })
try {
  await stack.says('Ready in')
  process.exitCode = (await soak(stack.address('site'))) ? 0 : 1
} finally {
  await stack.stop()
  await behindProxy.stop()
  await content.stop()
  forget(dataDir)
}

/** @param site its address */
async function soak(site: string) {
  const pages = await allPages(site)
  const sizes = []
  const counts = { visits: 0, failed: 0 }
  const ends = performance.now() + minutes * 60_000
  const visitors = [0, 1, 2, 3].map(number => visitor(site, pages, { number, ends, counts }))
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000)
    sizes.push(memory())
    console.log(`minute ${minute}: ${sizes.at(-1)} MB, ${counts.visits} visits, ${counts.failed} failed`)
    content.set(minute % 5 === 4 ? faults[minute % 2 ? 'resets connections' : 'never answers'] : undefined)
    if (minute % 2) await announceChange(site)
  }
  await Promise.all(visitors)
  return isFlat(sizes)
}

async function visitor(
  site: string,
  pages: string[],
  { number, ends, counts }: { number: number; ends: number; counts: { visits: number; failed: number } },
) {
  for (let turn = number; performance.now() < ends; turn += 1) {
    const made = [`/nothing-${turn}`, `/search?q=word${turn}`, `/blog?page=${turn}`, `/search/suggestions?q=w${turn}`]
    const path = turn % 7 === 0 ? (made[turn % made.length] ?? '/') : (pages[(turn * 31) % pages.length] ?? '/')
    const { status } = await visit(site, path)
    counts.visits += 1
    if (status === 0 || status === 500) counts.failed += 1
  }
}

/** Megabytes of the site's process. */
function memory() {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stack.pid('site')}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Caches fill in the first third; the last third may be a tenth above the second. @param sizes one a minute */
function isFlat(sizes: number[]) {
  const third = Math.floor(sizes.length / 3)
  if (third === 0) return true
  const median = (list: number[]) => [...list].sort((one, other) => one - other)[list.length >> 1] ?? 0
  const [second, last] = [median(sizes.slice(third, 2 * third)), median(sizes.slice(-third))]
  console.log(`memory: ${second} MB in the second third, ${last} MB in the last`)
  return last <= second * 1.1
}
