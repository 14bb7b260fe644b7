import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyIn, type CachedPage } from '../cached-page.ts'
import { type Delay, modelInstances } from './testing/model-instances.ts'

const versionOf = async (page: CachedPage) => Number.parseInt((await bodyIn(page, 'identity')).toString(), 10)

const atOnce: Delay = async value => value

const count = 3
/** What happens, and how often. */
const events = { view: 30, publish: 6, announced: 6, number: 10, hear: 10, later: 4, restart: 1, emptied: 1 }
const event = fc.record({
  what: fc.oneof(...Object.entries(events).map(([what, weight]) => ({ weight, arbitrary: fc.constant(what) }))),
  at: fc.nat(count - 1),
  key: fc.constantFrom('penang', 'ipoh'),
  isAwaited: fc.boolean(),
})
type Event = typeof event extends fc.Arbitrary<infer Kind> ? Kind : never

/** @returns How many pages came from another instance. */
async function play(happening: Event[], scheduler: fc.Scheduler): Promise<number> {
  const model = modelInstances(count, value => scheduler.schedule(Promise.resolve(value)))
  const seen = new Map<string, number>()
  const views: Promise<void>[] = []
  for (const { what, at, key, isAwaited } of happening) {
    const instance = model.instances[at]
    if (!instance) continue
    const name = `${key} at ${at}`
    // What was seen before this view began must not be undone by it, nor what the instance has heard of.
    const view = async (least = Math.max(seen.get(name) ?? 0, instance.expected())) => {
      const version = await versionOf(await instance.view(key))
      expect(version, name).toBeGreaterThanOrEqual(least)
      seen.set(name, Math.max(version, seen.get(name) ?? 0))
    }
    if (what === 'view') views.push(view())
    if (what === 'publish') model.publish()
    if (what === 'announced') instance.announced()
    if (what === 'number') instance.number()
    if (what === 'hear') instance.hear()
    if (what === 'later') model.later(25_000)
    if (what === 'emptied') model.stored.clear()
    if (what === 'restart') model.restart()
    if (isAwaited) await scheduler.waitFor(Promise.all(views))
    else if (scheduler.count() > 0) await scheduler.waitOne()
  }
  await scheduler.waitFor(Promise.all(views))
  return model.taken()
}

test('no instance sends an older page after a newer one, however changes, renders and views interleave', async () => {
  let taken = 0
  const happening = fc.array(event, { maxLength: 60, size: 'max' })
  const property = fc.asyncProperty(happening, fc.scheduler(), async (...given) => {
    taken += await play(...given)
  })
  await fc.assert(property, { numRuns: 300 })
  expect(taken).toBeGreaterThan(100)
})

/** Three instances without delays, and the version that one of them sends of a page. */
function threeInstances() {
  const model = modelInstances(count, atOnce)
  const sent = async (at: number, key: string) => {
    const page = await model.instances[at]?.view(key)
    return page && versionOf(page)
  }
  return { model, sent }
}

test('one instance renders, and the others send its page', async () => {
  const { model, sent } = threeInstances()
  for (const at of [0, 1, 2]) expect(await sent(at, 'penang')).toBe(0)
  expect([model.renders(), model.taken()]).toEqual([1, 2])
})

test('after a change one instance renders the page again, and those that sent it before take it', async () => {
  const { model, sent } = threeInstances()
  for (const at of [0, 1, 2]) await sent(at, 'penang')
  model.publish()
  model.instances[0]?.announced()
  model.instances[0]?.number()
  for (const one of model.instances) one.hear()
  for (const at of [0, 1, 2]) expect(await sent(at, 'penang')).toBe(1)
  expect([model.renders(), model.taken()]).toEqual([2, 4])
})

test('a page from content that is older than what was sent is not taken, though no change was announced', async () => {
  const { model, sent } = threeInstances()
  expect(await sent(0, 'ipoh')).toBe(0)
  model.publish()
  model.later(25_000)
  expect(await sent(1, 'penang')).toBe(1)
  // Redis has dropped that page, and the first instance makes another one from what it read before.
  model.stored.clear()
  model.later(25_000)
  expect(await sent(0, 'penang')).toBe(0)
  model.later(50_000)
  for (let view = 0; view < 3; view++) expect(await sent(1, 'penang')).toBe(1)
})

test('what others would send is neither looked at nor given while a change has no number', async () => {
  const { model, sent } = threeInstances()
  await sent(0, 'penang')
  model.publish()
  model.instances[1]?.announced()
  expect(await sent(1, 'penang')).toBe(1)
  expect(await sent(1, 'ipoh')).toBe(1)
  expect([model.stored.size, model.taken()]).toEqual([1, 0])
})

test('pages of an epoch that has ended are not taken', async () => {
  const { model, sent } = threeInstances()
  await sent(0, 'penang')
  model.restart()
  await sent(1, 'penang')
  expect(model.taken()).toBe(0)
})
