/**
 * `npm run bench:studio`, second part: the processor time that the studio takes in an editor's browser while a tour of sixty days
 * and a text of 114,000 characters are edited. `node bench/typing.ts <commit>` measures the studio of that commit in turns with
 * the present one.
 */
import { loadavg } from 'node:os'
import { content, endToursOfSampleUsers, openAs } from '@agency/e2e/journeys/studio/studio-steps.ts'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/machine/browser.ts'
import { percentile } from './paced.ts'
import { buildStudios, type StudioBuilds, serveStudio } from './studio-builds.ts'
import { startStudioContent } from './studio-content.ts'

const commit = process.argv[2]
const [rounds, times, days, characters] = [3, 10, 60, 114_000]
const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }

/** Milliseconds of processor that a page's main thread takes for what is done, until it is on the screen. */
type Spent = (done: () => Promise<unknown>, isNewPage?: boolean) => Promise<number>

const studios = buildStudios(commit)
const system = await startStudioContent(300)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  process.env.E2E_CONTENT_URL = system.url
  await endToursOfSampleUsers()
  await report(studios)
} finally {
  await browser.close()
  await system.stop()
  studios.remove()
}

async function report({ folders }: StudioBuilds) {
  const measured = new Map<string, Map<string, number[]>>()
  for (let round = 0; round < rounds; round++) {
    for (const [name, folder] of folders) {
      const add = (what: string, ms: number) => {
        const row = measured.get(what) ?? new Map<string, number[]>()
        measured.set(what, row.set(name, [...(row.get(name) ?? []), ms]))
      }
      await onPage(folder, (page, spent) => editTour(page, spent, add))
      await onPage(folder, (page, spent) => editText(page, spent, add))
    }
  }
  const names = [...folders.keys()]
  console.log(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`)
  for (const [what, row] of measured) {
    const cells = names.map(name => {
      const all = (row.get(name) ?? []).map(ms => ({ status: 200, ms }))
      return `${percentile(all, 50)} · ${percentile(all, 95)}`
    })
    console.log(`| ${what} | ${cells.join(' | ')} |`)
  }
  console.log(`Processor ms: median · p95. Load of the machine ${loadavg()[0]?.toFixed(1)}`)
}

async function onPage(folder: string, work: (page: Page, spent: Spent) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-MY' })
  // A slow machine shall give slow figures, and not none.
  page.setDefaultTimeout(120_000)
  try {
    await serveStudio(page, folder)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    await work(page, async (done, isNewPage) => {
      const before = isNewPage ? 0 : await taken()
      await done()
      await page.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))))
      return (await taken()) - before
    })
  } finally {
    await page.close()
  }
}

/** Adds the last days of a long journey, and types into the newest. */
async function editTour(page: Page, spent: Spent, add: (what: string, ms: number) => void) {
  const itinerary = Array.from({ length: days - times }, (_, index) => ({ day: index + 1 }))
  const facts = { title: 'A long way', price: 900, priceUnit: 'per person', nights: days - 1, itinerary }
  await openAs(page, 'publisher', `pages/${await draft('contentDetail', facts)}`)
  const button = page.getByRole('button', { name: 'Add a day' })
  await button.focus()
  for (let time = 0; time < times; time++) {
    add(`a new day, of ${days}`, await spent(() => page.keyboard.press('Enter')))
    add('saving it', await spent(() => saved(page)))
  }
  await page.getByRole('button', { name: `Day ${days} ·` }).waitFor()
  await page.getByRole('group', { name: 'Day by day' }).getByRole('textbox', { name: 'Title' }).focus()
  for (let time = 0; time < times; time++) {
    add('a key in a day', await spent(() => page.keyboard.press('a')))
    add('saving it ', await spent(() => saved(page)))
  }
}

/** Opens a long text, and types into its middle. */
async function editText(page: Page, spent: Spent, add: (what: string, ms: number) => void) {
  const key = await draft('prosePage', { title: 'A long text', bodyText: longText() })
  const open = async () => {
    await openAs(page, 'publisher', `pages/${key}`)
    await page.waitForFunction(() => document.querySelector('.text__content')?.lastElementChild)
  }
  add(`a text of ${characters} characters opened`, await spent(open, true))
  await page.getByRole('heading', { name: 'Chapter 70', exact: true }).click()
  await page.keyboard.press('End')
  for (let time = 0; time < times; time++) {
    add('a key in it', await spent(() => page.keyboard.press('a')))
    add('saving it  ', await spent(() => saved(page)))
  }
}

function saved(page: Page) {
  return page.waitForFunction(() => document.querySelector('.save-state--saved'))
}

/** A text of many headings, lists, links and tables, as a long page has them. */
function longText(): string {
  const sentence = 'The ferry leaves at noon every day but Friday, and the road is open all year. '
  const paragraph = `${sentence.repeat(5)}It is **free**, as [we](/contactus) said. ${sentence.repeat(2)}`
  const table = '| Boat | Price |\n|---|---|\n| Ferry | RM 20 |\n\n'
  let text = ''
  for (let number = 1; text.length < characters; number++)
    text += `## Chapter ${number}\n\n${paragraph}\n\n- ${sentence}\n- ${sentence}\n\n${number % 10 === 0 ? table : ''}`
  return text
}

/** Saves a node with these properties as a draft. @returns its key */
async function draft(alias: string, source: object): Promise<string> {
  const key = crypto.randomUUID()
  const body = JSON.stringify({ alias, name: `Bench ${key}`, urlSegment: `bench-${key}`, source })
  const answer = await fetch(content(`manage/nodes/${key}/draft`), { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return key
}
