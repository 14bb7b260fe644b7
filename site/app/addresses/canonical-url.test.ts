import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPath, shownSpelling } from './canonical-url.ts'

test.each([
  ['/blog/', '/blog'],
  ['//blog//monsoon', '/blog/monsoon'],
  ['/Blog/Monsoon', '/blog/monsoon'],
  ['//evil.example', '/evil.example'],
  ['/login/', '/login'],
  ['/a%2Fb/', '/a%2Fb'],
  ['/ground-packageDetail/Langkawi/', '/ground-packageDetail/langkawi'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/CAF%C3%89', '/caf%C3%A9'],
  ['/cafe%CC%81', '/caf%C3%A9'],
  ['/MS/Blog/', '/ms/blog'],
  ['/Zh', '/zh'],
  ['/ms/', '/ms'],
])('%s redirects to %s', (asked, clean) => expect(cleanPath(asked)).toBe(clean))

test.each([
  '/',
  '/blog',
  '/blog/monsoon',
  '/Login',
  '/ms/Login',
  '/login',
  '/LOGIN',
  '/AgentLogin',
  '/agentlogin',
  '/ground-packageDetail/x',
  '/caf%C3%A9',
  '/%E5%8C%97%E4%BA%AC-5%E6%97%A5%E6%B8%B8',
  '/spaced%20name',
  '/%ff',
])('%s stays', path => expect(cleanPath(path)).toBeUndefined())

test('links show the fixed spellings', () => {
  expect(shownSpelling('/login')).toBe('/Login')
  expect(shownSpelling('/agentlogin')).toBe('/AgentLogin')
  expect(shownSpelling('/blog')).toBe('/blog')
})

test('a clean path is clean, starts with one slash and ends in none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\/[A-Za-z0-9%._~-]{0,6}){1,5}$/), path => {
      const clean = cleanPath(path) ?? path
      expect(cleanPath(clean)).toBeUndefined()
      expect(clean).toMatch(/^\/(?!\/)/)
    }),
  )
})
