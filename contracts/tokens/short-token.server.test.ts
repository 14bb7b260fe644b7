import { expect, test } from 'vitest'
import * as z from 'zod'
import { shortTokens } from './short-token.server.ts'

const secret = 'a-secret-for-this-test'
const claims = z.tuple([z.string(), z.number()])
const usual = 'a usual text that makes tokens shorter'
const tickets = shortTokens('ticket', claims, usual)

test('claims are read back, and usual ones cost little', () => {
  const token = tickets.sign(['a usual text that makes tokens longer, 旅行', 7], secret)
  expect(tickets.read(token, secret)).toEqual(['a usual text that makes tokens longer, 旅行', 7])
  expect(token.length).toBeLessThan(80)
})

test('changed tokens, and those for another purpose, under another secret or of another shape, are not read', () => {
  const token = tickets.sign(['a', 7], secret)
  const [packed = '', proof = ''] = token.split('.')
  const other = tickets.sign(['b', 7], secret).split('.')[0]
  for (const wrong of [
    '',
    packed,
    `${other}.${proof}`,
    `${packed}.${proof.slice(1)}0`,
    token.slice(0, -1),
    `${token} `,
    `${token}0`,
    token.toUpperCase(),
    shortTokens('voucher', claims, usual).sign(['a', 7], secret),
    tickets.sign(['a', 7], 'another-secret'),
    shortTokens('ticket', z.array(z.string()), usual).sign(['a'], secret),
    tickets.sign([Array.from({ length: 3000 }, (_, at) => at * 7919).join(), 7], secret),
  ]) {
    expect(tickets.read(wrong, secret)).toBeUndefined()
  }
})
