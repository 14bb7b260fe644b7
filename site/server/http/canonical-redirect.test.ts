import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalRedirect } from './canonical-redirect.ts'

const site = new Hono()
site.use(canonicalRedirect)
site.get('*', c => c.text('a page'))
async function answerTo(path: string) {
  const { status, headers } = await site.request(`https://site.example${path}`)
  return [status, headers.get('location')]
}

test.each([
  ['/tnc/', '/tnc'],
  ['/tnc//?a=1&b=2', '/tnc?a=1&b=2'],
  ['/TNC', '/tnc'],
  ['/Blog//', '/blog'],
  ['/MS/Flightgroupform', '/ms/group-flight-request-form'],
  ['/flightgroupform', '/group-flight-request-form'],
  ['/search/packages?from=KUL&to=BKI', '/flight-plus-hotel?from=KUL&to=BKI'],
  ['/flights?from=KUL&amp;to=PEN', '/flights?from=KUL&to=PEN'],
  ['/Blog/?page=2&amp;sort=new', '/blog?page=2&sort=new'],
])('%s redirects permanently to %s', async (path, target) => expect(await answerTo(path)).toEqual([301, target]))

test.each(['/flights?from=KUL&to=PEN', '/search?q=R%26amp;D', '/search?q=fish+&amp;+chips'])('%s stays', async path =>
  expect(await answerTo(path)).toEqual([200, null]),
)
