import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildRouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { englishOnly, languagesIn } from '../../clients/content/routes/site-languages.server.ts'
import { siteContext } from '../../context.server.ts'
import { pageRequest } from './page-request.server.ts'

const routes = buildRouteIndex(
  [{ key: 'a', name: 'A', urlSegment: 'new-page', contentType: { alias: 'prosePage' }, items: [] }],
  () => true,
)
const redirects = new Map([
  ['/old-page', '/new-page'],
  ['/log-in', '/login'],
  ['/partner', 'https://partner.example/'],
  ['/new-page', '/another'],
])

/** What a request for a path is answered with when its page cannot be made. */
async function answerTo(
  path: string,
  { index = routes, env = {}, language = 'en', languages = englishOnly } = {},
): Promise<Response | { data: unknown; init: { status: number } } | 'a page'> {
  const context = new RouterContextProvider()
  const content = { routes: async () => index, redirects: async () => redirects }
  context.set(siteContext, { content, env, language, languages, uses: {}, now: new Date() } as never)
  return pageRequest(context, new URL(path, 'https://site.example')).then(
    () => 'a page',
    thrown => thrown,
  )
}

test.each([
  ['/old-page?utm=x', '/new-page?utm=x'],
  ['/log-in', '/Login'],
  ['/partner?utm=x', 'https://partner.example/'],
  ['/new-page.', '/new-page'],
  ['/new-page)?utm=x', '/new-page?utm=x'],
  ['/new-page"', '/new-page'],
  ['/new-page%E2%80%8B', '/new-page'],
  ['/new-page).', '/new-page'],
])('%s redirects permanently to %s', async (path, target) => {
  const answer = (await answerTo(path)) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
})

test('a page comes before a redirect of its address, and other addresses are not found', async () => {
  expect(await answerTo('/new-page')).toBe('a page')
  expect(await answerTo('/nothing')).toMatchObject({ init: { status: 404 } })
  expect(await answerTo('/nothing.')).toMatchObject({ init: { status: 404 } })
})

test('a page that is not there in a language is missing, or away while that is not known, and names the English one', async () => {
  const languages = languagesIn([{ key: 'a', cultures: ['zh'] }])
  expect(await answerTo('/new-page', { language: 'zh', languages })).toBe('a page')
  const english = { name: 'A', path: '/new-page' }
  expect(await answerTo('/new-page', { language: 'ms', languages })).toMatchObject({
    data: { english },
    init: { status: 404 },
  })
  const unknown = { ...englishOnly, areKnown: false }
  expect(await answerTo('/new-page', { language: 'ms', languages: unknown })).toMatchObject({ init: { status: 503 } })
})

test('the former address of a Malay page leads to it once it is there below /ms', async () => {
  const former = '/new-page/bahasa-malaysia?utm=x'
  expect(await answerTo(former)).toMatchObject({ init: { status: 404 } })
  const answer = (await answerTo(former, { languages: languagesIn([{ key: 'a', cultures: ['ms'] }]) })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/ms/new-page?utm=x'])
})

test('where the type of the home page is not known an address without a page is no 404, and a developer reads the command', async () => {
  const index = { ...routes, unknownHome: 'start' }
  const at = (APP_ENV: string) => answerTo('/', { index, env: { APP_ENV, CONTENT_URL: 'http://cms.example' } })
  expect(await at('production')).toMatchObject({ data: { areNamesUnknown: true }, init: { status: 503 } })
  expect(JSON.stringify(await at('production'))).not.toMatch(/start|cms|connect/)
  expect(await at('local')).toMatchObject({
    data: { command: 'npm run connect -- --content http://cms.example' },
    init: { status: 503 },
  })
  expect(await answerTo('/new-page', { index })).toBe('a page')
  expect(await answerTo('/log-in', { index })).toMatchObject({ status: 301 })
})
