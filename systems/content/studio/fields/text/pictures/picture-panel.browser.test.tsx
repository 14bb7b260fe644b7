import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PictureGrid } from '../../../media/picture-grid.tsx'
import { MarkdownEditor } from '../markdown-editor.tsx'

type GridProps = ComponentProps<typeof PictureGrid>

// The real one draws only what is in view, and needs the styles of the studio for that.
vi.mock('../../../media/picture-grid.tsx', () => ({
  PictureGrid: ({ pictures, onPick }: GridProps) =>
    pictures.map(picture => (
      // A new picture is picked when its upload ends, not by the press itself.
      <button key={picture.id} type="button" onClick={() => setTimeout(() => onPick(picture), 20)}>
        {picture.name}
      </button>
    )),
}))

const described = [
  { id: 'ipoh', name: 'ipoh', alt: 'Old shops in Ipoh', drawn: true, usedBy: [], thumbnail: '/media/0/ipoh.svg' },
  { id: 'hill', name: 'hill', alt: 'A hill', drawn: true, usedBy: [], thumbnail: '/media/0/hill.svg' },
]
const style = document.head.appendChild(document.createElement('style'))
style.textContent = '[role=textbox] img { width: 4rem; height: 3rem }'
const element = document.body.appendChild(document.createElement('div'))
let markdown: string
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  markdown = ''
  root = createRoot(element)
  vi.stubGlobal('fetch', async () => Response.json({ pictures: described }))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const open = (source: string) =>
  root.render(<MarkdownEditor id="text" markdown={source} onChange={now => (markdown = now)} />)
const pictures = () => [...element.querySelectorAll<HTMLImageElement>('[role=textbox] img[src]')]
const press = () => userEvent.click(pictures()[0] as HTMLImageElement)
/** Presses an arrow and waits until the editor knows where the cursor is. */
async function move(arrow: string) {
  const isMoved = new Promise(done => document.addEventListener('selectionchange', done, { once: true }))
  await userEvent.keyboard(arrow)
  await isMoved
}
const shows = () => page.getByLabelText('What it shows')

test('a drawing is shown from this host, as the policy requires, and stays as it was written', async () => {
  open('Go early.\n\n![](poster:ipoh "The old town")')
  await expect.poll(() => pictures().map(({ src }) => src)).toEqual([`${location.origin}/media/0/ipoh.svg`])
  await page.getByText('Go early.').click()
  await userEvent.keyboard('{End} Or late.')
  expect(markdown).toBe('Go early. Or late.\n\n![](poster:ipoh "The old town")')
})

test('a clicked picture shows the description of the library until the text has its own', async () => {
  open('![](poster:ipoh)')
  await expect.poll(() => pictures().length).toBe(1)
  await press()
  await expect.element(shows()).toHaveValue('Old shops in Ipoh')
  expect(markdown).toBe('')
  await shows().fill('Shophouses [old]')
  await page.getByLabelText(/^Caption/).fill('Before eleven')
  expect(markdown).toBe('![Shophouses &#91;old&#93;](poster:ipoh "Before eleven")')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Enter on a selected picture opens it; a replacement has its own description', async () => {
  open('Ipoh\n\n![A guess](poster:ipoh)')
  await page.getByText('Ipoh').click()
  await move('{ArrowRight}')
  await move('{ArrowRight}')
  await userEvent.keyboard('{Enter}')
  await expect.element(shows()).toHaveValue('A guess')
  await page.getByRole('button', { name: 'Choose another' }).click()
  await page.getByRole('button', { name: 'hill' }).click()
  await expect.element(shows()).toHaveValue('A hill')
  expect(markdown).toBe('Ipoh\n\n![](poster:hill)')
})

test('a picture is removed, and the text around it stays', async () => {
  open('See ![](poster:ipoh) there.')
  await expect.poll(() => pictures().length).toBe(1)
  await press()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => markdown).toBe('See there.')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('after a picture is chosen or described, typing goes on behind it, below a caption of its own', async () => {
  open('Ipoh')
  await page.getByText('Ipoh').click()
  await userEvent.keyboard('{End}{Enter}')
  await page.getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('button', { name: 'ipoh' }).click()
  await expect.element(page.getByRole('textbox', { name: '' })).toHaveFocus()
  await userEvent.keyboard('Then tea.')
  await expect.poll(() => markdown).toBe('Ipoh\n\n![](poster:ipoh)\n\nThen tea.')
  await press()
  await shows().fill('Old shops')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('textbox', { name: '' })).toHaveFocus()
  await userEvent.keyboard('And cake. ')
  await expect.poll(() => markdown).toBe('Ipoh\n\n![Old shops](poster:ipoh)\n\nAnd cake. Then tea.')
})
