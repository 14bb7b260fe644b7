import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { pathOf, publish, takeOff, titleAt } from './many-pages.ts'
import { testWith } from './needs.ts'
import { loadPages } from './page-load.ts'
import { type SiteGroup, siteGroup } from './site-group.ts'

const test = testWith('redis-server')

const publications = 200
const atOnce = 4
/** Milliseconds: how often a page is asked for, how long after it was right, by when the studio promises it, and when to give up. */
const [interval, watched, promised, patience] = [50, 1000, 2000, 30_000]

let group: SiteGroup
let site: string

beforeAll(async () => {
  group = await siteGroup({ count: 1, siteUrl: 'http://127.0.0.1', pages: publications })
  await group.start()
  site = group.sites[0]?.address ?? ''
}, 300_000)

afterAll(() => group?.stop())

/** Asks for a page again and again, from before it is published until a second after it is right. @returns milliseconds until then */
async function publishedAfter(number: number, title: string): Promise<number> {
  const seen: { at: number; title: string | undefined }[] = []
  let answered = Number.POSITIVE_INFINITY
  const publishing = publish(group.content, number, title).then(() => {
    answered = performance.now()
  })
  const firstRight = () => seen.find(one => one.title === title)
  const isOver = () => {
    const right = firstRight()
    return performance.now() > (right ? right.at + watched : answered + patience)
  }
  while (!isOver()) {
    const asked = performance.now()
    seen.push({ at: asked, title: await titleAt(site, number) })
    await sleep(Math.max(0, asked + interval - performance.now()))
  }
  await publishing
  const right = firstRight()
  const after = right ? seen.slice(seen.indexOf(right)).flatMap(one => one.title ?? []) : []
  expect([...new Set(after)], pathOf(number)).toEqual([title])
  return Math.max(0, (right?.at ?? 0) - answered)
}

test('200 publications under load are seen within two seconds, and what was before never comes back', async () => {
  let isOver = false
  const load = loadPages(site, { visitors: 4, enough: () => isOver })
  const left = Array.from({ length: publications }, (_, number) => number)
  const times: number[] = []
  const work = async () => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      // Half of them are pages that were not there: what was asked for meanwhile has been answered with 404.
      if (number % 2 === 0) {
        await takeOff(group.content, number)
        await expect.poll(async () => (await fetch(site + pathOf(number))).status).toBe(404)
      }
      times.push(await publishedAfter(number, `Another title ${number}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  isOver = true
  const { done, failed, slowest } = await load
  const shed = failed.filter(line => line.endsWith('503 Service Unavailable'))
  expect(failed.filter(line => !shed.includes(line))).toEqual([])
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p99, max = 0] = [sorted[99], sorted[197], sorted.at(-1)]
  console.log({ publications, requests: done, shed: shed.length, slowest, p50, p99, max })
  expect(shed.length).toBeLessThan(done / 100)
  expect(max).toBeLessThan(promised)
}, 600_000)
