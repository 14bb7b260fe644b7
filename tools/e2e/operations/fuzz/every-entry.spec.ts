import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { answers, type SiteProcess, startSite } from '../upstream/site-process.ts'
import { request } from './inputs.ts'
import { type RawAnswer, sendRaw } from './raw-request.ts'

/** `npm run test:long -- faults` sends 100,000. */
const long = process.env.FAULTS === 'long'
const inputs = Number(process.env.FUZZ_INPUTS ?? (long ? 100_000 : 3000))
const atOnce = 20
/** An honest "not now" is an answer. */
const honest = new Set<RawAnswer>([503, 504])

let site: SiteProcess
test.beforeAll(async () => {
  site = await startSite({
    CONTENT_URL: process.env.E2E_CONTENT_URL ?? '',
    BOOKING_URL: process.env.E2E_BOOKING_URL ?? '',
    BACKEND_URL: process.env.E2E_BACKEND_URL ?? '',
    TRUSTED_PROXIES: '1',
  })
  await answers(site, '/cars')
})
test.afterAll(() => site.stop())

test('the site answers any request, stays up and does not leak memory', { tag: '@nightly' }, async () => {
  test.setTimeout(long ? 3_600_000 : 300_000)
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const counts = new Map<RawAnswer, number>()
  const faults: string[] = []
  const sizes: number[] = []
  const batch = 1000
  for (let done = 0; done < inputs; done += batch) {
    const bytes = fc.sample(request, { numRuns: batch, seed: seed + done })
    await inTurns(bytes, atOnce, async one => {
      const answer = await sendRaw(site.url, one)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
      const isFault = answer === 'silent' || (typeof answer === 'number' && answer >= 500 && !honest.has(answer))
      if (isFault && faults.length < 20)
        faults.push(`${answer}: ${JSON.stringify(one.toString('latin1').slice(0, 600))}`)
    })
    sizes.push(memoryOf(site.pid))
  }
  const figures = [...counts].map(([answer, count]) => `${answer} ${count}`).join(', ')
  const { pages, content } = (await (await fetch(`${site.url}/readyz?verbose`)).json()) as Record<string, object>
  const description = `seed ${seed}, ${inputs} inputs: ${figures}; memory MB ${sizes.map(size => size.toFixed(0)).join(' ')}; kept ${JSON.stringify({ pages, content })}`
  test.info().annotations.push({ type: 'measurements', description })
  if (long) console.log(description)
  expect(faults, `seed ${seed}`).toEqual([])
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  // Caches fill during the first quarter; after that nothing grows with the number of requests.
  const settled = sizes[Math.floor(sizes.length / 4)] ?? 0
  expect(Math.min(...sizes.slice(-3))).toBeLessThan(settled * 1.5 + 100)
})

/** What once made the site fail. */
const onceFailed: [string, string, RawAnswer][] = [
  ['a host that is a number too large for an address', 'GET /cars HTTP/1.1\r\nhost: 9007199254740993\r\n\r\n', 400],
]
for (const [what, request, answer] of onceFailed) {
  test(`${what} is answered with ${answer}`, { tag: '@nightly' }, async () => {
    expect(await sendRaw(site.url, Buffer.from(request))).toBe(answer)
  })
}

/** Megabytes that a process really takes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function inTurns<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
