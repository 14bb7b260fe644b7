import { setTimeout as sleep } from 'node:timers/promises'
import { prefetchHeader } from '@agency/site/app/addresses/prefetch.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { pathOf, publish, publishInChinese, titleAt } from '../many-pages.ts'
import { testWith } from '../needs.ts'
import { type SiteGroup, siteGroup } from '../site-group.ts'
import type { SiteInstance } from '../site-instance.ts'
import { type Varnish, varnishServer } from './varnish.ts'

const test = testWith('varnishd', 'redis-server')

const pages = Array.from({ length: 1000 }, (_, number) => number)
const publications = 100
/** An instance that starts purges every page, the last time after 70 s. */
const purgesOfStart = 75_000
/** Milliseconds; a purge that gets no answer takes five seconds. */
const inTheWay = 3000

let varnish: Varnish
let group: SiteGroup
let sites: SiteInstance[]
let content: string

beforeAll(async () => {
  varnish = await varnishServer()
  const settings = { EDGE: varnish.edge }
  group = await siteGroup({ count: 2, siteUrl: varnish.address, settings, pages: pages.length })
  ;({ sites, content } = group)
  await varnish.start(sites.map(site => site.port))
  await group.start()
  await sleep(purgesOfStart)
}, 600_000)

afterAll(async () => {
  await varnish?.stop()
  await group?.stop()
})

/** Asks Varnish for pages, eight at a time. */
async function readAll(numbers: number[]): Promise<void> {
  const left = [...numbers]
  const read = async () => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const answer = await fetch(varnish.address + pathOf(number))
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, read))
}

async function purgeAll(): Promise<void> {
  const headers = { 'edge-secret': varnish.edge.split(/[/@]/)[2] ?? '', 'surrogate-key': 'all' }
  expect((await fetch(varnish.address, { method: 'PURGE', headers })).status).toBe(200)
}

/** Milliseconds from the answer to the publishing call until the edge sends the new title. */
async function publishedAfter(number: number, title: string): Promise<number> {
  await publish(content, number, title)
  const started = performance.now()
  while ((await titleAt(varnish.address, number)) !== title) await sleep(5)
  return performance.now() - started
}

const seenAtTheEdge = (number: number) => expect.poll(() => titleAt(varnish.address, number), { timeout: 30_000 })

test('1,000 pages are asked for once; of what is published, the new one is seen in less than a second and nothing else is asked again', async () => {
  const askedFor = async () => {
    await readAll(pages)
    return varnish.asked()
  }
  expect(new Set(await askedFor()).size).toBeGreaterThanOrEqual(pages.length)
  // A page that was made from content that had to be renewed at that moment is not kept.
  await expect.poll(askedFor, { timeout: 240_000 }).toEqual([])

  const times: number[] = []
  const changed = pages.filter(number => number % (pages.length / publications) === 0)
  for (const number of changed) times.push(await publishedAfter(number, `Another title ${number}`))
  expect([...new Set(await askedFor())].sort()).toEqual(changed.map(pathOf).sort())

  const [p50, p99] = [0.5, 0.99].map(share => times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1])
  console.log({ publications, p50, p99, max: Math.max(...times) })
  expect(p99).toBeLessThan(1000)
}, 900_000)

test('what is for one visitor, fetched for later or has a query is kept by Varnish no longer than a minute', async () => {
  const [path = ''] = pages.slice(-1).map(pathOf)
  const ask = (headers: Record<string, string>) => fetch(varnish.address + path, { headers })
  await ask({})
  await varnish.asked()
  expect((await ask({ cookie: 'return-to=x' })).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await varnish.asked()).toEqual([])
  expect((await ask({ [prefetchHeader]: 'prefetch' })).headers.get('cache-control')).toMatch(/^private/)
  await ask({ cookie: 'a=1; session=x' })
  await ask({ authorization: 'Basic x' })
  expect(await varnish.asked()).toEqual([path, path, path])
  const site = await fetch(`${sites[0]?.address}${path}?month=12`)
  expect(site.headers.get('cache-control')).toContain('s-maxage=60,')
})

const pagesIn = { en: ['/', '/accessibility'], ms: ['/ms', '/ms/accessibility'], zh: ['/zh', '/zh/accessibility'] }

