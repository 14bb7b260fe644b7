import type { Picture } from '@agency/contracts/manage/media.ts'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallFailure } from '../../../calls/call.ts'
import { MarkdownEditor } from '../markdown-editor.tsx'

/** Lets the file go that is being sent, or refuses it. */
let finish: (fault?: string) => void
let sent: string[]

vi.mock('../../../calls/media.ts', async importActual => ({
  ...(await importActual<object>()),
  uploadPicture: (file: File) =>
    new Promise<Picture>((resolve, reject) => {
      sent.push(file.name)
      finish = fault =>
        fault ? reject(new CallFailure(422, { detail: fault })) : resolve({ id: file.name, name: file.name } as Picture)
    }),
}))

const element = document.body.appendChild(document.createElement('div'))
let markdown: string
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  sent = []
  markdown = ''
  root = createRoot(element)
  root.render(<MarkdownEditor id="text" markdown="Go early." onChange={now => (markdown = now)} />)
  await page.getByText('Go early.').click()
  await userEvent.keyboard('{End}')
})
afterEach(() => root.unmount())

const text = () => page.getByRole('textbox').last()

/** Pastes or drops files at the cursor, with a text that programs put beside them. */
function bring(type: 'paste' | 'drop', names: string[], beside = '') {
  const data = new DataTransfer()
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/jpeg' }))
  if (beside) data.setData('text/plain', beside)
  const { right, top } = page.getByText('Go early.').element().getBoundingClientRect()
  const about = { bubbles: true, cancelable: true }
  const event =
    type === 'paste'
      ? new ClipboardEvent(type, { ...about, clipboardData: data })
      : new DragEvent(type, { ...about, dataTransfer: data, clientX: right - 1, clientY: top + 5 })
  text().element().dispatchEvent(event)
}

for (const type of ['paste', 'drop'] as const)
  test(`pictures that come by ${type} are uploaded and stand where they came, in their order`, async () => {
    bring(type, ['a.jpg', 'b.jpg'])
    await expect.element(page.getByRole('progressbar', { name: 'Upload of a.jpg' })).toBeVisible()
    await userEvent.keyboard('{Home}Always: ')
    finish()
    await expect.poll(() => sent).toEqual(['a.jpg', 'b.jpg'])
    finish()
    await expect.poll(() => markdown).toBe('Always: Go early.![](media/a.jpg)![](media/b.jpg)')
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })

test('a refused file says why, and can be tried again', async () => {
  bring('paste', ['a.jpg'])
  await expect.poll(() => sent).toHaveLength(1)
  finish('This picture is damaged.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This picture is damaged.')
  await page.getByRole('button', { name: 'Try again a.jpg' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  finish()
  await expect.poll(() => markdown).toBe('Go early.![](media/a.jpg)')
})

test('the picture that Word puts beside a copied text is no file', () => {
  bring('paste', ['page.jpg'], ' Or late.')
  expect(sent).toEqual([])
  expect(markdown).toBe('Go early. Or late.')
})
