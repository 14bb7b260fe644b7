import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalRedirect } from './canonical-redirect.ts'

const site = new Hono()
site.use(canonicalRedirect)
site.get('*', c => c.text('a page'))
const answerTo = async (path: string) => (await site.request(`https://site.example${path}`)).headers.get('location')

test.each([
  ['/flights?from=KUL&amp;to=PEN', '/flights?from=KUL&to=PEN'],
  ['/Blog/?page=2&amp;sort=new', '/blog?page=2&sort=new'],
])('%s is sent to %s', async (path, target) => expect(await answerTo(path)).toBe(target))

test.each(['/flights?from=KUL&to=PEN', '/search?q=R%26amp;D', '/search?q=fish+&amp;+chips'])('%s stays', async path =>
  expect(await answerTo(path)).toBeNull(),
)
