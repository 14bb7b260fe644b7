import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportBrokenItem } from '../../../app/clients/content/readers/broken-items.server.ts'
import { type ContentReport, createContentReport } from '../../../app/clients/content/readers/content-report.server.ts'
import { contentReportKey, contentReportPage, contentReportPath } from './content-report.ts'

const secret = 'a-secret-of-the-tests'
let report: ContentReport
let app: Hono<ServiceEnv>
beforeAll(() => {
  report = createContentReport()
  app = new Hono<ServiceEnv>()
  app.get(contentReportPath, contentReportPage(report, secret))
  const told = { did: 'its words are shown', todo: 'Write the amount alone.', kind: 'text' }
  const price = { reason: 'is no amount', property: 'price', value: '<b>Call us</b>', page: '/tours/tioman' }
  reportBrokenItem({ ...told, ...price, id: 1092, name: 'Tioman' })
  reportBrokenItem({ ...told, reason: 'is no day', property: 'validUntil', value: 'soon', id: 1093, name: 'Kuching' })
})
afterAll(() => report.close())

const hour = () => Math.floor(Date.now() / 1000) + 3600
async function open(query = '', { key = contentReportKey, until = hour(), by = secret } = {}) {
  const grant = writeGrant(await grantPreview('link', key, until, by))
  const response = await app.request(`${contentReportPath}?${grant}${query}`)
  return { response, text: await response.text() }
}

test('editors see each loss with its page, node, property, value and what to do', async () => {
  const { response, text } = await open()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const words of ['href="/tours/tioman"', 'Tioman 1092', 'price', 'Write the amount alone.', '2 of 2'])
    expect(text).toContain(words)
  expect(text).toContain('&lt;b&gt;Call us&lt;/b&gt;')
})

test('editors filter by property and by text', async () => {
  expect((await open('&property=price')).text).not.toContain('Kuching')
  expect((await open('&words=kuching+SOON')).text).toContain('1 of 2')
  expect((await open('&words=%22%3E%3Cscript%3E')).text).not.toContain('<script>')
})

test.each([
  ['another secret', { by: 'another-secret-of-sixteen-letters' }],
  ['a link to a preview', { key: '00000000-0000-4000-8000-000000000001' }],
  ['a link whose time is over', { until: 1 }],
])('%s is refused', async (_, link) => {
  expect((await open('', link)).response.status).toBe(404)
})
