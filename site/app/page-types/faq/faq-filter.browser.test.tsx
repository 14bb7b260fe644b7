import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { island } from './faq-filter.island.tsx'

const questions = document.createElement('div')
questions.innerHTML = `
  <section data-faq-category>
    <details data-faq-question><summary>Does an infant get a bassinet?</summary><p>On most long flights.</p></details>
    <details data-faq-question><summary>How can I pay?</summary><p>With a card.</p></details>
  </section>`

async function show(before?: (element: HTMLElement) => void) {
  const subjects = [{ name: 'Booking', slug: 'booking', path: '/faq/booking' }]
  await mountIsland(island, { subjects, query: '', path: '/faq', here: '/faq' }, element => {
    document.body.append(questions)
    before?.(element)
  })
}

test('typing filters the questions, and the number of matches is announced', async () => {
  await show()
  const field = page.getByRole('searchbox')
  await field.fill('bassinet')
  await expect.element(page.getByText('How can I pay?')).not.toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 answer')
  await field.fill('')
  await expect.element(page.getByText('How can I pay?')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('words typed before the script loads are searched', async () => {
  await show(element => {
    const field = element.querySelector('input')
    if (field) field.value = 'card'
  })
  await expect.element(page.getByText('Does an infant get a bassinet?')).not.toBeVisible()
})
