import type { CommentsAnswer, Thread } from '@agency/contracts/manage/nodes/comments.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Commentable, CommentedFields } from '../../../fields/comments/comment-link.tsx'
import { Announcements } from '../../../parts/announcements.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { useComments } from './use-comments.ts'

const [siti, tan] = [
  { id: '00000000-0000-4000-8000-00000000000a', name: 'Siti' },
  { id: '00000000-0000-4000-8000-00000000000b', name: 'Tan Wei' },
] as const
vi.mock('../../../parts/nodes/studio-data.ts', async actual => ({
  ...(await actual<object>()),
  useStudio: () => ({ user: siti }),
}))

const at = '2026-11-26T03:30:00.000Z'
const thread = (id: string, path: string[], text: string, more: Partial<Thread> = {}): Thread => ({
  id,
  path,
  gone: false,
  item: null,
  done: null,
  comments: [{ id, by: tan, at, editedAt: null, text }],
  ...more,
})

let answer: CommentsAnswer
let failure: number
let sent: [method: string, path: string, body: unknown][]
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  localStorage.clear()
  failure = 0
  sent = []
  answer = {
    threads: [
      thread('a', ['source', 'title'], 'Too long?'),
      thread('b', ['source', 'itinerary', '1'], `Ask @[${siti.id}]`),
    ],
    names: { [siti.id]: 'Siti' },
  }
  vi.stubGlobal('fetch', async (address: string, { method = '', body }: { method?: string; body?: string }) => {
    if (address.endsWith('/mentionable')) return Response.json({ people: [siti, tan] })
    if (method === 'GET') return Response.json(answer)
    if (failure) return Response.json({ detail: 'No such thing.' }, { status: failure })
    sent.push([method, address.split('/').slice(3).join('/'), body && JSON.parse(body)])
    return new Response(null, { status: 204 })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const fields = [
  ['title', 'Title'],
  ['excerpt', 'Excerpt'],
] as const

let setMark: (mark: string) => void

function Page() {
  const [mark, set] = useState('1')
  setMark = set
  const comments = useComments('key', mark, 0, () => {})
  return (
    <CommentedFields value={comments.fields}>
      {fields.map(([name, label]) => (
        <Commentable key={name} path={['source', name]} label={label}>
          <input aria-label={label} id={`field-${name}`} />
        </Commentable>
      ))}
      {comments.isShown && (
        <CommentsPanel nodeKey="key" page={{ flush: async () => ({ version: 4 }) as never }} comments={comments} />
      )}
      <Announcements />
    </CommentedFields>
  )
}

function open(hash = '') {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [`/${hash}`] })
  root.render(<RouterProvider router={router} />)
}

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const panel = page.getByRole('complementary')
const written = page.getByRole('textbox', { name: 'New comment' })

