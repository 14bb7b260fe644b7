import { afterEach, expect, test, vi } from 'vitest'
import { countVisit } from './count-visit.client.ts'

const sent = vi.fn(async (..._: Parameters<typeof fetch>) => new Response())
vi.stubGlobal('fetch', sent)
afterEach(() => sent.mockClear())

const bodies = () => Promise.all(sent.mock.calls.map(([, init]) => new Response(init?.body).text()))

test('a counter learns the page and its events, and no query', async () => {
  history.replaceState(null, '', '?q=secret')
  countVisit('plausible agency.example https://stats.example/api/event', 'search')
  dispatchEvent(new Event('enquiry-sent'))
  dispatchEvent(new Event('signed-up'))
  const all = await bodies()
  expect(all.map(body => JSON.parse(body).name)).toEqual(['pageview', 'Search', 'Enquiry sent', 'Sign-up'])
  expect(JSON.parse(all[0] ?? '')).toMatchObject({ domain: 'agency.example', props: { page: 'search' } })
  expect(all.join()).not.toContain('secret')
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'origin', keepalive: true })
})

test('Umami and Matomo get their own words', async () => {
  countVisit('umami some-id https://stats.example/api/send', 'detail')
  countVisit('matomo 3 https://stats.example/matomo.php', 'detail')
  const [umami = '', matomo = ''] = await bodies()
  expect(JSON.parse(umami)).toMatchObject({ type: 'event', payload: { website: 'some-id', title: 'detail' } })
  expect(Object.fromEntries(new URLSearchParams(matomo))).toMatchObject({
    idsite: '3',
    rec: '1',
    action_name: 'detail',
  })
})
