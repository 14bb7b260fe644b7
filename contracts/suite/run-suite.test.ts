import { afterEach, expect, test } from 'vitest'
import { exitCode, resultLines, summary, systemHeading } from './report.ts'
import { type Result, runSuite } from './run-suite.ts'
import {
  exampleAnswer,
  type OtherAnswer,
  type SampleInstallation,
  startSampleInstallation,
} from './sample-installation.ts'

const webApiKey = 'the-key-of-the-web-api'
let installation: SampleInstallation | undefined

afterEach(async () => {
  await installation?.stop()
  installation = undefined
})

async function run(
  others: Record<string, OtherAnswer> = {},
  write = false,
  privateKey: string | undefined = webApiKey,
  ways: { signIn?: string; session?: string } = {},
) {
  installation = await startSampleInstallation(others)
  const { url } = installation
  const addresses = { content: url, booking: url, backend: url, 'web-api': url }
  const results: Result[] = []
  const settings = { addresses, write, memberId: 4711, ...(privateKey && { privateKey }), ...ways }
  for await (const result of runSuite(settings)) results.push(result)
  const lines = results.flatMap(resultLines)
  return { results, lines, text: lines.join('\n'), code: exitCode(results), asked: installation.asked }
}

const example = <T>(id: string) => structuredClone(exampleAnswer(id)) as T
type Item = Record<string, unknown>

test('an installation with real-life oddities passes', async () => {
  const { code, lines, text } = await run()
  expect(code).toBe(0)
  expect(lines).toContain('  holds               GET /umbraco/auth/gettoken')
  expect(lines).toContain('  holds               GET /umbraco/shared/getRoute (with an invalid token)')
  expect(lines).toContain('  differs (harmless)  GET /umbraco/shared/getRoute (in Malay)')
  expect(lines).toContain('      · items[].price: money as text')
  expect(lines).toContain('      · items[].hot: truth as text')
  expect(text).not.toContain('  differs  ')
})

test('broken entries of a list do not affect the others', async () => {
  const routes = example<Item[]>('content.routes')
  const page = example<{ items: unknown[] }>('content.page')
  const { code, lines } = await run({
    'content.routes': { body: [null, ...routes, { ...routes[2], urlSegment: 7 }] },
    'content.page': { body: { ...page, items: [...page.items, 'no item', { contentType: 'none' }] } },
  })
  expect(code).toBe(0)
  expect(lines.filter(line => line.includes('leaves this entry out')).length).toBeGreaterThanOrEqual(4)
  expect(lines).toContainEqual(expect.stringMatching(/· items\[4\]: contentType: .*; the site leaves this entry out$/))
})

test.each<[string, OtherAnswer, RegExp]>([
  ['content.token', { body: { token: 'x' } }, /! Token: /],
  ['content.token', { body: { Token: 'opaque' } }, /! Token: is not a JWT with an expiry time/],
  ['content.routes', { body: { items: [] } }, /! Invalid input: expected array/],
  ['content.routes', { body: [] }, /! no node has the urlSegment "home"/],
  ['content.page', { text: '<html>Request blocked</html>' }, /! HTML instead of JSON/],
  ['content.page', { text: '['.repeat(50_000) + ']'.repeat(50_000) }, /! lists within lists/],
  ['content.page', { status: 500, body: { title: 'Internal Server Error' } }, /! status 500 \(Internal Server Error\)/],
  ['content.page', { body: { key: 'another', name: 'x' } }, /! key: belongs to a different node/],
  ['content.detail', { body: { current: {} } }, /! data: /],
  ['content.blog-list', { body: { data: { items: [], total: 'many' } } }, /! data\.total: /],
  ['booking.flight-search', { status: 500, text: 'An error occurred' }, /! status: must be 200, 302 or 303/],
  ['booking.car-search', { status: 302, text: '' }, /! location: a redirect names its target/],
  ['booking.check-email', { text: '' }, /! nothing instead of JSON/],
  ['booking.check-email', { body: true }, /! says that an unused address has an account/],
  ['booking.check-email', { body: { Success: true, Data: true } }, /! says that an unused address has an account/],
  ['booking.check-email', { body: { message: 'x' } }, /! does not say whether the address has an account/],
  ['backend.credit-details', { body: { success: true, data: '{"TravelCredit":5}' } }, /! data: must be credit details/],
  ['web-api.profile', { body: { success: true } }, /! UserId: /],
])('%s answered with %j fails the check', async (id, answer, line) => {
  const { code, results, lines } = await run({ [id]: answer })
  expect(code).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(line))
  const failing = results.filter(({ verdict }) => verdict.kind === 'differs' && verdict.findings.some(f => !f.harmless))
  expect(failing[0]?.call.id).toBe(id)
})

test('a truncated answer counts as unreachable, not as a difference', async () => {
  const { code, lines } = await run({ 'content.list': { body: example('content.list'), cut: true } })
  expect(lines).toContainEqual(expect.stringMatching(/unreachable +GET \/umbraco\/massiveData\/get: /))
  expect(code).toBe(2)
})

