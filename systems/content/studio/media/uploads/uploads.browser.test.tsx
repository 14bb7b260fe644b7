import { maxPicture, type Picture } from '@agency/contracts/manage/media.ts'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CallFailure } from '../../calls/call.ts'
import { PictureDrop } from './picture-drop.tsx'
import { UploadList } from './upload-list.tsx'
import { type SendPicture, useUploads } from './use-uploads.ts'

const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
afterEach(async () => {
  root.render(null)
  await expect.poll(() => element.childElementCount).toBe(0)
})

const sent: string[] = []
const opened: string[] = []
/** Lets the file go that is being sent. */
let finish = () => {}

/** Says half of each file has left, and waits; the second file is refused when it comes first. */
const send: SendPicture = async (file, onProgress) => {
  sent.push(file.name)
  onProgress(0.5)
  await new Promise<void>(resolve => {
    finish = resolve
  })
  if (file.name === 'late.jpg' && sent.length === 1) throw new CallFailure(429)
  if (file.name === 'torn.jpg' && sent.filter(name => name === 'torn.jpg').length === 1)
    throw new CallFailure(422, { detail: 'This picture is damaged.' })
  return { id: file.name } as Partial<Picture> as Picture
}

function Uploads() {
  const { uploads, add, retry, dismiss } = useUploads(send, () => {}, 1000)
  return (
    <PictureDrop onFiles={add}>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} onOpen={({ id }) => opened.push(id)} />
      <p>Drop here</p>
    </PictureDrop>
  )
}

// Files that a script drops are in no folder, and so are taken for something else.
DataTransferItem.prototype.webkitGetAsEntry = () => ({ isFile: true, isDirectory: false }) as FileSystemEntry

/** Drops files as a browser does. */
function drop(names: string[], size = 3) {
  const dataTransfer = new DataTransfer()
  dataTransfer.effectAllowed = 'all'
  for (const name of names) dataTransfer.items.add(new File([new Uint8Array(size)], name, { type: 'image/jpeg' }))
  const target = page.getByText('Drop here').element()
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('several files upload one after the other, each with its progress; a failed file stays and can be retried', async () => {
  root.render(<Uploads />)
  await expect.element(page.getByText('Drop here')).toBeVisible()
  drop(['beach.jpg', 'torn.jpg', 'hill.jpg'])
  const progress = page.getByRole('progressbar', { name: 'Upload of beach.jpg' })
  await expect.element(progress).toHaveAttribute('value', '0.5')
  await expect.poll(() => row('hill.jpg').element().textContent).toContain('waiting')
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(count)
    finish()
  }
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3 added, 1 not')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This picture is damaged.')
  expect(page.getByRole('listitem').first().element().textContent).toContain('torn.jpg')
  await page.getByRole('button', { name: 'Try again torn.jpg' }).click()
  await expect.poll(() => sent).toEqual(['beach.jpg', 'torn.jpg', 'hill.jpg', 'torn.jpg'])
  finish()
  await expect.element(page.getByRole('status')).toHaveTextContent('3 of 3 added')
  await page.getByRole('button', { name: 'Open torn.jpg' }).click()
  expect(opened).toEqual(['torn.jpg'])
  await page.getByRole('button', { name: 'Dismiss beach.jpg' }).click()
  await expect.element(row('beach.jpg')).not.toBeInTheDocument()
})

test('a file that is too large is refused before the upload', async () => {
  sent.length = 0
  root.render(<Uploads />)
  await expect.element(page.getByText('Drop here')).toBeVisible()
  drop(['huge.jpg'], maxPicture + 1)
  await expect.poll(() => element.textContent).toContain('larger than 20 MB')
  expect(sent).toEqual([])
})

test('beyond the limit of the content system the rest waits, is counted, and goes on by itself', async () => {
  sent.length = 0
  root.render(<Uploads />)
  await expect.element(page.getByText('Drop here')).toBeVisible()
  drop(['late.jpg', 'later.jpg'])
  await expect.poll(() => sent.length).toBe(1)
  finish()
  await expect.poll(() => element.textContent).toContain('2 left')
  for (const count of [2, 3]) {
    await expect.poll(() => sent.length).toBe(count)
    finish()
  }
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 2 added')
  expect(sent).toEqual(['late.jpg', 'late.jpg', 'later.jpg'])
})
