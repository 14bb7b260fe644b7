import { expect, test } from '@playwright/test'
import { ownPage, signIn, written } from './studio-steps.ts'

test('a problem leads to its words in the text, and “Fix” corrects them in the draft', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const own = await ownPage(request, `${'Words.\n\n'.repeat(30)}For informations, then [coaches](/no-such-page).`)
  await signIn(page, 'publisher', `pages/${own.key}`)
  const dialog = page.getByRole('dialog')
  const selected = () => page.evaluate(() => getSelection()?.toString())
  for (const [problem, words] of [
    [/says “informations”/, 'informations'],
    [/links to \/no-such-page/, 'coaches'],
  ] as const) {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByRole('link', { name: problem }).click()
    await expect.poll(selected).toBe(words)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: /^Fix: .*“informations”/ }).click()
  await expect(dialog.getByText(/^2 things to look at/)).toBeFocused()
  expect((await written(request, own.key)).bodyText).toContain('For information, then')
  expect(await (await request.get(own.path)).text()).toContain('For informations,')
  await own.remove()
})
