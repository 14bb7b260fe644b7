import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const pagePath = '/Agent/Register'

const booking = await testBooking({ AGENT_MAILBOX: 'desk@agency.example' })

beforeEach(async () => {
  const tables = ['mails', 'call_counts', 'agency_applications']
  await booking.pool.query(tables.map(table => `delete from booking.${table}`).join(';'))
})

afterAll(() => booking.stop())

const agency = {
  AgencyName: 'Bumi & Laut Travel Sdn Bhd',
  LicenceNumber: 'kpk/ln 1234',
  RegistrationNumber: '201901000005',
  ContactPerson: 'Raja a/l Muthu',
  Email: 'Raja@bumilaut.example',
  Phone: '+60 12-345 6789',
  Town: 'Ipoh',
  State: 'Perak',
  Message: 'We sell island packages.\nhttps://bumilaut.example',
}
const post = (fields: Record<string, string>, origin: string | null = booking.service.url) =>
  browser(booking.service).post(pagePath, fields, { origin })
const rows = async (table: string) => (await booking.pool.query(`select * from booking.${table} order by id`)).rows

test('the page that the website links to has a form that works without script', async () => {
  const one = browser(booking.service)
  expect((await one.get('/agent/register')).location).toBe(pagePath)
  const { status, text } = await one.get(pagePath)
  expect(status).toBe(200)
  expect(text).toContain('<h1>Register your agency</h1>')
  for (const name of Object.keys(agency)) expect(text).toContain(`<label for="${name}">`)
  expect(text).not.toContain('<script')
})

test('a registration stores the agency and mails the desk and the applicant, but opens no account', async () => {
  const accounts = await rows('accounts')
  const answer = await post(agency)
  expect(answer.status).toBe(200)
  const [reference] = /AGY-\d{5}/.exec(answer.text) ?? []
  expect(await rows('agency_applications')).toMatchObject([
    { agency_name: agency.AgencyName, licence_number: 'KPK/LN 1234', email: 'raja@bumilaut.example', state: 'Perak' },
  ])
  const [desk, receipt] = await rows('mails')
  expect(desk).toMatchObject({ recipient: 'desk@agency.example', subject: expect.stringContaining(`${reference}`) })
  for (const value of ['Bumi & Laut Travel Sdn Bhd', 'KPK/LN 1234', 'Ipoh', 'We sell island packages.']) {
    expect(desk.text).toContain(value)
  }
  expect(receipt).toMatchObject({
    recipient: 'raja@bumilaut.example',
    subject: expect.stringContaining(`${reference}`),
  })
  // The address may belong to another person, so the receipt repeats none of the typed texts.
  expect(receipt.text).not.toContain('bumilaut')
  expect(receipt.text).not.toContain('island')
  expect(await rows('accounts')).toEqual(accounts)
})

test('all faults are shown at once, each at its field, with the typed values', async () => {
  const wrong = {
    ...agency,
    LicenceNumber: '',
    Email: 'raja',
    Phone: 'x',
    State: 'Atlantis',
    ContactPerson: 'http://x.y',
  }
  const answer = await post(wrong)
  expect(answer.status).toBe(422)
  for (const name of ['LicenceNumber', 'Email', 'Phone', 'State', 'ContactPerson']) {
    expect(answer.text).toContain(`href="#${name}"`)
    expect(answer.text).toContain(`id="${name}-error"`)
  }
  expect(answer.text).toContain('MOTAC licence number: Required')
  expect(answer.text).toContain('value="Bumi &amp; Laut Travel Sdn Bhd"')
  expect(answer.text).toContain('https://bumilaut.example</textarea>')
  expect((await post({ ...agency, AgencyName: 'Bumi\nBcc: everybody@example.com' })).status).toBe(422)
  expect(await rows('agency_applications')).toEqual([])
  expect(await rows('mails')).toEqual([])
})

test('the form refuses other websites and too many requests of one address; a fourth a day for one mailbox gets no receipt', async () => {
  expect((await post(agency, 'https://evil.example')).status).toBe(403)
  const statuses = []
  for (let turn = 0; turn < 4; turn++) statuses.push((await post(agency)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(await rows('agency_applications')).toHaveLength(4)
  const receipts = (await rows('mails')).filter(({ recipient }) => recipient === 'raja@bumilaut.example')
  expect(receipts).toHaveLength(3)
  for (let turn = 0; turn < 30; turn++) await post({})
  expect((await post({ ...agency, Email: 'another@bumilaut.example' })).status).toBe(429)
  expect(
    (await browser(booking.service, '203.0.113.50').post(pagePath, { ...agency, Email: 'b@c.example' })).status,
  ).toBe(200)
})

test('the page of agents links to the registration', async () => {
  expect((await browser(booking.service).get('/agent/login')).text).toContain(`href="${pagePath}"`)
})
