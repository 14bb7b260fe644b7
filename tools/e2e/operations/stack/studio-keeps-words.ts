import { randomUUID } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../scripts/machine/browser.ts'
import { signInOf } from '../../journeys/studio/studio-steps.ts'
import type { SharedStack, Stack } from './stack.ts'

const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }
const key = randomUUID()

export function studioKeepsWords(shared: SharedStack) {
  test('when the content system is killed while an editor types, nothing acknowledged is lost and the typed text stays in the tab', async () => {
    const { stack } = shared
    await publishPage(stack)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
    const page = await browser.newPage()
    await signIn(page, stack)
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    let text = 'Typed'
    await title.fill(text)
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await savedTitle(stack)).toBe(text)
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
      const saved = await savedTitle(stack)
      expect(text.startsWith(saved) && saved.startsWith(before)).toBe(true)
      await expect.poll(() => savedTitle(stack)).toBe(text)
      await page.getByText('Saved', { exact: true }).waitFor()
    }
    await page.reload()
    await title.waitFor()
    expect(await title.inputValue()).toBe(text)
    await browser.close()
  })
}

const manage = (stack: Stack) => `${stack.address('content')}/manage/`

async function publishPage(stack: Stack) {
  const name = 'A page that is typed'
  const source = { title: name, metaTitle: name, metaDescription: 'All about typing.', bodyText: 'First words.' }
  const body = JSON.stringify({ alias: 'prosePage', name, urlSegment: 'typed-page', source })
  await fetch(`${manage(stack)}nodes/${key}/draft`, { method: 'PUT', headers, body })
  expect((await fetch(`${manage(stack)}nodes/${key}/publish`, { method: 'POST', headers })).status).toBe(200)
}

async function savedTitle(stack: Stack): Promise<string> {
  const answer = await fetch(`${manage(stack)}nodes/${key}`, { headers })
  return ((await answer.json()) as { source: { title: string } }).source.title
}

async function signIn(page: Page, stack: Stack) {
  const { email, password } = signInOf('publisher')
  await page.goto(`${stack.address('content')}/studio/pages/${key}`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()
}
