import { expect, test } from '@playwright/test'
import { expectUsable } from './studio-alone.ts'
import { openAs, ownTour } from './studio-steps.ts'

test('a reader mentions a writer on a day, who finds it on a phone, moves the day and is done', async ({
  browser,
  request,
}) => {
  const itinerary = ['To Rome', 'In Rome'].map((title, index) => ({ day: index + 1, title, text: 'By train.' }))
  const own = await ownTour(request, 1200, { itinerary })
  const [reader, writer] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(),
  ]
  await openAs(reader, 'reader', `pages/${own.key}`)
  await reader.getByRole('link', { name: 'Comment on Day 2' }).click()
  const written = reader.getByRole('textbox', { name: 'New comment' })
  await written.pressSequentially('Which hotel, @sample w')
  await reader.getByRole('option', { name: 'Sample writer' }).click()
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(reader.getByRole('link', { name: '1 open comment on Day 2' })).toBeVisible()

  await openAs(writer, 'writer')
  const listed = writer.getByRole('region', { name: 'Comments for me' }).getByRole('listitem')
  const mention = listed.filter({ hasText: own.name })
  await expect(mention).toContainText('Which hotel, @Sample writer')
  await mention.getByRole('link').click()
  const panel = writer.getByRole('complementary', { name: 'Comments on Day 2' })
  await expect(panel.getByText('Sample reader')).toBeVisible()
  await expect(writer.getByRole('button', { name: /^Day 2/ })).toBeInViewport()
  await expectUsable(writer)

  await writer.getByRole('button', { name: 'Move Day 2', exact: true }).press('ArrowUp')
  await expect(writer.getByRole('complementary', { name: 'Comments on Day 1' })).toBeVisible()
  await writer.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(writer.getByText(/^Done: Sample writer, /)).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Comment on Day 2' })).toBeVisible({ timeout: 15_000 })
  await own.remove()
  await Promise.all([reader.context().close(), writer.context().close()])
})
