import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { emptyTrash } from './trash/empty-trash.ts'

const key = (path: string) => uuidOfPath(`pages/${path}`)
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f51'
const dayMs = 24 * 3600_000

const paths = ['asia', 'asia/japan', 'asia/japan/tokyo', 'asia/korea', 'asia/taiwan', 'europe', 'bin', 'bin/below']
const named = (path: string) => path.replace(/.*\//, '').replace(/^./, letter => letter.toUpperCase())
const it = await testSystem(
  contentFolder(Object.fromEntries(paths.map(path => [`pages/${path}.md`, prose(named(path))]))),
)
afterAll(() => it.stop())

const ask = async <Answer>(path: string) => (await (await it.edit('GET', path)).json()) as Answer
const post = (path: string, body?: object) => it.edit('POST', path, body)
const below = async (parent: string) => (await ask<{ children: TreeNode[] }>(`tree?parent=${parent}`)).children
const names = async (parent: string) => (await below(parent)).map(({ name }) => name)
const redirects = async () =>
  (await ask<{ redirects: { id: number; from: string; to: string; automatic: boolean }[] }>('redirects')).redirects
const trash = async () => (await ask<{ nodes: { key: string; name: string; until: string }[] }>('trash')).nodes
const status = async (of: string) => (await it.read(`shared/get?key=${of}`)).status

const draft = (name: string, parentKey: string | null, more: object = {}) => ({
  alias: 'prosePage',
  parentKey,
  name,
  urlSegment: name.toLowerCase(),
  source: { title: name, metaTitle: name, metaDescription: name },
  ...more,
})

test('the tree lists all nodes in their newest versions with their state, parents first', async () => {
  await it.edit('PUT', `nodes/${newKey}/draft`, draft('China', key('asia')))
  await it.edit('PUT', `nodes/${key('europe')}/draft`, draft('Europa', null))
  const { nodes } = await ask<{ nodes: TreeNode[]; revision: number }>('tree')
  expect(nodes.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Asia published',
    'China draft',
    'Japan published',
    'Tokyo published',
    'Korea published',
    'Taiwan published',
    'Bin published',
    'Below published',
    'Europa changed',
  ])
  expect(nodes[0]).toMatchObject({ key: key('asia'), parentKey: null, children: 4, urlSegment: 'asia' })
  expect(await names('root')).toEqual(['Asia', 'Bin', 'Europa'])
})

test('siblings, including drafts, are sorted, and one is moved before another', async () => {
  const order = [key('asia/taiwan'), newKey, key('asia/japan'), key('asia/korea')]
  expect((await post('sort', { parentKey: key('asia'), keys: order })).status).toBe(204)
  expect(await names(key('asia'))).toEqual(['Taiwan', 'China', 'Japan', 'Korea'])
  expect((await it.read(`shared/get?key=${key('asia')}&deep=1`)).json.items).toMatchObject([
    { name: 'Taiwan' },
    { name: 'Japan' },
    { name: 'Korea' },
  ])
  const moved = await post(`nodes/${key('asia/korea')}/move`, { parentKey: key('asia'), before: newKey })
  expect(moved.status).toBe(204)
  expect(await names(key('asia'))).toEqual(['Taiwan', 'Korea', 'China', 'Japan'])
})

test('a moved page takes the pages below along, and old addresses redirect after any number of moves', async () => {
  expect((await post(`nodes/${key('asia/japan')}/move`, { parentKey: key('europe') })).status).toBe(204)
  const made = async () => (await redirects()).map(({ from, to }) => `${from} → ${to}`).sort()
  expect(await made()).toEqual(['/asia/japan → /europa/japan', '/asia/japan/tokyo → /europa/japan/tokyo'])
  await post(`nodes/${key('europe')}/publish`)
  expect(await made()).toEqual([
    '/asia/japan → /europa/japan',
    '/asia/japan/tokyo → /europa/japan/tokyo',
    '/europe → /europa',
    '/europe/japan → /europa/japan',
    '/europe/japan/tokyo → /europa/japan/tokyo',
  ])
  expect((await post(`nodes/${key('asia/japan')}/move`, { parentKey: key('asia') })).status).toBe(204)
  const { entries } = await ask<{ entries: object[] }>(`audit?key=${key('asia/japan')}`)
  expect(entries[0]).toMatchObject({ what: 'moved', detail: 'from “Europa” to “Asia”' })
  expect(await made()).toContain('/europa/japan → /asia/japan')
  expect(await made()).not.toContainEqual(expect.stringMatching('^/asia/japan →'))
})

