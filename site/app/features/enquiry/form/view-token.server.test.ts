import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newView, readView } from './view-token.server.ts'

const secret = 'a secret of sixteen characters'

test('a view is read back, however old it is', () => {
  const shownAt = Date.parse('2026-11-20T00:00:00Z')
  const token = newView(secret, shownAt)
  expect(readView(token, secret)).toEqual({ key: token.split('.')[0], shownAt })
  expect(newView(secret, shownAt)).not.toBe(token)
})

test('nobody makes a view, or makes one older, without the secret', () => {
  const token = newView(secret, 1000)
  const [key, , signature] = token.split('.')
  expect(readView(token, 'another secret of characters')).toBeUndefined()
  expect(readView(`${key}.0.${signature}`, secret)).toBeUndefined()
  fc.assert(fc.property(fc.string(), text => readView(text, secret) === undefined))
})
