import { expect, test } from '@playwright/test'
import { expectSaved, ownDraft, removePage, signIn, written } from './studio-steps.ts'

const lists = {
  destinationPage: [
    { property: 'eat', field: 'name', words: 'Egg tarts. From a bakery. Warm.' },
    { property: 'itineraries', field: 'title', words: 'Three days. Two islands. One boat.' },
    { property: 'mapPoints', field: 'name', words: 'The pier. Before noon. By tram.' },
  ],
  contentDetail: [
    { property: 'reviews', field: 'by', words: 'Aminah. From Ipoh. With two children.' },
    { property: 'booked', field: 'departure', words: 'In March. At night. From Subang.' },
  ],
}

for (const [alias, ownLists] of Object.entries(lists)) {
  test(`entries of lists in ${alias} stay open while their words are typed, and are named by them`, async ({
    page,
    request,
  }) => {
    const key = await ownDraft(request, alias)
    await signIn(page, 'writer', `pages/${key}`)
    for (const { property, field, words } of ownLists) {
      const list = page.locator(`#field-${property}`)
      await list.getByRole('button', { name: /^Add to/ }).click()
      await page.locator(`#field-${property}-0-${field}`).focus()
      await page.keyboard.type(words, { delay: 15 })
      await expect(page.locator(':focus')).toHaveValue(words)
      await expect(list.getByText(`1 · ${words}`)).toBeVisible()
    }
    await expectSaved(page)
    const source = await written(request, key)
    for (const { property, field, words } of ownLists) expect(source[property]).toMatchObject([{ [field]: words }])
    await removePage(request, key)
  })
}
