import { offerPressesPath, signHook } from '@agency/contracts/content/hooks.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { signedInAs } from '../../testing/studio-browser.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const sharedSecret = 'sample-content-secret'
const tour = (name: string) => prose(name).replace('prosePage', 'contentDetail')
const it = await testSystem(
  contentFolder({
    'pages/tours.md': prose('Tours'),
    'pages/tours/ipoh.md': tour('Ipoh'),
    'pages/tours/bali.md': tour('Bali'),
  }),
)
afterAll(() => it.stop())

async function tell(pressed: object[], secret = sharedSecret) {
  const body = JSON.stringify({ id: crypto.randomUUID(), pressed })
  const headers = { 'content-type': 'application/json', ...signHook(body, secret, new Date()) }
  return (await it.app.request(offerPressesPath, { method: 'POST', headers, body })).status
}
const listed = async (role: string) =>
  (await (await signedInAs(it, role)).call<{ pressed: unknown }>('GET', 'start')).json.pressed

test('what visitors asked about is counted by offer and day, and shown to publishers for 30 days', async () => {
  const days = [29, 31].map(days => malaysianDay(Date.now() - days * 24 * 3600_000))
  expect(
    await tell([
      { path: '/tours/ipoh', times: 2 },
      { path: '/tours/bali', times: 1 },
    ]),
  ).toBe(204)
  expect(
    await tell([
      { path: '/Tours/Ipoh/', times: 1 },
      { path: '/tours/ipoh', times: 2 },
      { path: '/tours', times: 9 },
      { path: '/gone', times: 9 },
    ]),
  ).toBe(204)
  const ipoh = uuidOfPath('pages/tours/ipoh')
  for (const day of days)
    await it.system.db.execute(`insert into content.offer_presses values ('${day}', '${ipoh}', 100)`)
  expect(await listed('publisher')).toMatchObject([{ key: ipoh, times: 105 }, { times: 1 }])
  expect(await listed('writer')).toBeNull()
  await tell([{ path: '/tours/bali', times: 1 }])
  const { rows } = await it.system.db.execute('select distinct day from content.offer_presses order by day')
  expect(rows).toHaveLength(2)
})

test('counts of others than the site, and what are no counts, are refused', async () => {
  expect(await tell([{ path: '/tours/ipoh', times: 1 }], 'another secret')).toBe(401)
  expect(await tell([{ path: 'tours', times: 1 }])).toBe(400)
  expect(await tell([{ path: '/tours/ipoh', times: -1 }])).toBe(400)
})
