import { Agent, request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'

/* One site for all of them: each worker would start its own. */
test.describe.configure({ mode: 'default' })

let site: SiteProcess
const agent = new Agent({ keepAlive: true, maxSockets: 400 })

test.beforeAll(async () => {
  site = await startSite({ CONTENT_URL: process.env.E2E_CONTENT_URL ?? '', LOG_LEVEL: 'silent' })
})

test.afterAll(async () => {
  agent.destroy()
  await site?.stop()
})

type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** Real connections side by side, which Playwright's own client does not open. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${site.url}${path}`, { method, agent }, async response => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    sent.on('error', reject).end()
  })
}

const askMany = (count: number, path: (number: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, number) => ask(path(number))))

test('a flood of uncached pages is shed; cached pages, files, probes and forms are answered', async () => {
  const home = await ask('/')
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? ''
  expect(script).not.toBe('')
  const shed: Answer[] = []
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      for (let turn = 0; shed.length < 50; turn++) {
        const answer = await ask(`/nothing-here-${number}-${turn}`)
        if (answer.status === 503) shed.push(answer)
        else expect(answer.status).toBe(404)
      }
    }),
  )
  const cheap = askMany(30, number => ['/', '/healthz', script][number % 3] ?? '')
  const form = await ask('/contactus', 'POST')
  expect(form.status).toBeLessThan(500)
  expect(new Set((await cheap).map(({ status }) => status))).toEqual(new Set([200]))

  await flood
  for (const { headers, text } of shed) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toContain('no-store')
    expect(text).toContain('We are unusually busy right now')
  }
  expect((await ask('/blog')).status).toBe(200)
  expect(await (await fetch(`${site.url}/readyz?verbose`)).json()).toMatchObject({
    renders: { running: 0, waiting: 0 },
  })
})

test('the overload page loads no other resource', { tag: '@nightly' }, async ({ page }) => {
  let isFlooding = true
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      for (let turn = 0; isFlooding; turn++) await ask(`/nothing-here-${number}-${turn}`)
    }),
  )
  await expect(async () => {
    const answer = await page.goto(`${site.url}/faq?page=${Math.random()}`)
    expect(answer?.status()).toBe(503)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are unusually busy right now')
  await expect(page.getByRole('main')).toHaveCSS('max-width', '544px')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBe(0)
  isFlooding = false
  await flood
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})
