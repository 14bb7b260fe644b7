import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource, NodeQuery } from '../../clients/content/content-source.server.ts'
import { buildRouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { isFixedAddress } from '../../fixed-routes.ts'
import { loadShell } from './shell-model.server.ts'

const env = readEnv({})
const now = Date.parse('2026-11-20T03:00:00Z')
const hour = 3_600_000

const nothing = { items: [] }
const endingDeals = { items: [{ product: 'hotel', validUntil: '2026-11-20' }] }
const routes = buildRouteIndex([], () => true)

/** A content system whose answers stay the same objects until they change, as the content cache's do. */
function contentOf(answers: Record<string, object>): ContentSource {
  const node = async (schema: z.ZodObject, { key, subKey = key }: NodeQuery) => {
    const answer = answers[subKey] ?? nothing
    const known = readAnswers.get(answer) ?? new Map<string, object>()
    readAnswers.set(answer, known)
    const read = known.get(subKey) ?? schema.parse(answer)
    known.set(subKey, read)
    return read
  }
  return { node, routes: async () => routes } as unknown as ContentSource
}
const readAnswers = new WeakMap<object, Map<string, object>>()
const at = (time: number) => new Date(time).toISOString()
const shellOf = (answers: Record<string, object>, time = now, english = answers) =>
  loadShell({ content: contentOf(answers), english: contentOf(english) }, env, time, () => {}, isFixedAddress)

test('the year of a copyright line is the year in Malaysia', async () => {
  const settings = { brandName: 'Travel', copyright: '© {year} Travel, {{ Year }}' }
  const { brand } = await shellOf({ [env.CONTENT_KEY_SETTINGS]: settings }, Date.parse('2026-12-31T20:00:00Z'))
  expect(brand.copyright).toBe('© 2027 Travel, 2027')
})

test('two shells have the same words exactly while nothing in them has changed', async () => {
  const menu = { items: [{ name: 'Tours', menuLink: '/ground-package' }] }
  const answers = { [env.CONTENT_KEY_MAIN_MENU]: menu }
  const { sameAs } = await shellOf(answers)
  expect((await shellOf(answers)).sameAs).toBe(sameAs)
  expect((await shellOf({ [env.CONTENT_KEY_MAIN_MENU]: { ...menu } })).sameAs).not.toBe(sameAs)
})

test('a promotion with one day less to go makes another shell', async () => {
  const promotion = { title: 'Fair', until: at(now + 50 * hour) }
  const answers = { [env.CONTENT_KEY_PROMOTIONS]: { items: [promotion] }, [env.CONTENT_KEY_DEALS]: endingDeals }
  const first = await shellOf(answers)
  expect(first.promotion).toMatchObject({ title: 'Fair', daysLeft: 2 })
  expect((await shellOf(answers, now + hour)).sameAs).toBe(first.sameAs)
  expect((await shellOf(answers, now + 3 * hour)).sameAs).not.toBe(first.sameAs)
  expect((await shellOf(answers, now + 60 * hour)).promotion).toBeUndefined()
})

test('of several promotions that run, the first one in the content counts down', async () => {
  const promotion = (title: string, from: number, until: number) => ({
    title,
    from: at(now + from),
    until: at(now + until),
  })
  const items = [
    promotion('over', -9 * hour, -hour),
    promotion('to come', hour, 9 * hour),
    promotion('first', -hour, 50 * hour),
    promotion('ends first', -hour, 2 * hour),
  ]
  const answers = { [env.CONTENT_KEY_PROMOTIONS]: { items }, [env.CONTENT_KEY_DEALS]: endingDeals }
  expect((await shellOf(answers)).promotion?.title).toBe('first')
})

test.each([
  ['ends with it', {}, true],
  ['ends after it', { validUntil: '2026-11-23' }, false],
  ['has ended', { validUntil: '2026-11-19' }, false],
  ['has no last day', { validUntil: '' }, false],
  ['has not begun', { validFrom: '2026-11-21' }, false],
  ['is for agents', { agentOnly: true }, false],
  ['is of another product', { product: 'flight' }, false],
  ['has not its code', { promoCode: '' }, false],
])('a promotion whose only offer %s counts down or rests', async (_, changed, isShown) => {
  const promotion = { title: 'Fair', product: 'hotel', promoCode: 'FAIR', until: at(now + 50 * hour) }
  const deal = { product: 'hotel', promoCode: 'FAIR', validUntil: '2026-11-22', ...changed }
  const answers = {
    [env.CONTENT_KEY_PROMOTIONS]: { items: [promotion] },
    [env.CONTENT_KEY_DEALS]: { items: [deal] },
  }
  expect((await shellOf(answers)).promotion !== undefined).toBe(isShown)
})

test('a licence is shown until the end of its last day', async () => {
  const settings = { brandName: 'Travel', licence: 'KPK/LN 0000', licenceUntil: '2026-11-20' }
  const lastDay = await shellOf({ [env.CONTENT_KEY_SETTINGS]: settings })
  expect(lastDay.brand).toMatchObject({ licence: 'KPK/LN 0000', licenceUntil: '2026-11-20' })
  expect(lastDay.changesAt).toBe(Date.parse('2026-11-20T16:00:00Z'))
  const after = await shellOf({ [env.CONTENT_KEY_SETTINGS]: settings }, Number(lastDay.changesAt))
  expect(after.brand).toMatchObject({ licence: '', licenceUntil: undefined })
  expect(after.changesAt).toBeUndefined()
})

test('code knows parts of the footer, and the entry of tours, by their English names', async () => {
  const [footer, main] = [env.CONTENT_KEY_FOOTER, env.CONTENT_KEY_MAIN_MENU]
  const links = [{ name: 'A', menuLink: 'https://a.example/' }]
  const english = {
    [footer]: { items: [{ key: 'f', name: 'Partners', items: links }] },
    [main]: { items: [{ key: 't', name: 'Tour Packages', menuLink: 'https://a.example/' }] },
  }
  const malay = {
    [footer]: { items: [{ key: 'f', name: 'Rakan kongsi', items: links }] },
    [main]: {
      items: [
        { key: 't', name: 'Pakej', menuLink: 'https://a.example/' },
        { key: 'u', name: 'Kapal', menuParentName: 'Tour Packages', menuLink: 'https://a.example/' },
      ],
    },
  }
  const { footerGroups, mainMenu } = await shellOf(malay, now, english)
  expect(footerGroups).toMatchObject([{ name: 'Rakan kongsi', english: 'Partners' }])
  expect(mainMenu).toMatchObject([{ name: 'Pakej', hasTours: true, groups: [{ name: '' }] }])
})
