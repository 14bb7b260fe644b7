import { expect, test } from 'vitest'
import { askedBefore, noteAsked } from './asked-before.server.ts'
import { type Asked, askedAddress, readAsked } from './asked-link.server.ts'

const env = { SITE_URL: 'https://site.example', SITE_SECRET: 'a-secret-for-this-test' }
const now = Date.UTC(2026, 10, 26, 2, 0, 0)
const day = 24 * 60 * 60 * 1000
const asked: Asked = {
  reference: 'K7Q2-M4TX',
  at: now,
  query: [
    ['about', '/royal-caribbean-cruise/icon-of-the-seas-caribbean'],
    ['departure', '12 June 2027'],
    ['room', 'Balcony'],
    ['adults', '4'],
  ],
  title: 'Icon of the Seas, Caribbean',
  facts: [
    { label: 'Departure', value: '12 June 2027' },
    { label: 'Cabin', value: 'Balcony' },
    { label: 'Adults', value: '4' },
    { label: 'Price', value: '4 × RM 14,688.00 = RM 58,752.00' },
  ],
}
const address = askedAddress(asked, env.SITE_SECRET)
const token = address.split('?t=')[1] ?? ''

test('a link tells what the page said, for sixty days, and is short', () => {
  expect(readAsked(token, env.SITE_SECRET, now)).toEqual(asked)
  expect(readAsked(token, env.SITE_SECRET, now + 60 * day)).toEqual(asked)
  expect(readAsked(token, env.SITE_SECRET, now + 61 * day)).toBe('over')
  expect(address.length).toBeLessThan(200)
})

test('a link that was changed, cut off or made by others tells nothing', () => {
  for (const wrong of ['', token.slice(1), token.slice(0, -1), `${token}x`, askedAddress(asked, 'other').slice(9)]) {
    expect(readAsked(wrong, env.SITE_SECRET, now)).toBe('forged')
  }
})

test('the form about the same page gets the reference, whatever is chosen of it; another page does not', () => {
  const cookie = noteAsked(address, env)
  expect(cookie).toMatch(/^asked=[^;]+; Path=\/contactus; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  const at = (query: string) =>
    askedBefore(`a=b; ${cookie.split(';')[0]}`, new URLSearchParams(query), { ...env, now })?.reference
  expect(at('about=/royal-caribbean-cruise/icon-of-the-seas-caribbean&adults=2')).toBe(asked.reference)
  expect(at('about=/tours/bali')).toBeUndefined()
  expect(at('')).toBeUndefined()
  expect(askedBefore(`asked=${token.slice(1)}`, new URLSearchParams(asked.query), { ...env, now })).toBeUndefined()
})
