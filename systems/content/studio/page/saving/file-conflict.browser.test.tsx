import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FileConflict } from './save-notice.tsx'
import type { OpenPage } from './use-open-page.ts'

const mine: Editable = {
  alias: 'prosePage',
  parentKey: null,
  name: 'Terms',
  urlSegment: 'tnc',
  source: { title: 'Terms from the studio', bodyText: 'The same' },
  publishAt: null,
  unpublishAt: null,
  updated: null,
}
const theirs = { ...mine, source: { ...mine.source, title: 'Terms from the file' } }
const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
afterEach(() => root.render(null))

test('the texts of file and studio are compared, and the chosen text is saved as a draft', async () => {
  const replaced: Editable[] = []
  const open = {
    draft: mine,
    status: { state: 'saved', version: 7, saves: 0, faults: [] },
    replace: (draft: Editable, version: number) => version === 7 && replaced.push(draft),
  } as Partial<OpenPage> as OpenPage
  const opened = {
    file: { path: 'pages/tnc.md', conflict: true },
    conflict: { ...theirs, by: 'file', at: '2026-11-22T04:00:00Z' },
  } as Partial<NodeDocument> as NodeDocument
  root.render(<FileConflict page={open} document={opened} />)
  await expect.element(page.getByRole('heading', { name: 'The file pages/tnc.md has changed too' })).toBeVisible()
  expect(page.getByRole('group').elements()).toHaveLength(1)
  await page.getByRole('group', { name: 'Title' }).getByRole('radio', { name: 'Theirs' }).click()
  await page.getByRole('button', { name: 'Keep these texts' }).click()
  expect(replaced).toEqual([theirs])
  await expect.poll(() => element.textContent).toContain('Publish this page')
})
