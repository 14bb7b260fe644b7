import { sampleUsers } from '@agency/content-system/managing/people/samples/sample-users.ts'
import { runService } from '@agency/testing/run-service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '../../journeys/account/sample-people.ts'
import { siteInstance } from '../instances/site-instance.ts'
import { type Answer, rules } from './observatory.ts'
import type { SharedStack } from './stack.ts'

const www = 'https://www.agency.example'
const studio = 'https://studio.agency.example'
const booking = 'https://booking.agency.example'
/** What the rules allow for an answer; a site without cookies or without scripts in files has nothing to win there. */
const highest: Record<string, Record<string, number>> = {
  site: { Cookies: 0, 'Subresource integrity': 0 },
  'booking site': { 'Subresource integrity': 0 },
  studio: {},
}
const best: Record<string, number> = {
  'Content-Security-Policy': 10,
  Cookies: 5,
  'Referrer-Policy': 5,
  'Subresource integrity': 5,
  'X-Frame-Options, by frame-ancestors': 5,
}

/** Site, booking site and studio under https addresses, on the data of the stack, and what they answer. */
export function scoresHighest({ stack }: SharedStack) {
  const answers: Record<string, Answer> = {}
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const env = {
      DATABASE_URL: stack.databaseUrl(),
      DATA_DIR: stack.dataDir,
      SITE_URL: www,
      BOOKING_URL: booking,
      STUDIO_URL: studio,
      CONTENT_URL: stack.address('content'),
      BACKEND_URL: stack.address('backend'),
      LOG_LEVEL: 'error',
    }
    const site = await siteInstance(env)
    ends.push(site.forget)
    const members = await runService('booking-site', env)
    ends.push(members.stop)
    const content = await runService('content-system', env)
    ends.push(content.stop)
    await site.start()
    const post = (origin: string, type: string, body: string | URLSearchParams) =>
      ({ method: 'POST', redirect: 'manual', body, headers: { origin, 'content-type': type } }) as const
    const login = new URLSearchParams({ Email: member.email, Pwd: member.password, btnLogin: 'Login' })
    const form = post(www, 'application/x-www-form-urlencoded', login)
    const reader = JSON.stringify(sampleUsers.find(({ role }) => role === 'reader'))
    answers.site = await answer(site.address)
    answers['booking site'] = await answer(
      `${members.url}/account/resetpassword`,
      fetch(`${members.url}/account/login`, form),
    )
    const session = fetch(`${content.url}/manage/session`, post(studio, 'application/json', reader))
    answers.studio = await answer(`${content.url}/studio`, session)
  }, 120_000)
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const rows = Object.keys(highest).flatMap(name => rules.map(rule => [name, rule.name, rule] as const))
  test.each(rows)('%s, %s: as good as the rule allows', (name, ruleName, rule) => {
    const expected = highest[name]?.[ruleName] ?? best[ruleName] ?? 0
    expect(rule.modifier(answers[name] as Answer)).toBe(expected)
  })

  test.each(Object.keys(highest))('%s: no other site embeds it, and no style stands in an attribute', name => {
    const { headers, html } = answers[name] as Answer
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(html).not.toMatch(/<[^>]+ style=/)
  })
}

async function answer(url: string, signIn?: Promise<Response>): Promise<Answer> {
  const response = await fetch(url, { headers: { origin: 'https://elsewhere.example' } })
  expect([url, response.status]).toEqual([url, 200])
  const cookies = (await signIn)?.headers.getSetCookie() ?? []
  if (signIn) expect(cookies, url).not.toEqual([])
  return { headers: response.headers, html: await response.text(), cookies }
}
