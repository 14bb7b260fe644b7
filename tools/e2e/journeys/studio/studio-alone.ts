import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentFolder, prose } from '@agency/content-system/testing/content-folder.ts'
import { sampleUser } from '@agency/content-system/testing/studio-browser.ts'
import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { runService } from '@agency/testing/run-service.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { brokenRules, studioTags } from '../pages/broken-rules.ts'

export const samplePassword = 'a password of this test'

/** A content system of a test's own, with few pages, and a mail server that takes what it sends. */
export type StudioAlone = {
  address: (path: string) => string
  databaseUrl: string
  mails: MailServer
  /** Calls `/manage` with the editor key. */
  manage: (method: string, path: string, body?: object) => Promise<Response>
  stop: () => Promise<void>
}

const startLimit = 120_000

/** Tests of one worker share a content system of their own. */
export const test = base.extend<object, { studio: StudioAlone }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const studio = await startStudioAlone()
      await use(studio)
      await studio.stop()
    },
    { scope: 'worker', timeout: startLimit },
  ],
})

/** A studio of one file of tests, which fills it. */
export async function startStudioAlone(): Promise<StudioAlone> {
  const [database, mails] = await Promise.all([testDatabase(), startMailServer()])
  const files = { 'pages/services.md': prose('Services'), 'pages/about.md': prose('About us') }
  const service = await runService('content-system', {
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    CONTENT_FOLDER: contentFolder(files),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'studio-alone-')),
  })
  const address = (part: string) => `${service.url}/${part}`
  return {
    address,
    databaseUrl: database.url,
    mails,
    manage: (method, part, body) =>
      fetch(address(`manage/${part}`), {
        method,
        headers: { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async stop() {
      await service.stop()
      await Promise.all([mails.stop(), database.stop()])
    },
  }
}

/** The link to a new password in the next e-mail to an address. */
export async function linkMailedTo({ mails }: StudioAlone, email: string): Promise<string> {
  const find = () => mails.received.findLast(mail => mail.recipients.includes(email))
  await expect.poll(find, { message: `a mail to ${email}`, timeout: 30_000 }).toBeTruthy()
  const link = /http\S+\/studio\/password\/[\w-]+/.exec(find()?.text ?? '')?.[0] ?? ''
  mails.received.splice(0)
  return link
}

/** An invited person who has chosen `PASSWORD`. */
export async function newPerson(studio: StudioAlone, role = 'writer'): Promise<{ name: string; email: string }> {
  const mark = crypto.randomUUID().slice(0, 8)
  const person = { name: `Siti ${mark}`, email: `siti-${mark}@example.com` }
  expect((await studio.manage('POST', 'users', { ...person, role })).status).toBe(201)
  const link = await linkMailedTo(studio, person.email)
  const chosen = await studio.manage('POST', `password-reset/${link.split('/').at(-1)}`, { password: samplePassword })
  expect(chosen.status).toBe(204)
  return person
}

/** Fills in the sign-in. */
export async function fillSignIn(page: Page, email: string, password = samplePassword): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A browser context of its own with a signed-in person, at a screen of the studio. */
export async function openStudio(
  browser: Browser,
  studio: StudioAlone,
  { email, password = samplePassword, screen }: { email: string; password?: string; screen: string },
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(studio.address(`studio/${screen}`))
  await fillSignIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Studio')
  return page
}

/** As `openStudio`, for the sample administrator. */
export function openAsAdministrator(browser: Browser, studio: StudioAlone, screen: string): Promise<Page> {
  return openStudio(browser, studio, { ...sampleUser('administrator'), screen })
}

/** Fails where axe finds a fault, or where the screen is wider than the window. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await brokenRules(page, { tags: studioTags })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
