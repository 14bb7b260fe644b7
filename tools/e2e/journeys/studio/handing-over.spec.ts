import { expect, type Page, test } from '@playwright/test'
import { expectSaved, openAs, ownPage, publishOpenPage } from './studio-steps.ts'

/** The first screen lists what became of a page. */
async function expectListed(page: Page, list: string, name: string, says: RegExp) {
  await page.getByRole('link', { name: 'Studio', exact: true }).click()
  const part = page.getByRole('region', { name: list })
  await expect(part.getByRole('listitem').filter({ hasText: name })).toContainText(says)
}

test('a writer asks, a publisher sends back, the writer asks again, the publisher publishes', async ({
  browser,
  request,
}) => {
  test.slow()
  const own = await ownPage(request)
  const [writer, publisher] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  await openAs(writer, 'writer', `pages/${own.key}`)
  await expect(writer.getByRole('button', { name: 'Please publish …' })).toBeDisabled()
  await writer.getByRole('textbox', { name: 'Title', exact: true }).fill('The ferry to Langkawi')
  await expectSaved(writer)
  await writer.getByRole('button', { name: 'Please publish …' }).click()
  await writer.getByRole('textbox', { name: 'Note (optional)' }).fill('By Friday, please.')
  await writer.getByRole('button', { name: 'Please publish', exact: true }).click()
  await expect(writer.getByRole('region', { name: 'waiting for publishing' })).toContainText('By Friday, please.')

  await openAs(publisher, 'publisher')
  await expectListed(publisher, 'Waiting for me', own.name, /Sample writer asked.*By Friday, please\./)
  await publisher.getByRole('region', { name: 'Waiting for me' }).getByRole('link', { name: own.name }).click()
  await publisher.getByRole('button', { name: 'Send back …' }).click()
  await publisher.getByRole('textbox', { name: 'What should be changed?' }).fill('Which pier?')
  await publisher.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(publisher.getByText('Sent back to Sample writer.')).toBeVisible()

  await expectListed(writer, 'What I asked for', own.name, /Sent back by Sample publisher.*Which pier\?/)
  await writer.getByRole('region', { name: 'What I asked for' }).getByRole('link', { name: own.name }).click()
  await expect(writer.getByRole('article').getByText('Which pier?')).toBeVisible()
  await writer.getByRole('textbox', { name: 'Title', exact: true }).fill('The ferry from Kuala Perlis')
  await expectSaved(writer)
  await writer.keyboard.press('Control+Enter')
  await writer.getByRole('button', { name: 'Please publish', exact: true }).click()
  await expect(writer.getByRole('region', { name: 'waiting for publishing' })).toBeVisible()

  await publisher.reload()
  await publishOpenPage(publisher)
  await expect(publisher.getByRole('button', { name: 'Send back …' })).toHaveCount(0)
  await expectListed(writer, 'What I asked for', own.name, /Published by Sample publisher/)
  await expect.poll(async () => (await request.get(own.path)).text()).toContain('The ferry from Kuala Perlis')
  await own.remove()
  await Promise.all([writer.context().close(), publisher.context().close()])
})