test.each(['en ms zh', 'en zh ms', 'ms en zh', 'ms zh en', 'zh en ms', 'zh ms en'])(
  'asked for as %s, each language is kept under its own address, whatever cookie and header say',
  async order => {
    const languages = order.split(' ') as (keyof typeof pagesIn)[]
    const askedFor = async () => {
      for (const [language, path] of languages.flatMap(one => pagesIn[one].map(path => [one, path] as const)))
        for (const headers of [{ cookie: 'site-language=ms', 'accept-language': 'zh' }, undefined]) {
          const answer = await fetch(varnish.address + path, { headers })
          expect(answer.headers.get('vary'), path).toBe('accept-encoding')
          expect(await answer.text(), path).toContain(`<html lang="${language}`)
        }
      return varnish.asked()
    }
    await purgeAll()
    await varnish.asked()
    expect(new Set(await askedFor())).toEqual(new Set(languages.flatMap(language => pagesIn[language])))
    await expect.poll(askedFor).toEqual([])
  },
)

test('published Chinese changes its page alone, and the home pages are not asked for again', async () => {
  const paths = Object.values(pagesIn).flat()
  const read = () => Promise.all(paths.map(async path => (await fetch(varnish.address + path)).text()))
  const before = await read()
  await varnish.asked()
  await publishInChinese(content, 'accessibility', '新的标题')
  await expect.poll(async () => (await read()).at(-1)).toContain('新的标题')
  const after = await read()
  expect(paths.filter((_, at) => before[at] !== after[at])).toEqual(['/zh/accessibility'])
  expect((await varnish.asked()).filter(path => !path.endsWith('/accessibility'))).toEqual([])
})

test('nothing that is for the machines inside gets through, and no stranger purges', async () => {
  for (const one of ['/readyz', '/healthz?verbose', '/metrics', '/hooks/content'])
    expect((await fetch(varnish.address + one)).status, one).toBe(404)
  await readAll(pages.slice(-5))
  for (const secret of ['', 'wrong']) {
    const headers = { 'edge-secret': secret, 'surrogate-key': 'all' }
    expect((await fetch(varnish.address, { method: 'PURGE', headers })).status).toBe(403)
  }
  await varnish.asked()
  await readAll(pages.slice(-5))
  expect(await varnish.asked()).toEqual([])
  expect((await fetch(varnish.address + pathOf(1))).headers.get('surrogate-key')).toBeNull()
})

test('while Varnish is killed publishing goes on, and back again it has the new page', async () => {
  await varnish.signal('SIGKILL')
  const started = performance.now()
  await publish(content, 3, 'Published meanwhile')
  expect(performance.now() - started).toBeLessThan(inTheWay)
  await varnish.start(sites.map(site => site.port))
  await seenAtTheEdge(3).toBe('Published meanwhile')
  expect(await publishedAfter(3, 'Published later')).toBeLessThan(inTheWay)
})

test('while Varnish is unreachable publishing goes on; the old page that it kept is purged when it is back', async () => {
  expect(await titleAt(varnish.address, 4)).toBe('Leaflet 4')
  await varnish.signal('SIGSTOP')
  const started = performance.now()
  await publish(content, 4, 'Published meanwhile')
  expect(performance.now() - started).toBeLessThan(inTheWay)
  for (const site of sites) await expect.poll(() => titleAt(site.address, 4)).toBe('Published meanwhile')
  const waiting = async () => {
    const status = (await (await fetch(`${sites[0]?.address}/readyz?verbose`)).json()) as { edge: { failures: number } }
    return status.edge.failures
  }
  await expect.poll(waiting).toBeGreaterThan(0)
  await varnish.signal('SIGCONT')
  await seenAtTheEdge(4).toBe('Published meanwhile')
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
})

test('a purged page is still sent when no instance can make the new one', async () => {
  const askedFor = async () => {
    await readAll([5, 6])
    return varnish.asked()
  }
  // A page that an instance renewed at that moment is not kept.
  await expect.poll(askedFor).toEqual([])
  await sites[1]?.kill()
  expect(await publishedAfter(5, 'From the other instance')).toBeLessThan(inTheWay)
  await sites[0]?.kill()
  await purgeAll()
  expect(await titleAt(varnish.address, 5)).toBe('From the other instance')
  expect(await titleAt(varnish.address, 6)).toBe('Leaflet 6')
  await sites[0]?.start()
  await publish(content, 6, 'After the restart')
  await seenAtTheEdge(6).toBe('After the restart')
})
