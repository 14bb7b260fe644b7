import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { callCounts } from '../../../database/people-tables.ts'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { sampleUser } from '../../../testing/studio-browser.ts'
import { testSystem } from '../../../testing/test-system.ts'

const studioOrigin = 'https://studio.example.com'
const it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }), { STUDIO_URL: studioOrigin })
afterAll(() => it.stop())

const editorKey = { 'x-editor-key': 'sample-content-editor-key' }

test('behind https the cookie of the studio is Secure, and answers have HSTS', async () => {
  const { email, password } = sampleUser('reader')
  const answer = await it.app.request('/manage/session', {
    method: 'POST',
    headers: { origin: studioOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^studio_session=[^;]+;.*HttpOnly; Secure; SameSite=Strict/)
  for (const path of ['/manage/session', '/studio', '/nothing', '/umbraco/auth/gettoken']) {
    const { headers } = await it.app.request(path)
    expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000')
  }
  expect((await it.app.request('/manage/session')).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
})

test('too many uploads get a 429', async () => {
  const key = limitKey('upload', 'machine')
  await it.system.db.insert(callCounts).values({ key, count: 100_000, endsAt: sql`now() + interval '10 minutes'` })
  const body = new FormData()
  body.set('file', new File(['x'], 'x.jpg', { type: 'image/jpeg' }))
  expect((await it.app.request('/manage/media', { method: 'POST', headers: editorKey, body })).status).toBe(429)
})
