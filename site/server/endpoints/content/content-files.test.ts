import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { answering } from '@agency/testing/answering.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentFiles } from './content-files.ts'

const asked: string[] = []
const contentUrl = await answering((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/media/a/moved.pdf') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  if (request.url === '/media/a/wall.pdf') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')
  if (request.url !== '/media//A/Brochure.PDF?v=2') return response.writeHead(404).end()
  if (request.headers.range) return response.writeHead(206, { 'content-range': 'bytes 0-1/8' }).end('%P')
  response.writeHead(200, { 'content-type': 'text/javascript', 'set-cookie': 'a=b' }).end('%PDF-1.7')
})
const site = new Hono<ServiceEnv>()
let mayAsk = true
site.use(requestLog(createLogger('test', 'silent')))
const limits = { take: async () => ({ allowed: mayAsk, retryAfterSeconds: 1 }) }
site.get('/media/*', contentFiles({ CONTENT_URL: contentUrl, TRUSTED_PROXIES: 0 }, limits))
site.all('*', c => c.text('a page', 404))

const brochure = '/media//A/Brochure.PDF?v=2'

test('a file is sent unchanged, whole or in ranges, with the type of its name', async () => {
  const whole = await site.request(brochure)
  expect([whole.status, await whole.text()]).toEqual([200, '%PDF-1.7'])
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  })
  expect(whole.headers.get('set-cookie')).toBeNull()
  const part = await site.request(brochure, { headers: { range: 'bytes=0-1' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-1/8', '%P'])
  expect((await site.request(brochure, { method: 'HEAD' })).status).toBe(200)
})

test.each(['/media/a/none.pdf', '/media/a/moved.pdf', '/media/a/wall.pdf'])(
  '%s gets the page for unknown addresses',
  async path => {
    expect(await (await site.request(path)).text()).toBe('a page')
  },
)

test.each(['/media/a/x.html', '/media/a/x.svg', '/media/a/x.js', '/media/a/x'])('%s is not requested', async path => {
  const before = asked.length
  expect(await (await site.request(path)).text()).toBe('a page')
  expect(asked).toHaveLength(before)
})

test('files are limited per visitor', async () => {
  mayAsk = false
  expect((await site.request(brochure)).status).toBe(429)
  mayAsk = true
})
