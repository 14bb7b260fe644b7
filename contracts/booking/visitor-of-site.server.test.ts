import { expect, test } from 'vitest'
import { readSiteVisitor, signSiteVisitor } from './visitor-of-site.server.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('an address that was signed is read for five minutes', async () => {
  for (const address of ['203.0.113.7', '2001:db8:0:1']) {
    const value = await signSiteVisitor(address, 'secret', now)
    expect(await readSiteVisitor(value, 'secret', later(299))).toBe(address)
    expect(await readSiteVisitor(value, 'secret', later(301))).toBeUndefined()
  }
})

test('an unsigned address is ignored', async () => {
  const value = await signSiteVisitor('203.0.113.7', 'secret', now)
  const [header, claims = '', proof] = value.split('.')
  const changed = (from: string, to: string) =>
    Buffer.from(Buffer.from(claims, 'base64url').toString().replace(from, to)).toString('base64url')
  for (const wrong of [
    undefined,
    '',
    '203.0.113.7',
    `${header}.${changed('203.0.113.7', '203.0.113.8')}.${proof}`,
    `${header}.${changed('"exp":1', '"exp":2')}.${proof}`,
    `${header}.${claims}.${proof?.slice(1)}`,
    await signSiteVisitor('203.0.113.7', 'another', now),
    `${value}${' '.repeat(300)}`,
  ]) {
    expect(await readSiteVisitor(wrong, 'secret', now)).toBeUndefined()
  }
})
