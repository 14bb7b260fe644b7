import { afterAll, expect, test } from 'vitest'
import { contentFolder } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'

const settings = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f22'
const mailbox = 'care@site.example'
const source = {
  brandName: 'Travel',
  legalName: 'Travel Sdn. Bhd.',
  tagline: 'Travel',
  hotline: '+60 3-1',
  enquiriesPhone: '+60 3-1',
  supportMailbox: mailbox,
  agentMailbox: mailbox,
  address: 'Kuala Lumpur',
  licence: 'KPK/LN 0000',
  copyright: 'Travel',
  socials: [],
}

const it = await testSystem(contentFolder({}))
afterAll(() => it.stop())

const publishWith = async (licenceUntil: string) => {
  const draft = { alias: 'settings', name: 'Settings', urlSegment: 'settings', source: { ...source, licenceUntil } }
  const saved = await (await it.edit('PUT', `nodes/${settings}/draft`, draft)).json()
  const { faults } = saved as { faults: unknown }
  return { faults, status: (await it.edit('POST', `nodes/${settings}/publish`)).status }
}

test('a licence that ended cannot be published as a valid one, a new day can', async () => {
  const path = ['source', 'licenceUntil']
  const message = expect.stringContaining('the licence ended on 2020-12-31')
  expect(await publishWith('2020-12-31')).toEqual({ faults: [{ path, message }], status: 422 })
  expect(await publishWith('2099-12-31')).toEqual({ faults: [], status: 200 })
})

test('a stored property that its content type no longer has opens unseen and does not prevent publishing', async () => {
  const stored = { ...source, licenceUntil: '2099-12-31', indexNowKey: 'a-word-of-letters' }
  const draft = { alias: 'settings', name: 'Settings', urlSegment: 'settings', source: stored }
  expect(await (await it.edit('PUT', `nodes/${settings}/draft`, draft)).json()).toMatchObject({ faults: [] })
  const opened = (await (await it.edit('GET', `nodes/${settings}`)).json()) as { source: object }
  expect(opened.source).not.toHaveProperty('indexNowKey')
  expect((await it.edit('POST', `nodes/${settings}/publish`)).status).toBe(200)
})
