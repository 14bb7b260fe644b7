import { expect, test } from 'vitest'
import { buildRouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { fixedRouteAt } from '../../fixed-routes.ts'
import { placeIn } from './translations.ts'

const node = (urlSegment: string) => ({
  key: urlSegment,
  name: urlSegment,
  urlSegment,
  contentType: { alias: 'prosePage' },
  items: [],
})
const routes = buildRouteIndex([node('tnc'), node('about'), node('contactus')], () => true)
const languages = { all: ['ms' as const], areKnown: true, of: (key: string) => (key === 'tnc' ? ['ms' as const] : []) }

test.each([
  ['/tnc', true],
  ['/about', false],
  // Forms and searches are the site's own, whatever is written around them.
  ['/contactus', true],
  ['/flights', true],
  ['/robots.txt', undefined],
  ['/img/a.png', undefined],
])('%s is there in Malay: %s', (path, isThere) => {
  expect(placeIn(path, 'ms', { languages, routes, fixedRouteAt })).toBe(isThere && path)
})