test('an optional call may be missing', async () => {
  const calls = ['content.search', 'booking.check-email', 'backend.own-data-link']
  const { code, text } = await run(Object.fromEntries(calls.map(call => [call, { status: 404, body: {} }])))
  expect(code).toBe(0)
  expect(text).toMatch(/not exist: the site finds pages by their names only.*not exist: people learn.*name own-data/s)
})

test('a 501 counts as not built yet, not as a difference', async () => {
  const { code, lines } = await run({ 'booking.check-email': { status: 501, body: {} } })
  expect(code).toBe(0)
  expect(lines).toContain('  not built yet       POST /Member/CheckEmailExist')
})

test('the suite writes only on request', async () => {
  const careful = await run()
  expect(careful.asked).not.toContain('POST /account/login')
  const writing = careful.results.filter(({ call }) => call.writes)
  expect(writing.length).toBeGreaterThan(8)
  for (const { call, verdict } of writing) {
    expect(verdict).toEqual({ kind: 'skipped', reason: 'it writes' })
    expect(careful.asked.filter(one => one === `${call.method} ${call.path}`)).toEqual([])
  }
  await installation?.stop()
  const bold = await run({}, true)
  expect(bold.asked).toEqual(expect.arrayContaining(['POST /account/login', 'POST /v1.0/ContactUs/IndexHandler']))
  expect(bold.code).toBe(0)
})

test('the output never contains a secret', async () => {
  const { Token } = example<{ Token: string }>('content.token')
  const { text } = await run({
    'content.page': { status: 400, body: { title: `Bad token ${Token}`, detail: Token } },
    'web-api.profile': { status: 500, body: { title: webApiKey } },
    'web-api.credit-details': { body: { TravelCredit: webApiKey } },
  })
  expect(text).not.toContain(Token)
  expect(text).not.toContain(webApiKey)
  expect(systemHeading('content', `https://user:secret@cms.example/base?key=${webApiKey}`)).toBe(
    'Content system, https://cms.example/base',
  )
})

test('without its key a refusal of the Web API is not judged', async () => {
  const refused = { status: 401, body: { title: 'Unauthorized' } }
  const { code, lines } = await run({ 'web-api.profile': refused }, false, '')
  expect(code).toBe(0)
  expect(lines).toContainEqual(expect.stringMatching(/skipped +GET \/api\/internal\/profile: set WEB_API_PRIVATE_KEY/))
})

test('a system that does not answer is unreachable', async () => {
  const addresses = { content: 'http://127.0.0.1:1', booking: 'http://127.0.0.1:1', backend: 'http://127.0.0.1:1' }
  const results: Result[] = []
  for await (const result of runSuite({
    addresses: { ...addresses, 'web-api': addresses.backend },
    write: false,
    memberId: 1,
  })) {
    results.push(result)
  }
  expect(exitCode(results)).toBe(2)
  expect(summary(results)).toMatch(/^unreachable: \d+ · skipped: \d+$/)
})

test('a receiver that redirects every search to an error page fails', async () => {
  const { code, lines } = await run({
    'booking.flight-search': { status: 302, text: '', location: '/Error/ServerError' },
  })
  expect(code).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(/! location: leads to \/Error\/ServerError, an error page/))
})

test('other capitals are reported, as harmless where the site reads both', async () => {
  const credits = await run({ 'backend.credit-details': { body: { Success: true, data: '{}' } } })
  expect(credits.text).toContain('it says `Success`, the site wants `success` and reads both')
  await installation?.stop()
  const profile = await run({ 'web-api.profile': { body: { userid: 1 } } })
  expect(profile.text).toContain('it says `userid`, the site wants `UserId`')
  expect(profile.code).toBe(1)
})

test('a skipped entry is named as in the back office', async () => {
  const routes = example<Item[]>('content.routes')
  const { lines } = await run({
    'content.routes': { body: [...routes, { ...routes[2], urlSegment: 7, id: 2199, name: 'Odd' }] },
  })
  expect(lines).toContainEqual(expect.stringMatching(/“Odd” \(node 2199\), at .*leaves this entry out$/))
})

