import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenPage } from '../saving/use-open-page.ts'
import { PublishWindow } from './publish-window.tsx'

const studio = vi.hoisted(() => ({ user: { role: 'publisher' }, nodes: { byKey: new Map<string, object>() } }))
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => studio }))

const day = 24 * 60 * 60 * 1000
const opened = { key: 'a', name: 'Ipoh' } as Partial<NodeDocument> as NodeDocument
const inAWeek = new Date(Date.now() + 7 * day).toISOString()
const open = {
  draft: { name: 'Ipoh', publishAt: inAWeek, unpublishAt: null },
  flush: async () => ({ state: 'saved', version: 2 }),
  found: () => {},
  replace: () => {},
} as unknown as OpenPage

const { body } = window.document
let root: ReturnType<typeof createRoot>
let sent: { address: string; body: unknown }[] = []
function show(
  state: 'published' | 'draft',
  page = open,
  publication: NodeDocument['publication'] = null,
  release: NodeDocument['release'] = null,
) {
  const answers: Record<string, object> = {
    checks: { checks: [] },
    publish: { version: 3, touched: [] },
    'old-links': { nodes: [] },
    releases: { releases: [{ id: 'm', name: 'Merdeka', count: 1, hour: null }], id: 'r', name: 'Raya' },
    a: {},
    ms: {
      document: {
        key: 'malay',
        source: { texts: [{ at: 'title', of: 'aaaaaaaaaa', words: 'Ipoh', state: 'reviewed' }] },
      },
      texts: [{ at: 'title', of: 'bbbbbbbbbb', from: 'aaaaaaaaaa', path: ['title'], state: 'behind' }],
    },
    mend: { outcome: 'published' },
    schedule: { version: 2, at: '2099-11-27T01:00:00.000Z' },
    around: { everywhere: false, site: 'https://example.com', pages: [{ key: 'h', name: 'Home', path: '/' }] },
  }
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body: given }: RequestInit = {}) => {
    sent.push({ address, body: given ? JSON.parse(String(given)) : undefined })
    return Response.json(answers[address.split('/').at(-1)?.split('?')[0] ?? ''])
  })
  root = createRoot(body.appendChild(window.document.createElement('div')))
  const element = (
    <PublishWindow
      document={opened}
      state={state}
      page={page}
      publication={publication}
      release={release}
      onClose={() => {}}
    />
  )
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
afterEach(() => {
  studio.nodes.byKey.clear()
  root.unmount()
  vi.unstubAllGlobals()
})
const publishNow = page.getByRole('button', { name: 'Publish now' })

test('a live page with “Shown from” in the future is published only after the editor agrees that it disappears', async () => {
  show('published')
  await expect.element(page.getByText(/^Visitors see this page now\./)).toHaveClass('field__error')
  await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  await expect.element(publishNow).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Take this page off the site until then' }).click()
  await expect.element(publishNow).toHaveAttribute('aria-disabled', 'false')
})

test('a page that visitors do not see yet needs no such agreement', async () => {
  show('draft')
  await expect.element(page.getByText(/^Visitors will see it from/)).toBeVisible()
  await expect.element(publishNow).toHaveAttribute('aria-disabled', 'false')
})

test('after publishing, the pages that show a part are linked', async () => {
  show('draft')
  await publishNow.click()
  await expect.element(page.getByText(/^Published\. 1 page changed:/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '/' })).toHaveAttribute('href', 'https://example.com/')
})

test('a draft goes live at a chosen Malaysian hour, in the place of the version that waits', async () => {
  const plain = { ...open, draft: { ...open.draft, publishAt: null } }
  const at = '2099-11-26T01:00:00.000Z'
  const publication = { name: 'Ipoh', at, version: 1, by: 'Siti', trouble: null, failed: false }
  show('published', plain, publication)
  await expect.element(page.getByText(/^Version 1 is to go live .* visitors see all changes now/)).toBeVisible()
  await page.getByRole('radio', { name: 'At a chosen hour' }).click()
  await expect.element(page.getByText(/^Version 1 is to go live .* This replaces it/)).toBeVisible()
  await page.getByRole('spinbutton', { name: 'day, Day and time' }).click()
  await userEvent.keyboard('271120990900')
  await page.getByRole('button', { name: 'Go live at this hour' }).click()
  await expect.element(page.getByText(/^Version 2 goes live on 27 November 2099, 09:00/)).toBeVisible()
  expect(sent).toContainEqual({
    address: '/manage/nodes/a/schedule',
    body: { at: '2099-11-27T09:00:00+08:00', vanish: false },
  })
})

test('at an hour, too, a live page disappears until “Shown from” only if the editor agrees', async () => {
  show('published')
  await page.getByRole('radio', { name: 'At a chosen hour' }).click()
  await expect.element(page.getByText(/^Visitors see this page now\. At that hour it leaves the site/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Go live at this hour' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a page is added to a release that is made for it; one that is in a release is published there', async () => {
  show('published', { ...open, draft: { ...open.draft, publishAt: null } })
  await page.getByRole('button', { name: 'Add to a release …' }).click()
  await page.getByRole('combobox', { name: 'Release' }).selectOptions('A new release')
  await page.getByRole('textbox', { name: 'Name of the release' }).fill('Raya')
  await page.getByRole('button', { name: 'Add to a release' }).click()
  await expect.poll(() => sent.at(-1)?.address).toBe('/manage/releases/r/pages/a')
  expect(sent.at(-2)).toEqual({ address: '/manage/releases', body: { name: 'Raya' } })
  root.unmount()
  show('published', open, null, { id: 'r', name: 'Raya' })
  await expect.element(page.getByRole('link', { name: 'Raya' })).toHaveAttribute('href', '/releases/r')
  await expect.element(page.getByRole('radio', { name: 'At a chosen hour' })).not.toBeInTheDocument()
})

test.each([
  ['Publish now', /publish$/],
  ['Go live at this hour', /schedule$/],
])(
  '“%s” names the translations that it puts behind, and keeps those whose meaning is unchanged',
  async (name, call) => {
    studio.nodes.byKey.set('a', { translations: { ms: {} } })
    show('published', { ...open, draft: { ...open.draft, publishAt: null } })
    await expect.element(page.getByText(/^Ipoh · Malay: 1 text will be behind \(Title\)/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'The meaning is unchanged: keep the Malay of “Ipoh”' }).click()
    if (name !== 'Publish now') await page.getByRole('radio', { name: 'At a chosen hour' }).click()
    await page.getByRole('button', { name }).click()
    const mend = { kind: 'meaning', path: ['source', 'texts', '0', 'of'], from: 'aaaaaaaaaa', to: 'bbbbbbbbbb' }
    await vi.waitFor(() => expect(sent.some(({ address }) => call.test(address))).toBe(true))
    const calls = sent.filter(({ address }) => /mend$/.test(address) || call.test(address))
    expect(calls[0]).toEqual({ address: '/manage/nodes/malay/mend', body: { mends: [mend], draftOnly: false } })
  },
)
