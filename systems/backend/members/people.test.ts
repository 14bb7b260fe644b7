import { creditDetailsSchema } from '@agency/contracts/backend/credit-details.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { runService } from '@agency/testing/run-service.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testBackend, testPrivateKey } from '../testing/test-backend.ts'

const [aisyah, daniel, meiLing] = [1, 2, 3]
const inDays = (days: number) => `${malaysianDay(new Date(Date.now() + days * 86_400_000))}T00:00:00`

const backend = await testBackend({ withMembers: true })

beforeEach(() => backend.pool.query('delete from booking.sign_in_attempts'))

afterAll(() => backend.stop())

async function get(path: string) {
  const answer = await backend.app.request(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const credits = async (id: number) => {
  const { body } = await get(`/v1.0/HomePage/GetCreditDetails?id=${id}`)
  return creditDetailsSchema.parse(JSON.parse(body.data as string))
}

test('credits contain the usable amount, the held amount and the next expiry', async () => {
  expect(await credits(aisyah)).toEqual({
    TravelCredit: { Amount_Useable: 150, Amount_Holding: 0, Expiry_Amount: 50, Expiry_Date: inDays(90) },
    TravelWallet: { Amount_Useable: 1234.5, Amount_Holding: 20.5, Expiry_Amount: 1234.5, Expiry_Date: inDays(365) },
  })
})

test('either wallet, or its expiry, may be null', async () => {
  const noExpiry = { Expiry_Amount: null, Expiry_Date: null }
  expect(await credits(daniel)).toEqual({
    TravelCredit: { Amount_Useable: 75, Amount_Holding: 0, ...noExpiry },
    TravelWallet: null,
  })
  expect(await credits(meiLing)).toEqual({
    TravelCredit: { Amount_Useable: 21_800, Amount_Holding: 3200, ...noExpiry },
    TravelWallet: null,
  })
})

test('expired money and released holds are not counted', async () => {
  const yesterday = malaysianDay(new Date(Date.now() - 86_400_000))
  await backend.pool.query(
    `insert into booking.wallet_lots (account_id, kind, amount, expires_on, note) values ($1, 'credit', 9900, $2, 'old')`,
    [daniel, yesterday],
  )
  await backend.pool.query(
    `insert into booking.wallet_holds (account_id, kind, amount, releases_at, note) values
     ($1, 'credit', 500, now() - interval '1 minute', 'over'), ($1, 'credit', 700, now() + interval '1 hour', 'live')`,
    [daniel],
  )
  expect((await credits(daniel))?.TravelCredit).toMatchObject({ Amount_Useable: 68, Amount_Holding: 7 })
})

test('the Web API gives the same answers with the key', async () => {
  const profile = await get(`/api/internal/profile?privateKey=${testPrivateKey}&Id=${aisyah}`)
  expect(profile).toEqual({
    status: 200,
    body: { UserId: 1, FirstName: 'Aisyah', LastName: 'Rahman', Email: 'aisyah@example.com', UserTypeCode: 'MEM' },
  })
  const agent = await get(`/api/internal/profile?privateKey=${testPrivateKey}&Id=${meiLing}`)
  expect(agent.body).toMatchObject({ UserTypeCode: 'AGT', AgencyName: 'Contoh Travel & Tours' })
  const details = await get(`/api/internal/profile/creditdetails?privateKey=${testPrivateKey}&Id=${aisyah}`)
  expect(details.body).toEqual(await credits(aisyah))
})

test.each(['', 'a-private-key-of-test', `${testPrivateKey}x`, 'sample-web-api-private-key'])(
  'the Web API refuses the key %j',
  async key => {
    for (const path of ['profile', 'profile/creditdetails']) {
      const answer = await get(`/api/internal/${path}?privateKey=${key}&Id=${aisyah}`)
      expect(answer.status).toBe(401)
      expect(JSON.stringify(answer.body)).not.toContain('Aisyah')
    }
    expect((await get(`/api/internal/profile?Id=${aisyah}`)).status).toBe(401)
  },
)

test('an unknown id has no member, and a malformed id is refused', async () => {
  expect((await get(`/api/internal/profile?privateKey=${testPrivateKey}&Id=999`)).status).toBe(404)
  expect(await get('/v1.0/HomePage/GetCreditDetails?id=999')).toMatchObject({ status: 200, body: { success: false } })
  for (const id of ['0', '-1', '1 or 1=1', '1.5', '']) {
    expect((await get(`/v1.0/HomePage/GetCreditDetails?id=${encodeURIComponent(id)}`)).status).toBe(400)
  }
})

const login = async (email: string, password: string) => {
  const answer = await backend.post('/v1.0/SSO/login', { email, password })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('single sign-on checks the password of a member', async () => {
  const { body } = await login('Aisyah@Example.com', 'Wander-2026')
  expect(body).toMatchObject({ success: true, userdata: { UserId: 1, FirstName: 'Aisyah' } })
  const wrong = await login('aisyah@example.com', 'wrong')
  expect(wrong).toEqual(await login('nobody@example.com', 'wrong'))
  expect(wrong.body).toEqual({ success: false, error: "The email and password you entered don't match." })
  // An agent has another way in.
  expect((await login('meiling@example.com', 'Wander-2026')).body.success).toBe(false)
  expect((await backend.post('/v1.0/SSO/login', { email: 'not an address' })).status).toBe(400)
})

test('single sign-on limits attempts as the booking site does', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt++) statuses.push((await login('daniel@example.com', 'wrong')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await login('daniel@example.com', 'Wander-2026')).status).toBe(429)
  expect((await login('aisyah@example.com', 'Wander-2026')).body.success).toBe(true)
})

test('a closed account does not exist for the backend', async () => {
  const made = await backend.pool.query(
    `insert into booking.accounts (type_code, email, first_name, last_name, password_hash, active)
     select 'MEM', 'closed@example.com', 'Gone', 'Away', password_hash, false from booking.accounts where id = $1
     returning id`,
    [aisyah],
  )
  expect((await login('closed@example.com', 'Wander-2026')).body.success).toBe(false)
  expect((await get(`/api/internal/profile?privateKey=${testPrivateKey}&Id=${made.rows[0].id}`)).status).toBe(404)
})

test('no log line contains the key, a password or an address', async () => {
  const key = 'a-key-that-must-not-be-logged'
  const booking = await runService('booking-site', { DATABASE_URL: backend.database.url, LOG_LEVEL: 'debug' })
  const service = await runService('backend-api', {
    DATABASE_URL: backend.database.url,
    BOOKING_INTERNAL_URL: booking.url,
    WEB_API_PRIVATE_KEY: key,
    LOG_LEVEL: 'debug',
    CONTENT_URL: 'http://127.0.0.1:1',
  })
  try {
    const base = `http://127.0.0.1:${service.port}`
    expect((await fetch(`${base}/api/internal/profile?privateKey=${key}&Id=1`)).status).toBe(200)
    expect((await fetch(`${base}/api/internal/profile?privateKey=${key}&Id=x`)).status).toBe(400)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'aisyah@example.com', password: 'A-wrong-1-to-look-for' })
    await fetch(`${base}/v1.0/SSO/login`, { method: 'POST', headers, body })
    await backend.pool.query('alter table booking.accounts rename to elsewhere')
    try {
      expect((await fetch(`${base}/v1.0/SSO/login`, { method: 'POST', headers, body })).status).toBe(500)
      expect((await fetch(`${base}/api/internal/profile?privateKey=${key}&Id=1`)).status).toBe(500)
    } finally {
      await backend.pool.query('alter table booking.elsewhere rename to accounts')
    }
  } finally {
    await service.stop()
    await booking.stop()
  }
  expect(service.output()).toContain('/api/internal/profile')
  expect(service.output()).toContain('it failed, with status 500')
  expect(booking.output()).toContain('query failed')
  const output = service.output() + booking.output()
  for (const secret of [key, sampleSecrets.MEMBERS_API_SECRET, 'A-wrong-1-to-look-for', 'aisyah'])
    expect(output).not.toContain(secret)
}, 60_000)
