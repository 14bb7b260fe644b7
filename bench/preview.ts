/**
 * `npm run bench:preview`: how long an editor waits among 20,000 pages. From a letter typed until the site beside the form shows it
 * (target: 1 s), and from the press of “Publish now” until visitors get it (target: 2 s). With a whole stack and a real browser;
 * beside them how long the site takes to answer for a page that is cached.
 */
import { loadavg } from 'node:os'
import { fillTours } from '@agency/content-system/testing/fill-tours.ts'
import { content, endToursOfSampleUsers, enter, ownPage } from '@agency/e2e/journeys/studio/studio-steps.ts'
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { chromium, type Page, request } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../scripts/machine/browser.ts'
import { type Answered, percentile } from './paced.ts'

const rounds = Number(process.argv[2] ?? 10)
const size = 20_000
/** How long anything may take before the run is given up: a slow machine shall give slow figures, and not none. */
const TIMEOUT_MS = 120_000

const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' } })
try {
  await stack.says('Ready in')
  process.env.E2E_CONTENT_URL = stack.address('content')
  await endToursOfSampleUsers()
  const database = new pg.Client(stack.databaseUrl())
  await database.connect()
  await fillTours(database, size).finally(() => database.end())
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    await measure(await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-MY' }))
  } finally {
    await browser.close()
  }
} finally {
  await stack.stop()
  forget(dataDir)
}

async function measure(page: Page) {
  const visitor = await request.newContext({ baseURL: stack.address('site') })
  const own = await ownPage(visitor)
  const shows = async (text: string) => (await (await visitor.get(own.path)).text()).includes(text)
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.goto(content(`studio/pages/${own.key}`))
  await enter(page, 'publisher')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  const saved = page.getByText('Saved', { exact: true })
  const opened: Answered[] = []
  const followed: Answered[] = []
  const published: Answered[] = []
  const cached: Answered[] = []

  await title.waitFor()
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await page.reload()
    await title.waitFor()
    opened.push(since(started))
  }
  await page.getByRole('button', { name: 'Preview' }).click()
  await heading.waitFor()
  for (let round = -1; round < rounds; round++) {
    const text = `Title number ${round} is seen`
    await title.fill(text.slice(0, -1))
    await saved.waitFor()
    await heading.filter({ hasText: text.slice(0, -1) }).waitFor()
    const started = performance.now()
    await title.press('End')
    await title.pressSequentially(text.slice(-1))
    await heading.filter({ hasText: text }).waitFor()
    if (round >= 0) followed.push(since(started))

    await saved.waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const button = page.getByRole('button', { name: 'Publish now', disabled: false })
    await button.waitFor()
    const pressed = performance.now()
    await button.press('Enter')
    while (!(await shows(text)));
    if (round >= 0) published.push(since(pressed))
    const asked = performance.now()
    await shows(text)
    if (round >= 0) cached.push(since(asked))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  console.log(`${size} tours, ${rounds} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`)
  console.log(`the studio opened anew with a page: ${summary(opened)}`)
  console.log(`typed, and seen beside the form: ${summary(followed)}`)
  console.log(`published, and seen by visitors: ${summary(published)}`)
  console.log(`baseline, the same page from the cache: ${summary(cached)}`)
}

function since(started: number): Answered {
  return { status: 200, ms: performance.now() - started }
}

function summary(answers: Answered[]) {
  return `median ${percentile(answers, 50)} ms, p95 ${percentile(answers, 95)} ms`
}
