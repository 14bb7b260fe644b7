import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf } from '../../fields/plain/field-props.ts'
import { useShownFaults } from './shown-faults.ts'
import { useOpenPage } from './use-open-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const opened = {
  key: 'b1a7c7f0-0000-4000-8000-000000000001',
  version: 1,
  alias: 'prosePage',
  name: 'Terms',
  urlSegment: 'tnc',
  source: {},
} as Partial<NodeDocument> as NodeDocument

function TwoAtOnce() {
  const { draft, change } = useOpenPage(opened)
  return (
    <button
      type="button"
      onClick={() => {
        change({ name: 'New terms' })
        change(({ source }) => ({ source: { ...source, title: 'A title' } }))
        change(({ source }) => ({ source: { ...source, intro: 'An intro' } }))
      }}
    >
      {JSON.stringify([draft.name, draft.source])}
    </button>
  )
}

test('several changes in one event are all kept', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ version: 2, faults: [] }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<TwoAtOnce />)
  await page.getByRole('button').click()
  await expect
    .element(page.getByRole('button'))
    .toHaveTextContent(JSON.stringify(['New terms', { title: 'A title', intro: 'An intro' }]))
  root.unmount()
})

test('typing goes on where the same text has become a newer version, as when it went live', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('if-match'))
    if (sent.length === 1) return Response.json({ current: { ...opened, version: 5 } }, { status: 412 })
    return Response.json({ version: 6, faults: [] })
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<TwoAtOnce />)
  await page.getByRole('button').click()
  await expect.poll(() => sent).toEqual(['"1"', '"5"'])
  root.unmount()
})

function Typed({ onDraft }: { onDraft: () => void }) {
  const { change } = useOpenPage(opened, onDraft)
  return <input aria-label="Name" onChange={({ target }) => change({ name: target.value })} />
}

test('the first draft is reported once, also where the page closes before it is saved', async () => {
  let version = 1
  vi.stubGlobal('fetch', async () => Response.json({ version: ++version, faults: [] }))
  const onDraft = vi.fn()
  const open = () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Typed onDraft={onDraft} />)
    return root
  }
  const saved = open()
  for (const name of ['Terms of today', 'Terms of tomorrow']) {
    const before = version
    await page.getByLabelText('Name').fill(name)
    await expect.poll(() => version).toBe(before + 1)
  }
  expect(onDraft).toHaveBeenCalledOnce()
  saved.unmount()
  const closed = open()
  await page.getByLabelText('Name').fill('Terms of both')
  closed.unmount()
  await expect.poll(() => onDraft.mock.calls.length).toBe(2)
})

test('the first choice of a field is kept', async () => {
  function Form() {
    const [author, setAuthor] = useState('')
    const draft = { source: { author } } as unknown as Editable
    const status = { state: 'saved', version: 1, saves: 0, faults: [] } as const
    const { handlers } = useShownFaults({ draft, status: { ...status, faults: [] }, isChecked: false })
    return (
      <fieldset {...handlers}>
        <select id={idOf(['author'])} value={author} onChange={({ target }) => setAuthor(target.value)}>
          <option value="">None</option>
          <option value="aina">Aina</option>
        </select>
      </fieldset>
    )
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Form />)
  const select = page.getByRole('combobox')
  await expect.element(select).toBeVisible()
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(select).toHaveValue('aina')
})
