import { expect, test } from 'vitest'
import type { Brand } from '../../site-settings/shell-model.server.ts'
import { robotsText, securityText } from './text-files.ts'

const site = {
  siteUrl: 'https://site.example',
  brand: { brandName: 'Example', supportMailbox: 'care@site.example', address: 'Level 8,\nKL' } as Brand,
}
const day = 24 * 60 * 60 * 1000

test.each(['2026-01-01', '2026-02-28', '2026-11-20', '2027-12-31', '2028-02-29'])(
  'on %s security.txt ends within a year',
  date => {
    const now = Date.parse(`${date}T12:00:00Z`)
    const ends = Date.parse(/^Expires: (.*)$/m.exec(securityText(site, now))?.[1] ?? '')
    expect(ends - now).toBeGreaterThan(300 * day)
    expect(ends - now).toBeLessThan(365 * day)
  },
)

test('security.txt is the same for a whole month', () => {
  const on = (date: string) => securityText(site, Date.parse(date))
  expect(on('2026-11-01T00:00:00Z')).toBe(on('2026-11-30T23:00:00Z'))
})

test('without a mailbox the contact is the form', () => {
  const brand = { ...site.brand, supportMailbox: '' }
  expect(securityText({ ...site, brand }, 0)).toContain('Contact: https://site.example/contactus\n')
})

test('robots.txt names the site map', () => {
  expect(robotsText(site)).toContain('\nSitemap: https://site.example/sitemap.xml\n')
  expect(robotsText(site)).not.toContain('/ms')
  expect(robotsText(site, ['ms'])).toContain('\nDisallow: /ms/account/\n')
})

test.each([
  ['', ['GPTBot', 'ClaudeBot'], ['ChatGPT-User', 'PerplexityBot']],
  ['answers', ['GPTBot', 'ClaudeBot'], ['ChatGPT-User', 'PerplexityBot']],
  ['none', ['GPTBot', 'ChatGPT-User', 'PerplexityBot'], ['Googlebot']],
  ['all', [], ['GPTBot', 'ChatGPT-User']],
])('with the choice "%s" robots.txt refuses %j and not %j', (aiCrawlers, refused, welcome) => {
  const [first, second = ''] = robotsText({ ...site, brand: { ...site.brand, aiCrawlers } }).split('\n\n')
  expect(first).toMatch(/^User-agent: \*\nDisallow: \/account\//)
  for (const name of refused) expect(second).toContain(`User-agent: ${name}\n`)
  if (refused.length > 0) expect(second).toMatch(/\nDisallow: \/$/)
  for (const name of welcome) expect(second).not.toContain(name)
})

test('a setting cannot add a line', () => {
  const brand = { ...site.brand, supportMailbox: 'care@site.example\nExpires: never' }
  expect(securityText({ ...site, brand }, 0)).toContain('Contact: mailto:care@site.example Expires: never\n')
})
