import type { NodeDocument, PairedText, TranslationAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TranslationScreen } from './translation-screen.tsx'

vi.mock('../../parts/nodes/studio-data.ts', () => ({
  useStudio: () => ({
    user: { id: 'siti', name: 'Siti', role: 'administrator' },
    nodes: { byKey: new Map(), below: new Map() },
    types: new Map(),
  }),
  isPageType: () => true,
  typeName: () => 'Page',
}))

const text = (at: string, of: string, english: string, more: Partial<PairedText> = {}): PairedText => ({
  at,
  of,
  path: at.split(/\[]\.|\./).flatMap((step, index) => (index === 1 ? ['1', step] : [step])),
  kind: 'text',
  english,
  state: 'missing',
  from: null,
  was: null,
  by: null,
  warnings: [],
  ...more,
})
const behind = { at: 'itinerary[].text', of: 'aaaaaaaaaa', words: 'Berenang.', state: 'reviewed', by: 'siti' }
const read = {
  document: {
    key: 'translation',
    parentKey: 'page',
    alias: 'translation',
    name: 'Tour (ms)',
    urlSegment: 'ms',
    version: 3,
    state: 'published',
    path: [],
    present: [],
    publication: null,
    request: null,
    release: null,
    source: { texts: [behind] },
  } as Partial<NodeDocument> as NodeDocument,
  texts: [
    text('title', '1111111111', 'By ferry'),
    text('subtitle', '2222222222', 'Three days'),
    ...Array.from({ length: 8 }, (_, index) => text('highlights[]', `444444444${index}`, `Beach ${index}`)),
    text(behind.at, '3333333333', 'Swim or dive.', { state: 'behind', from: behind.of, was: 'Swim.' }),
  ],
  unused: [],
  isInTrash: false,
} satisfies TranslationAnswer

let root: ReturnType<typeof createRoot>
let sent: { path: string; body: { source: { texts: object[] }; mends?: object[] } }[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = address.split('/').at(-1) ?? ''
    if (body) sent.push({ path, body: JSON.parse(String(body)) })
    if (path === 'draft') return Response.json({ version: 4, faults: [] })
    if (path === 'mend') return Response.json({ outcome: 'published', version: 5, faults: [] })
    return Response.json(path === 'ms' ? read : { ...read.document, present: [] })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', loader: () => read, Component: TranslationScreen, HydrateFallback: () => null },
      ])}
    />,
  )
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const field = (name: string) => page.getByRole('textbox', { name }).element() as HTMLInputElement
const lastDraft = () => sent.findLast(({ path }) => path === 'draft')?.body.source.texts

test('only the typed text is stored; Tab leads to the next one, and a key marks it as reviewed', async () => {
  await vi.waitFor(() => field('Title').focus())
  expect(field('Title').lang).toBe('ms-MY')
  await userEvent.keyboard('Dengan feri')
  const typed = { at: 'title', of: '1111111111', words: 'Dengan feri', state: 'draft' }
  await vi.waitFor(() => expect(lastDraft()).toEqual([behind, typed]))
  await userEvent.keyboard('{Alt>}r{/Alt}')
  await vi.waitFor(() => expect(lastDraft()).toEqual([behind, { ...typed, state: 'reviewed' }]))
  await userEvent.tab()
  expect(document.activeElement).toBe(field('Subtitle'))
  await userEvent.keyboard('{Alt>}e{/Alt}')
  const copied = { at: 'subtitle', of: '2222222222', words: 'Three days', state: 'draft' }
  await vi.waitFor(() => expect(lastDraft()).toEqual([behind, { ...typed, state: 'reviewed' }, copied]))
})

test('copying the structure of a list stores each entry in English, as a draft', async () => {
  await page.getByRole('button', { name: 'Copy the English of 10 missing texts, as drafts' }).click()
  const { highlights } = await vi.waitFor(() => {
    const copied = Object.groupBy(lastDraft() as { at: string }[], ({ at }) => at.replace('[]', ''))
    expect(copied.highlights).toHaveLength(8)
    return copied
  })
  expect(highlights?.at(-1)).toEqual({ at: 'highlights[]', of: '4444444447', words: 'Beach 7', state: 'draft' })
})

test('words that are behind show what changed in English; they are still right, or typed anew', async () => {
  await vi.waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('or dive'))
  await page.getByRole('button', { name: 'Still right' }).click()
  const path = ['source', 'texts', '0', 'of']
  const mend = { kind: 'meaning', path, from: 'aaaaaaaaaa', to: '3333333333' }
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ path: 'mend', body: { mends: [mend] } }))
  await vi.waitFor(() => field('Text').focus())
  await userEvent.keyboard('{Control>}a{/Control}Menyelam.')
  const anew = { at: behind.at, of: '3333333333', words: 'Menyelam.', state: 'draft' }
  await vi.waitFor(() => expect(lastDraft()).toEqual([anew]))
})
