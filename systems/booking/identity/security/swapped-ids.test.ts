import { afterAll, expect, test } from 'vitest'
import { browser, logIn } from '../../testing/browser.ts'
import { sampleSearches } from '../../testing/sample-searches.ts'
import { testBooking } from '../../testing/test-booking.ts'

const booking = await testBooking()
const aisyah = browser(booking.service)
const daniel = browser(booking.service)
await logIn(aisyah)
await logIn(daniel, 'daniel@example.com')

afterAll(() => booking.stop())

const own = () => ({ origin: booking.service.url })
const tables: [path: string, table: string, add: Record<string, string>][] = [
  ['/Tools/FrequentFlyer', 'frequent_flyer_cards', { airlineCode: 'sq', number: '8812345678' }],
  ['/Tools/TravellerGroup', 'travellers', { fullName: 'Chong Wei', bornOn: '1990-02-28', nationality: 'MYS' }],
  ['/Account/SavedSearch', 'saved_searches', sampleSearches.flight],
]

test.each(tables)('%s shows and removes only the member’s own entries', async (path, table, fields) => {
  const rowsOf = async (id: number) =>
    (await booking.pool.query(`select id from booking.${table} where account_id = $1 order by id`, [id])).rows
  expect((await aisyah.post(path, { action: 'add', ...fields }, own())).status).toBe(303)
  const mine = await rowsOf(1)
  const newest = String(mine.at(-1)?.id)
  const text = Object.values(fields).find(value => value.length > 5 && !value.startsWith('/')) ?? ''
  const shown = path === '/Account/SavedSearch' ? 'Flight:' : text
  expect((await aisyah.get(path)).text).toContain(shown)
  expect((await daniel.get(path)).text).not.toContain(shown)

  for (const id of [newest, `${newest} or true`, '-1', '']) {
    await daniel.post(path, { action: 'remove', id }, own())
    expect(await rowsOf(1)).toEqual(mine)
  }
  await aisyah.post(path, { action: 'remove', id: newest }, own())
  expect(await rowsOf(1)).toEqual(mine.slice(0, -1))
})

test('trips are those of the session, and no field of a request changes that', async () => {
  const { rows } = await booking.pool.query('select reference from booking.trips where account_id = 1')
  for (const path of ['/Account/UpcomingTrips', '/Account/TravelHistory']) {
    for (const query of ['', '?id=1', '?Id=1&UserId=1']) {
      const { text } = await daniel.get(path + query)
      for (const { reference } of rows) expect(text).not.toContain(reference)
    }
  }
})

test('a profile is saved for the signed-in member, even if the form names another', async () => {
  const form = {
    firstName: 'Dan',
    lastName: 'Tan',
    countryCode: 'MYS',
    phone: '',
    id: '1',
    accountId: '1',
    email: 'x@example.com',
  }
  await daniel.post('/Member/ManageProfile', form, own())
  const { rows } = await booking.pool.query('select first_name, email from booking.accounts order by id limit 2')
  expect(rows).toEqual([
    { first_name: 'Aisyah', email: 'aisyah@example.com' },
    { first_name: 'Dan', email: 'daniel@example.com' },
  ])
})

test('without a session every account page redirects to the login, which returns to it', async () => {
  const anonymous = browser(booking.service)
  for (const path of [
    '/Member/ManageProfile',
    '/Account/ManagePassword',
    '/Account/UpcomingTrips',
    '/Tools/FrequentFlyer',
  ]) {
    expect((await anonymous.get(path)).location).toBe(`/account/login?ReturnUrl=${encodeURIComponent(path)}`)
    expect((await anonymous.post(path, { action: 'remove', id: '1' }, own())).status).toBe(303)
  }
  const one = browser(booking.service)
  const answer = await one.post(
    '/account/login?ReturnUrl=%2FAccount%2FUpcomingTrips',
    { Email: 'aisyah@example.com', Pwd: 'Wander-2026' },
    own(),
  )
  expect([answer.status, answer.location]).toEqual([303, '/Account/UpcomingTrips'])
  expect((await one.get('/Account/UpcomingTrips')).text).toContain('Langkawi')
})
