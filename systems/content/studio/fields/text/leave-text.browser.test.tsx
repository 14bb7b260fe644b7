import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MarkdownEditor } from './markdown-editor.tsx'

const element = document.body.appendChild(document.createElement('div'))
let markdown: string
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  markdown = ''
  root = createRoot(element)
})
afterEach(() => root.unmount())

const text = () => page.getByRole('textbox').last()
const isLeft = () => !text().element().contains(document.activeElement)

/** Opens a text with the cursor behind some words of it. */
async function openAt(source: string, words: string) {
  root.render(<MarkdownEditor id="text" markdown={source} onChange={now => (markdown = now)} />)
  await text().getByText(words).click()
  await userEvent.keyboard('{End}')
}

test('Shift Tab leaves a list without changing it', async () => {
  await openAt('- Bread\n- Butter', 'Butter')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(isLeft).toBe(true)
  expect(text().getByRole('listitem').elements()).toHaveLength(2)
})

test('Tab nests a list, and Shift Tab undoes that', async () => {
  await openAt('- Bread\n- Butter', 'Butter')
  await userEvent.keyboard('{Tab}')
  expect(markdown.trim()).toBe('- Bread\n  - Butter')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(markdown.trim()).toBe('- Bread\n- Butter')
  expect(isLeft()).toBe(false)
})

test('Tab moves from cell to cell of a table, and leaves the text after the last one', async () => {
  await openAt('| Train | Leaves |\n| --- | --- |\n| Ipoh | seven |', 'Ipoh')
  await userEvent.keyboard('{Tab}')
  expect(isLeft()).toBe(false)
  await userEvent.keyboard('{Tab}')
  await expect.poll(isLeft).toBe(true)
  expect(text().getByRole('row').elements()).toHaveLength(2)
})
