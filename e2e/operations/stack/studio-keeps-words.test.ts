import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/install/steps.mjs'
import { findBrowser } from '../../../scripts/machine/browser.ts'
import { forget, freePorts, newDataFolder, type Stack, startStack } from './stack.ts'

const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }
const signIns = readFileSync(
  path.join(root, 'services/content-system/managing/people/samples/sample-sign-ins.txt'),
  'utf8',
)
const dataDir = newDataFolder()
const key = randomUUID()
let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = startStack({ dataDir, ports: await freePorts() })
  await stack.says('Ready in')
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const name = 'A page that is typed'
  const source = { title: name, metaTitle: name, metaDescription: 'All about typing.', bodyText: 'First words.' }
  const body = JSON.stringify({ alias: 'prosePage', name, urlSegment: 'typed-page', source })
  await fetch(`${manage()}nodes/${key}/draft`, { method: 'PUT', headers, body })
  expect((await fetch(`${manage()}nodes/${key}/publish`, { method: 'POST', headers })).status).toBe(200)
})

afterAll(async () => {
  await browser.close()
  await stack.stop()
  forget(dataDir)
})

test('nothing acknowledged is lost when the content system is killed while somebody types, and what was typed stays in the tab', async () => {
  const page = await browser.newPage()
  await signIn(page)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  let text = 'Typed'
  await title.fill(text)
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await savedTitle()).toBe(text)
  for (let round = 1; round <= 3; round++) {
    const since = stack.output().length
    const added = ` and ${round} more words`
    const typing = title.pressSequentially(added, { delay: 30 })
    stack.kill('content', 'SIGKILL')
    await typing
    const before = text
    text += added
    expect(await title.inputValue()).toBe(text)
    await stack.says('content is ready again', since)
    const saved = await savedTitle()
    expect(text.startsWith(saved) && saved.startsWith(before)).toBe(true)
    await expect.poll(savedTitle).toBe(text)
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  await page.reload()
  await title.waitFor()
  expect(await title.inputValue()).toBe(text)
})

const manage = () => `${stack.address('content')}/manage/`

async function savedTitle(): Promise<string> {
  const answer = await fetch(`${manage()}nodes/${key}`, { headers })
  return ((await answer.json()) as { source: { title: string } }).source.title
}

async function signIn(page: Page) {
  const [, email = '', password = ''] = /^Studio, publisher +(\S+) \/ (\S+)$/m.exec(signIns) ?? []
  await page.goto(`${stack.address('content')}/studio/pages/${key}`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()
}
