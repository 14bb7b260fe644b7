import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { words } from '../../words/words.ts'
import { SaveNotice, SaveStateWords } from './save-notice.tsx'
import { keptTyped } from './typed-text.ts'
import { useOpenPage } from './use-open-page.ts'

afterEach(() => vi.unstubAllGlobals())

const key = 'b1a7c7f0-0000-4000-8000-000000000002'
const opened = { key, version: 1, alias: 'prosePage', name: 'Terms', urlSegment: 'tnc', source: {} }
const why = 'What this page says is nested too deeply: at most 16 levels.'

function OnePage() {
  const document = opened as Partial<NodeDocument> as NodeDocument
  const open = useOpenPage(document)
  return (
    <>
      <SaveStateWords status={open.status} />
      <div className="page__notices" style={{ marginTop: 2000 }}>
        <SaveNotice page={open} document={document} />
      </div>
      <input aria-label="Name" value={open.draft.name} onChange={event => open.change({ name: event.target.value })} />
    </>
  )
}

test('an oversized text is refused with a reason, stays as typed, also in the next tab, and is saved once it is shorter', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body)
    sent.push(name)
    if (name !== 'Short') return Response.json({ title: 'Bad Request', detail: why }, { status: 400 })
    return Response.json({ version: 2, faults: [] })
  })
  const element = document.body.appendChild(document.createElement('div'))
  const show = () => {
    const root = createRoot(element)
    root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: OnePage }])} />)
    return root
  }
  const tab = show()
  await page.getByLabelText('Name').fill('Too much')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.saving.refusedBecause(why))
  await page.getByRole('status').getByRole('button', { name: 'Not saved' }).click()
  await expect.element(page.getByRole('alert')).toBeInViewport()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Too much')
  tab.unmount()
  expect(keptTyped(key)?.draft.name).toBe('Too much')

  const next = show()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Too much')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.saving.refusedBecause(why))
  await page.getByLabelText('Name').fill('Short')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(keptTyped(key)).toBeUndefined()
  expect(sent.at(-1)).toBe('Short')
  next.unmount()
})