test('a field says how many open comments it has, and leads by keyboard to them and back', async () => {
  open()
  await expect.element(link('1 open comment on Title')).toHaveTextContent('1')
  await page.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toHaveAccessibleName('Comments on Title')
  await expect.element(written).toHaveFocus()
  await expect.element(panel.getByText('Tan Wei')).toBeVisible()
  await expect.element(panel.getByText('26 November 2026, 11:30')).toBeVisible()
  await expect.element(panel.getByText('Too long?')).toBeVisible()
  await expect.element(panel.getByText(/^Ask/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(link('1 open comment on Title')).toHaveFocus()
})

test('a comment on a field is sent once, with the version that its author sees', async () => {
  open('#comments.source.excerpt')
  await written.fill('Too dry')
  await button('Comment').click()
  await expect
    .poll(() => sent)
    .toMatchObject([['POST', 'key/comments', { text: 'Too dry', to: { path: ['source', 'excerpt'], version: 4 } }]])
  await expect.element(page.getByText('Comment sent.')).toBeVisible()
  await expect.element(written).toHaveValue('')
})

test('@ offers colleagues; arrow keys and Enter mention one, and Ctrl Enter sends', async () => {
  open('#comments.source.excerpt')
  await written.click()
  await userEvent.keyboard('Ask @')
  await expect.element(page.getByRole('option', { name: 'Siti' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('2 people. The arrow keys choose, Enter mentions.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(written).toHaveValue('Ask @Tan Wei ')
  await userEvent.keyboard('today or @si')
  await expect.element(page.getByRole('option')).toHaveTextContent('Siti')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('ti{Control>}{Enter}{/Control}')
  await expect.poll(() => sent[0]?.[2]).toMatchObject({ text: `Ask @[${tan.id}] today or @[${siti.id}]` })
})

test('what is typed is kept while the content system is away, and one attempt more sends the same comment', async () => {
  failure = 503
  open('#comments.source.excerpt')
  await written.fill('Too dry')
  await button('Comment').click()
  await expect.element(page.getByText(/^Not sent; your words are kept here\./)).toBeVisible()
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  failure = 0
  open('#comments.source.excerpt')
  await expect.element(written).toHaveValue('Too dry')
  await button('Comment').click()
  await expect.poll(() => sent.length).toBe(1)
  expect(localStorage.length).toBe(0)
})

test('who is signed out in mid-word signs in on the spot, and loses nothing', async () => {
  failure = 401
  open('#comments.source.excerpt')
  await written.fill('Too dry')
  await button('Comment').click()
  await expect.element(page.getByText('Your text is still here. Sign in to save it.').first()).toBeVisible()
  expect(localStorage.getItem('studio.typed.key.comment.source.excerpt')).toBe('"Too dry"')
})

test('a thread is answered, done and opened again; one’s own words are changed and removed', async () => {
  const own = { id: 'c', by: siti, at, editedAt: at, text: `Hto, @[${tan.id}]` }
  answer.names[tan.id] = tan.name
  answer.threads[0]?.comments.push(own)
  open('#comments.source.title')
  await expect.element(panel.getByText('26 November 2026, 11:30 · edited')).toBeVisible()
  await expect.element(panel.getByText('@Tan Wei')).toBeVisible()
  await button('Edit').click()
  const changed = page.getByRole('textbox', { name: 'Your comment, changed' })
  await expect.element(changed).toHaveValue('Hto, @Tan Wei')
  await changed.fill('Hot, @Tan Wei')
  await button('Save').click()
  await button('Answer').click()
  const answered = page.getByRole('textbox', { name: 'Your answer' })
  await expect.element(answered).toHaveFocus()
  await answered.fill('Shorter')
  await panel.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(answered).not.toBeInTheDocument()
  await button('Remove').click()
  await button('Done').click()
  await expect
    .poll(() => sent.map(([method, path]) => `${method} ${path}`))
    .toEqual(['PUT key/comments/c', 'POST key/comments', 'DELETE key/comments/c', 'POST key/comments/a/done'])
  expect(sent[0]?.[2]).toEqual({ text: `Hot, @[${tan.id}]` })
  expect(sent[1]?.[2]).toMatchObject({ text: 'Shorter', to: { thread: 'a' } })
})

test('the list of the page leaves out what is done unless asked, and says what was on a removed item', async () => {
  answer.threads = [
    thread('a', ['source', 'title'], 'Too long?', { done: { by: 'Siti', at } }),
    thread('b', ['source', 'itinerary', '1'], 'Which train?', { gone: true, item: 'In Rome' }),
  ]
  open('#comments')
  await expect.element(panel.getByText('On “In Rome”, which was removed (Day 2)')).toBeVisible()
  await expect.element(panel.getByText('Too long?')).not.toBeInTheDocument()
  await expect.element(link('Comment on Title')).not.toHaveTextContent('1')
  await page.getByRole('checkbox', { name: 'Show what is done (1)' }).click()
  await expect.element(panel.getByText('Done: Siti, 26 November 2026, 11:30')).toBeVisible()
  await button('Open again').click()
  await expect.poll(() => sent[0]).toEqual(['DELETE', 'key/comments/a/done', null])
})

test('the link of a mail leads to the comment itself, also when it is done; one that has gone is said to be', async () => {
  answer.threads = [thread('a', ['source', 'title'], 'Too long?', { done: { by: 'Siti', at } })]
  open('#comment-a')
  await expect.element(panel.getByText('Too long?')).toBeVisible()
  await expect.element(panel).toHaveAccessibleName('Comments on Title')
  await expect.poll(() => document.activeElement?.id).toBe('comment-a')
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  open('#comment-x')
  await expect.element(panel.getByText(/^This comment is no longer there/)).toBeVisible()
})

test('comments of others appear by themselves, and those on a moved item stay in view', async () => {
  open('#comments.source.itinerary.1')
  await expect.element(panel).toHaveAccessibleName('Comments on Day 2')
  await expect.element(panel.getByText('@Siti')).toBeVisible()
  answer.threads = [thread('b', ['source', 'itinerary', '0'], 'Ask'), thread('d', ['source', 'title'], 'New')]
  setMark('2')
  await expect.element(panel).toHaveAccessibleName('Comments on Day 1')
  await expect.element(link('1 open comment on Title')).toBeVisible()
})
