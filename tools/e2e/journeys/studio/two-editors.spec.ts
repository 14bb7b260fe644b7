import { expect, test } from '@playwright/test'
import { expectSaved, ownPage, signIn } from './studio-steps.ts'

test('two editors of one text see each other, and neither loses a word', async ({ browser, request }) => {
  const own = await ownPage(request)
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()])
  await signIn(first, 'publisher', `pages/${own.key}`)
  await signIn(second, 'writer', `pages/${own.key}`)
  await expect(second.getByText('Also here: Sample publisher')).toBeVisible()

  await first.getByRole('textbox', { name: 'Title', exact: true }).fill('The title of the first')
  await expectSaved(first)
  await second.getByRole('textbox', { name: 'Subtitle (optional)', exact: true }).fill('The subtitle of the second')
  await second.getByRole('textbox', { name: 'Title', exact: true }).fill('The title of the second')
  await expect(
    second.getByRole('heading', { name: 'Sample publisher changed this page while you were editing it' }),
  ).toBeVisible()
  const title = second.getByRole('group', { name: 'Title', exact: true })
  await expect(title).toContainText('The title of the first')
  await expect(title).toContainText('The title of the second')
  await title.getByRole('radio', { name: 'Theirs' }).check()
  await second.getByRole('button', { name: 'Keep these texts' }).click()
  await expectSaved(second)
  await expect(second.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The title of the first')
  await expect(second.getByRole('textbox', { name: 'Subtitle (optional)', exact: true })).toHaveValue(
    'The subtitle of the second',
  )
  await own.remove()
  await Promise.all([first.close(), second.close()])
})