test('moving a node keeps its draft', async () => {
  await it.edit('PUT', `nodes/${key('asia/korea')}/draft`, draft('Korea', key('asia'), { name: 'South Korea' }))
  await post(`nodes/${key('asia/korea')}/move`, { parentKey: key('europe') })
  expect(await below(key('europe'))).toMatchObject([{ name: 'South Korea', state: 'changed' }])
  expect((await it.read(`shared/get?key=${key('asia/korea')}`)).json.name).toBe('Korea')
  await post(`nodes/${key('asia/korea')}/move`, { parentKey: key('asia') })
})

test('a move that does not fit is refused', async () => {
  expect((await post(`nodes/${key('asia')}/move`, { parentKey: key('asia/japan') })).status).toBe(409)
  expect((await post(`nodes/${key('asia/japan/tokyo')}/move`, { parentKey: newKey })).status).toBe(409)
  expect((await post(`nodes/${uuidOfPath('nothing')}/move`, { parentKey: null })).status).toBe(404)
})

test('a copy is a draft with its own name and address', async () => {
  const made = await post(`nodes/${key('asia/taiwan')}/copy`, { parentKey: key('asia'), name: 'Taiwan' })
  expect(made.status).toBe(201)
  const { key: copy } = (await made.json()) as { key: string }
  expect(await ask(`nodes/${copy}`)).toMatchObject({
    state: 'draft',
    urlSegment: 'taiwan-2',
    source: { title: 'Taiwan' },
  })
})

test('a deleted page can be restored with the pages below it for 30 days', async () => {
  expect(await (await it.edit('DELETE', `nodes/${key('bin')}`)).json()).toEqual({ deleted: 2 })
  const [deleted] = await trash()
  expect(deleted).toMatchObject({ key: key('bin'), name: 'Bin', by: 'machine' })
  expect((await post(`trash/${key('bin/below')}/restore`)).status).toBe(409)
  expect(await (await post(`trash/${key('bin')}/restore`)).json()).toEqual({ restored: 2 })
  expect([await status(key('bin')), await status(key('bin/below'))]).toEqual([200, 200])
  expect(await trash()).toEqual([])

  await it.edit('DELETE', `nodes/${key('bin')}`)
  await it.edit('DELETE', `nodes/${newKey}`)
  expect((await trash()).map(({ name }) => name)).toEqual(['China', 'Bin'])
  expect((await post(`trash/${newKey}/restore`)).status).toBe(200)
  expect(await emptyTrash(it.system.db, new Date(Date.now() + 29 * dayMs))).toBe(0)
  expect(await emptyTrash(it.system.db, new Date(Date.now() + 31 * dayMs))).toBe(2)
  expect((await ask<{ versions: object[] }>(`nodes/${key('bin')}/versions`)).versions).toEqual([])
  expect(await names('root')).toEqual(['Asia', 'Europa'])
})

test('a copy with the pages below consists of drafts whose links lead to the copies', async () => {
  const say = (of: string, name: string, parentKey: string | null, bodyText: string) =>
    it.edit('PUT', `nodes/${of}/draft`, draft(name, parentKey, { source: { title: name, bodyText } }))
  const [trips, borneo, river, gone] = [...'1234'].map(last => `7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f4${last}`) as [
    string,
    string,
    string,
    string,
  ]
  await say(
    trips,
    'Trips',
    null,
    '[Up the river](/trips/borneo/river#days "Days") and [Asia](/asia), not /trips/borneo.',
  )
  await say(borneo, 'Borneo', trips, '<a href="/trips/">All</a> [river]\n\n[river]: /trips/borneo/river')
  await say(river, 'River', borneo, `A river.`)
  await say(gone, 'Gone', trips, 'Not copied.')
  await it.edit('DELETE', `nodes/${gone}`)
  const made = await post(`nodes/${trips}/copy`, { parentKey: null, name: 'Trips', withChildren: true })
  expect(made.status).toBe(201)
  const { key: copy, copied } = (await made.json()) as { key: string; copied: number }
  expect(copied).toBe(3)
  const [borneo2] = await below(copy)
  expect(borneo2).toMatchObject({ name: 'Borneo', urlSegment: 'borneo', state: 'draft', children: 1 })
  expect(await below(borneo2?.key ?? '')).toMatchObject([{ name: 'River', urlSegment: 'river', state: 'draft' }])
  const textOf = async (of: string) => (await ask<{ source: { bodyText: string } }>(`nodes/${of}`)).source.bodyText
  expect(await textOf(copy)).toBe(
    '[Up the river](/trips-2/borneo/river#days "Days") and [Asia](/asia), not /trips/borneo.',
  )
  expect(await textOf(borneo2?.key ?? '')).toBe('<a href="/trips-2/">All</a> [river]\n\n[river]: /trips-2/borneo/river')
  expect(await textOf(trips)).toContain('(/trips/borneo/river#days')
  expect(await status(copy)).toBe(404)
  const { entries } = await ask<{ entries: { what: string; detail: string | null }[] }>(`audit?key=${trips}`)
  expect(entries[0]).toMatchObject({ what: 'copied', detail: 'with 2 below it' })
  const again = await post(`nodes/${trips}/copy`, { parentKey: trips, name: 'Within', withChildren: true })
  expect(await again.json()).toMatchObject({ copied: 3 })
})

