import { expect, test } from 'vitest'
import { tokenEnd } from './token.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('the end of a token in milliseconds', () => {
  expect(tokenEnd(`${part({ alg: 'HS256' })}.${part({ exp: 1_795_147_200 })}.signature`)).toBe(1_795_147_200_000)
})

test.each([
  'x',
  '',
  'a.b.c',
  `a.${part({})}.c`,
  `a.${part({ exp: 'soon' })}.c`,
  `a.${part({ exp: 0 })}.c`,
  `a.${part(null)}.c`,
])('the token %j has no readable end', token => {
  expect(tokenEnd(token)).toBeUndefined()
})
