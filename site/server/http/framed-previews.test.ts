import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { framedPreviews } from './framed-previews.ts'

test('only the studio may frame a preview; the rest of the policy stays', async () => {
  const app = new Hono()
  app.use(framedPreviews(['https://studio.example.com']))
  app.get('/preview', c => {
    c.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
    c.header('x-frame-options', 'DENY')
    return c.text('a preview')
  })
  const { headers } = await app.request('/preview')
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors https://studio.example.com")
  expect(headers.get('x-frame-options')).toBeNull()
})