test('a node with an odd key is named with what the site does, and control characters are not printed', async () => {
  const [home, ...routes] = example<Item[]>('content.routes')
  const odd = [7, null].map((key, id) => ({ ...routes[1], key, id, name: '\x1b[2JOdd' }))
  const { text } = await run({ 'content.routes': { body: [home, ...routes, ...odd] } })
  expect(text).toMatch(/“\[2JOdd” \(node 0\), .*reads it as text\n.*\(node 1\), .*asks for it by its number/)
})

test('a listing without its children is reported as empty', async () => {
  const page = example<object>('content.page')
  const { code, lines } = await run({ 'content.page': { body: { ...page, items: [] } } })
  expect(code).toBe(1)
  expect(lines).toContainEqual(
    expect.stringMatching(/! items: is empty, while the route list has \d+ nodes below node 2110/),
  )
})

test('unknown keys, the tree of the site and the configured path are checked too', async () => {
  installation = await startSampleInstallation({})
  const { url, asked } = installation
  const results: Result[] = []
  const settings = {
    addresses: { content: url, booking: url },
    write: true,
    memberId: 1,
    keys: { footer: '00000000-0000-4000-8000-00000000ffff' },
    hotelPath: '/Hotel/GetHotelSearch',
    examineTree: () => [{ path: 'node 7', text: 'is not known' }],
  }
  for await (const result of runSuite(settings)) results.push(result)
  const lines = results.flatMap(resultLines)
  expect(lines).toContain('      ! node 7: is not known')
  expect(lines).toContainEqual(expect.stringMatching(/GET \/umbraco\/shared\/get \(footer\)/))
  expect(asked.filter(one => one.startsWith('POST /Hotel'))).toEqual(['POST /Hotel/GetHotelSearch'])
  expect(asked.some(one => one.includes('/v1.0/'))).toBe(false)
})

test.each([false, { Success: true, Data: false }, { status: false }, '{"exists":"False"}'])(
  'an e-mail check that answers %j means a free address',
  async body => {
    const { lines } = await run({ 'booking.check-email': { body } })
    const answer = lines[lines.findIndex(line => line.includes('CheckEmailExist')) + 1]
    expect(answer).not.toMatch(/^ +!/)
  },
)

async function runSite(others: Record<string, OtherAnswer>) {
  installation = await startSampleInstallation(others)
  const results: Result[] = []
  const settings = { addresses: { site: installation.url }, write: false, memberId: 1 }
  for await (const result of runSuite(settings)) results.push(result)
  return { text: results.flatMap(resultLines).join('\n'), code: exitCode(results), asked: installation.asked }
}

test('the posts of the booking site are sent to the named site only', async () => {
  const { text, code, asked } = await runSite({})
  expect(code, text).toBe(0)
  expect(asked).toEqual([
    'GET /openapi.json',
    'POST /',
    'POST /umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect',
    'GET /umbraco/Surface/HomePage/GetMenus',
  ])
})

test.each<[string, OtherAnswer, RegExp]>([
  ['site.hand-back', { text: '<html>The old site</html>' }, /! answers 200 instead of 303 to \/: another site answers/],
  ['site.hand-back', { status: 302, text: '', location: '/Login' }, /! answers 302 to \/Login instead of 303 to \//],
  ['site.auth-and-redirect', { status: 303, text: '', location: '/' }, /! answers 303 to \/ instead of 303 to \/hol/],
  ['site.hand-back', { status: 405, text: '' }, /! status: must be 200, 302 or 303/],
  ['site.menus', { status: 404, text: '' }, /! status 404 instead of 200/],
])('%s answered with %j fails at the site', async (id, answer, line) => {
  const { text, code } = await runSite({ [id]: answer })
  expect(text).toMatch(line)
  expect(code).toBe(1)
})

const login = 'GET /account/login'
const withToken = '<form><input name="__RequestVerificationToken" type="hidden" value="x"></form>'

test.each<[string, OtherAnswer, RegExp]>([
  [login, { status: 404, text: '' }, /! status: 404: nothing answers here when a browser asks by GET/],
  [
    'GET /Member/SimpleRegister',
    { status: 302, text: '', location: '/Error/NotFound' },
    /! location: leads to \/Error/,
  ],
  ['GET /agent/login', { status: 500, text: '' }, /! status: must be one of .*, not 500/],
  [login, { text: withToken }, /! its form: has an anti-forgery token .* set SIGN_IN=link/],
])('%s answered with %j keeps visitors out', async (asked, answer, line) => {
  const { code, lines } = await run({ [asked]: answer })
  expect(lines).toContainEqual(expect.stringMatching(line))
  expect(code).toBe(1)
})

test('broken links beside the log-in and sessions that cannot be renewed are warnings', async () => {
  const missing = { status: 404, text: '' }
  const { code, text } = await run({ 'GET /account/resetpassword': missing, 'GET /Account/KeepSession': missing })
  expect(code).toBe(0)
  expect(text).toContain('· does not exist: the link to it leads nowhere')
  expect(text).toContain('· does not exist: people are signed out here 20 minutes after')
})

test('the settings of the site decide which pages are requested', async () => {
  const ways = { signIn: 'link', session: 'endpoint' }
  const asked = async (others: Record<string, OtherAnswer>) => {
    const result = await run({ [login]: { text: withToken }, ...others }, false, webApiKey, ways)
    await installation?.stop()
    return result
  }
  const good = await asked({ 'GET /Account/LogOff': { status: 302, text: '', location: '/' }, ...who('false') })
  expect(good.code).toBe(0)
  expect(good.asked).not.toContain('GET /Account/KeepSession')
  expect((await asked(who('false'))).text).toMatch(/GET \/Account\/LogOff .*\n +! status: 404: nothing answers/)
  expect((await asked(who('true'))).text).toContain('! names a signed-in person without a cookie')
})

const who = (authenticated: string) => ({
  'GET /Account/WhoAmI': { body: { authenticated, userId: 7, firstName: 'Aisyah', userTypeCode: 'MEM' } },
})
