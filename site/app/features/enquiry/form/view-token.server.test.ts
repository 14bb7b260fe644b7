import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newView, readView } from './view-token.server.ts'

const secret = 'a secret of sixteen characters'

test('a view is read back, however old it is', async () => {
  const shownAt = Date.parse('2026-11-20T00:00:00Z')
  const token = await newView(secret, shownAt)
  expect(await readView(token, secret)).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), shownAt })
  expect(await newView(secret, shownAt)).not.toBe(token)
})

test('a view cannot be made, or made older, without the secret', async () => {
  const token = await newView(secret, 1000)
  const [header, claims = '', signature] = token.split('.')
  const older = Buffer.from(claims, 'base64url').toString().replace('1000', '0')
  expect(await readView(token, 'another secret of characters')).toBeUndefined()
  expect(await readView(`${header}.${Buffer.from(older).toString('base64url')}.${signature}`, secret)).toBeUndefined()
  await fc.assert(fc.asyncProperty(fc.string(), async text => (await readView(text, secret)) === undefined))
})
