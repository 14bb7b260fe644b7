import { cacheLifetimes } from '../../../../app/addresses/cache-policy.ts'
import { newPageDependencies } from '../../../../app/clients/content/cache/page-dependencies.server.ts'
import type { Position } from '../../../instances/change-channel.ts'
import type { SharedPages } from '../../../instances/page-store.ts'
import { type CachedPage, cacheable } from '../../cached-page.ts'
import { createCachedPages } from '../../cached-pages.ts'
import { createSecondTier } from '../second-tier.ts'

const contentMs = cacheLifetimes.content.fresh * 1000
const start = Date.parse('2026-11-20T03:00:00Z')
/** Every page is made from this one node, and says its version. */
const node = 'node'

/** Delays an answer of Redis, or a rendering, for as long as a test likes. */
export type Delay = <Value>(value: Value) => Promise<Value>

type Change = { position: Position; version: number }

/** Instances of the site, real but for Redis and the content system, which are models. */
export function modelInstances(count: number, delay: Delay) {
  let now = start
  let epochs = 1
  let last: Position & { ofKeys: number } = { epoch: 'epoch 1', number: 0, ofKeys: 0 }
  const stored = new Map<string, { bytes: Buffer; until: number }>()
  let published = 0
  let renders = 0

  const store: SharedPages['store'] = {
    read: name => {
      const found = stored.get(name)
      return delay(found && found.until > now ? found.bytes : undefined)
    },
    write: async (name, bytes, milliseconds) => stored.set(await delay(name), { bytes, until: now + milliseconds }),
    claim: () => delay(true),
    release: async () => {},
  }

  function instance() {
    let position: Position | undefined = { epoch: last.epoch, number: last.number }
    /** Versions that this instance announces, and Redis has not numbered yet. */
    const unnumbered: number[] = []
    const heard: Change[] = []
    let content: { version: number; at: number } | undefined
    let told = 0
    const pages = createCachedPages(10 * 1024 * 1024, () => now)
    const tier = createSecondTier({
      shared: {
        store,
        position: () => (unnumbered.length === 0 ? position : undefined),
        lastChange: () => delay({ ...last }),
      },
      secret: Buffer.alloc(32),
      routesFor: () => 'the only list',
      clock: () => now,
    })

    function learn(version: number): void {
      pages.forget([node])
      content = undefined
      told = Math.max(told, version)
    }

    /** As the content cache does: what is a minute old is read again, and a difference that was not announced is. */
    function read(): number {
      if (content && now - content.at < contentMs) return content.version
      if (content && content.version !== published) unnumbered.push(published)
      content = { version: published, at: now }
      return published
    }

    async function render(): Promise<CachedPage> {
      const madeAt = now
      renders += 1
      const body = Buffer.from(`${read()} `.repeat(600))
      await delay(undefined)
      const uses = { ...newPageDependencies(madeAt), keys: new Set([node]) }
      return cacheable({ status: 200, headers: new Headers(), body }, uses, { now: madeAt, isNamed: false })
    }

    return {
      heard,
      taken: () => tier.counts.taken,
      /** The version that visitors who ask now have to get at least; nothing while an earlier rendering is under way, which they share. */
      expected: () => (pages.metrics().making === 0 ? told : 0),
      view: async (key: string): Promise<CachedPage> =>
        (await pages.serve(key, false, own => tier({ key, path: key, own }, render))).page,
      announced(): void {
        learn(published)
        unnumbered.push(published)
      },
      /** Redis numbers what this instance announces, and publishes it to all. */
      number(): void {
        for (const version of unnumbered.splice(0)) {
          const number = last.number + 1
          last = { epoch: last.epoch, number, ofKeys: number }
          for (const one of instances) one.heard.push({ position: { epoch: last.epoch, number }, version })
        }
      },
      hear(): void {
        const change = heard.shift()
        if (!change) return
        learn(change.version)
        position = change.position
      },
      join(): void {
        heard.length = 0
        position = { epoch: last.epoch, number: last.number }
        learn(0)
      },
    }
  }
  const instances = Array.from({ length: count }, instance)

  return {
    instances,
    stored,
    renders: () => renders,
    taken: () => instances.reduce((sum, one) => sum + one.taken(), 0),
    publish: () => {
      published += 1
    },
    later: (milliseconds: number) => {
      now += milliseconds
    },
    /** Redis starts again and is empty; its pages, on another server, may be there still. */
    restart(): void {
      epochs += 1
      last = { epoch: `epoch ${epochs}`, number: 0, ofKeys: 0 }
      for (const one of instances) one.join()
    },
  }
}