test.each([
  ['/newsletter', '/asia', 409, 'The site itself answers'],
  ['/asia/japan', '/asia', 409, 'A page has this address'],
  ['/c1', '/c1', 409, 'in a circle: /c1 → /c1'],
  ['/old.aspx?id=7', '/asia', 400, 'without'],
  ['/c1', 'http://partner.example/', 400, 'must begin with https://'],
])('a redirect from %s to %s is refused in words', async (from, to, status, words) => {
  const answer = await post('redirects', { from, to })
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
})

test('redirects make no circle of any length, and addresses of any script are one in each spelling', async () => {
  for (const [from, to] of [
    ['/c1', '/c2'],
    ['/c2', '/c3'],
    ['/c3', '/c4'],
  ])
    expect((await post('redirects', { from, to })).status).toBe(201)
  const closing = await post('redirects', { from: '/c4', to: '/c1' })
  expect([closing.status, await closing.text()]).toEqual([409, expect.stringContaining('/c4 → /c1 → /c2 → /c3 → /c4')])
  expect((await post('redirects', { from: '/兰卡威 旧', to: '/asia' })).status).toBe(201)
  expect((await post('redirects', { from: encodeURI('/兰卡威 旧'), to: '/asia' })).status).toBe(409)
})

test('a page gets no address that the site itself answers, by making, copying, moving or renaming; one that reads a node it may have', async () => {
  const publish = async (node: string, name: string, parent: string | null, more = {}) => {
    const kept = await it.edit('PUT', `nodes/${node}/draft`, draft(name, parent, more))
    return kept.ok ? (await post(`nodes/${node}/publish`)).text() : `${kept.status} ${await kept.text()}`
  }
  const page = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f52'
  expect(await publish(page, 'Newsletter', null)).toMatch(/^409.*The site itself answers at \/newsletter/)
  expect(await publish(page, 'Contactus', null)).not.toContain('The site itself')
  const copied = await post(`nodes/${page}/copy`, { parentKey: null, name: 'Hotels', withChildren: false })
  expect(await copied.text()).toContain('The site itself answers at /hotels')
  expect(await publish(page, 'Newsletter', null)).toMatch(/The site itself answers at \/newsletter/)
  expect(await publish(page, 'Flights', key('asia'))).not.toContain('The site itself')
  const moved = await post(`nodes/${page}/move`, { parentKey: null })
  expect(await moved.text()).toContain('The site itself answers at /flights')
})

test('redirects are added and removed by hand; an address has at most one', async () => {
  const made = await post('redirects', { from: '/Old-Offer', to: '/asia' })
  const { id } = (await made.json()) as { id: number }
  expect((await redirects())[0]).toMatchObject({ from: '/old-offer', to: '/asia', automatic: false, by: 'machine' })
  expect((await post('redirects', { from: '/old-offer', to: '/' })).status).toBe(409)
  expect((await post('redirects', { from: 'nowhere', to: '/' })).status).toBe(400)
  expect((await post('redirects', { from: '/x', to: 'javascript:alert(1)' })).status).toBe(400)
  expect((await it.edit('DELETE', `redirects/${id}`)).status).toBe(204)
  expect((await it.edit('DELETE', `redirects/${id}`)).status).toBe(404)
})
