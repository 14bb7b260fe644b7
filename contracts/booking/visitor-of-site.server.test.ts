import { expect, test } from 'vitest'
import { readSiteVisitor, signSiteVisitor } from './visitor-of-site.server.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('an address that was signed is read for five minutes', () => {
  for (const address of ['203.0.113.7', '2001:db8:0:1']) {
    const value = signSiteVisitor(address, 'secret', now)
    expect(readSiteVisitor(value, 'secret', later(299))).toBe(address)
    expect(readSiteVisitor(value, 'secret', later(301))).toBeUndefined()
  }
})

test('what nobody signed is read as nobody', () => {
  const value = signSiteVisitor('203.0.113.7', 'secret', now)
  const [address, seconds, proof] = value.split(' ')
  for (const wrong of [
    undefined,
    '',
    '203.0.113.7',
    `203.0.113.8 ${seconds} ${proof}`,
    `${address} ${Number(seconds) + 1} ${proof}`,
    `${address} ${seconds} ${proof?.slice(1)}`,
    signSiteVisitor('203.0.113.7', 'another', now),
    `${value}${' '.repeat(300)}`,
  ]) {
    expect(readSiteVisitor(wrong, 'secret', now)).toBeUndefined()
  }
})
