import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { ContentSource } from '../../../app/clients/content/content-source.server.ts'
import { buildRouteIndex } from '../../../app/clients/content/routes/route-resolution.ts'
import { searchEngineNotice } from './index-now.ts'

const node = (key: string, urlSegment: string) => ({
  key,
  name: urlSegment,
  urlSegment,
  contentType: { alias: 'prosePage' },
  items: [],
})
const routes = buildRouteIndex([node('k1', 'tnc'), node('k2', 'faq'), node('k3', 'agent')], () => true)
const env = { SITE_URL: 'https://site.example', CONTENT_KEY_SETTINGS: 'settings' }
const send = vi.fn(async () => new Response(null, { status: 202 }))
beforeEach(() => void send.mockClear())

function noticeWith(indexNowKey: string, changes: Partial<typeof env> = {}) {
  const content = {
    routes: async () => routes,
    node: async (schema: z.ZodType) => schema.parse({ brandName: 'Example', indexNowKey }),
  } as unknown as ContentSource
  return searchEngineNotice({ content, env: { ...env, ...changes }, log: createLogger('test', 'silent'), send })
}

test('the pages that changed are named with the key and where it stands', async () => {
  await noticeWith('0123456789abcdef')(['k1', 'k3', 'not a page'])
  const [[address, { body }]] = send.mock.calls as unknown as [[string, { body: string }]]
  expect(address).toBe('https://api.indexnow.org/indexnow')
  expect(JSON.parse(body)).toEqual({
    host: 'site.example',
    key: '0123456789abcdef',
    keyLocation: 'https://site.example/indexnow.txt',
    urlList: ['https://site.example/tnc'],
  })
})

test('without a key, a public address or a changed page nothing is sent', async () => {
  await noticeWith('')(['k1'])
  await noticeWith('0123456789abcdef', { SITE_URL: 'http://localhost:3000' })(['k1'])
  await noticeWith('0123456789abcdef')(['not a page'])
  expect(send).not.toHaveBeenCalled()
})

test('a failure is not passed on', async () => {
  send.mockRejectedValueOnce(new Error('no line'))
  await expect(noticeWith('0123456789abcdef')(['k1'])).resolves.toBeUndefined()
})
