import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { offerFields } from './offer-fields.client.ts'

document.body.innerHTML = `
  <aside class="preview-banner" data-path="/tours">Preview</aside>
  <header><a href="#menu" data-origin="m name">Tours</a></header>
  <main>
    <h1 data-origin="p source.title">All tours</h1>
    <article><h2 data-origin="d source.title">Ipoh</h2><p>RM 100</p><button type="button">Save</button></article>
    <details><summary data-origin="q source.question">When?</summary><p data-origin="q source.answer">Soon.</p></details>
    <p>Nothing of a node</p>
  </main>`

test('what is pressed opens its field, and a card that of its only node', async () => {
  const said: { type: string; origin?: string; fields?: { origin: string }[] }[] = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation(message => said.push(message))
  offerFields()
  expect(said.at(-1)?.fields?.map(({ origin }) => origin)).toEqual([
    'p source.title',
    'd source.title',
    'q source.question',
    'q source.answer',
    'm name',
  ])
  expect(document.querySelector('.preview-banner')?.checkVisibility()).toBe(false)

  const pressed = async (text: string) => {
    const before = said.length
    await userEvent.click(page.getByText(text, { exact: true }))
    return said.slice(before).map(({ origin }) => origin)
  }
  expect(await pressed('All tours')).toEqual(['p source.title'])
  expect(await pressed('RM 100')).toEqual(['d source.title'])
  expect(await pressed('Save')).toEqual([])
  expect(await pressed('Nothing of a node')).toEqual([])
  expect(await pressed('Tours')).toEqual(['m name'])
  expect(location.hash).toBe('')
  // What is behind a summary must be reached too.
  expect(await pressed('When?')).toEqual(['q source.question'])
  expect(document.querySelector('details')?.open).toBe(true)
})

test('the name that the studio gives is shown beside what is under the mouse', async () => {
  window.dispatchEvent(
    new MessageEvent('message', {
      source: window.parent,
      data: { type: 'preview:names', names: [['d source.title', 'Title · Deal “Ipoh”']] },
    }),
  )
  await page.getByText('RM 100').hover()
  await expect.element(page.getByText('Title · Deal “Ipoh”')).toBeVisible()
  await page.getByText('Nothing of a node').hover()
  await expect.element(page.getByText('Title · Deal “Ipoh”')).not.toBeVisible()
})
