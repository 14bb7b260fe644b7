import { expect, test } from '@playwright/test'
import { expectSaved, ownPage, signIn } from './studio-steps.ts'

test('the link for others is shown if the browser cannot copy it', { tag: '@nightly' }, async ({ page, request }) => {
  // As browsers have it over plain http, on any machine but the own.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const own = await ownPage(request)
  await signIn(page, 'publisher', `pages/${own.key}`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Not for everybody yet')
  await expectSaved(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy a link for others' }).click()
  const said = page.getByRole('status').filter({ hasText: 'can only copy over https' })
  const link = await said.getByRole('link').textContent()
  expect(await (await request.get(link ?? '')).text()).toContain('Not for everybody yet')
  await own.remove()
})
