import { expect, test } from 'vitest'
import { grantPreview, readGrant, writeGrant } from './preview-link.ts'

const secret = 'a-secret-for-this-test'
const now = new Date('2026-11-20T10:00:00Z')
const until = now.getTime() / 1000 + 60
const query = new URLSearchParams(writeGrant(await grantPreview('link', 'the-key', until, secret)))
const changed = (name: string, value: string) => {
  const other = new URLSearchParams(query)
  other.set(name, value)
  return other
}

test('a signed grant is valid until its time', async () => {
  expect(await readGrant('link', query, secret, now)).toMatchObject({ key: 'the-key', until })
  expect(await readGrant('link', query, secret, new Date(until * 1000))).toBe('over')
})

test('a grant is for one key, one time and one purpose', async () => {
  expect(await readGrant('link', changed('key', 'another'), secret, now)).toBe('forged')
  expect(await readGrant('link', changed('until', String(until + 1)), secret, now)).toBe('forged')
  expect(await readGrant('reading', query, secret, now)).toBe('forged')
  expect(await readGrant('link', query, 'another-secret-entirely', now)).toBe('forged')
  expect(await readGrant('link', new URLSearchParams(), secret, now)).toBe('forged')
})
