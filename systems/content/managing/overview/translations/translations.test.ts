import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type {
  NodeDocument,
  PairedText,
  TranslationAnswer,
  TranslationsAnswer,
} from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { translationKey, uuidOfPath } from '../../../tree/uuid-of-path.ts'

const terms = `---
alias: terms
name: Terms
terms:
  - {en: Penang, ms: Pulau Pinang, forbidden: [pulau penang]}
  - {en: Penang Hill, ms: Bukit Bendera}
---
`
const it = await testSystem(
  contentFolder({
    'pages/tnc.md': prose('Terms', 'Up **Penang Hill**.'),
    'pages/plain.md': prose('Plain'),
    'pages/late.md': prose('Late'),
    'pages/soon.md': prose('Soon'),
    'terms.md': terms,
  }),
)
afterAll(() => it.stop())
beforeEach(() => it.system.refresh())

const key = (name: string) => uuidOfPath(`pages/${name}`)
const json = async <Answer>(answer: Promise<Response>) => (await answer).json() as Promise<Answer>
const read = (name: string, language = 'ms') =>
  json<TranslationAnswer>(it.edit('GET', `nodes/${key(name)}/translations/${language}`))
const entry = ({ at, of }: PairedText, words: string, state = 'reviewed') => ({ at, of, words, state })
const markOf = async (name: string) => {
  const { nodes } = await json<{ nodes: TreeNode[] }>(it.edit('GET', 'tree'))
  return nodes.find(node => node.key === key(name))?.translations?.ms
}

/** Saves words for every text, as the studio does, and publishes them. */
async function publish(name: string, wordsOf: (text: PairedText) => string = ({ english }) => english) {
  const { document, texts } = await read(name)
  const draft = { ...document, source: { texts: texts.map(text => entry(text, wordsOf(text))) } }
  expect((await it.publish(document.key, draft)).status).toBe(200)
}

async function changeBody(name: string, bodyText: string) {
  const page = await json<NodeDocument>(it.edit('GET', `nodes/${key(name)}`))
  expect((await it.publish(key(name), { ...page, source: { ...page.source, bodyText } })).status).toBe(200)
}

test('a page without Malay has all its texts in English, as they were written, and stores nothing', async () => {
  const { document, texts } = await read('tnc')
  expect(document).toMatchObject({ key: translationKey(key('tnc'), 'ms'), version: 0, address: '/ms/tnc' })
  expect(texts.map(({ at, state }) => `${at} ${state}`)).toContain('bodyText missing')
  expect(texts.find(({ at }) => at === 'bodyText')).toMatchObject({ english: 'Up **Penang Hill**.', kind: 'markdown' })
  expect((await it.edit('GET', `nodes/${document.key}`)).status).toBe(404)
  expect(await markOf('tnc')).toBeUndefined()
  expect((await it.edit('GET', `nodes/${key('tnc')}/translations/fr`)).status).toBe(400)
  expect((await it.edit('GET', `nodes/${crypto.randomUUID()}/translations/ms`)).status).toBe(404)
})

test('a changed English text shows what it was; “still right” takes the new one, and the history says so', async () => {
  await publish('late')
  expect(await markOf('late')).toMatchObject({ texts: 5, reviewed: 5, behind: 0 })
  await changeBody('late', 'Some *texts*.')
  const { document, texts } = await read('late')
  const behind = texts.filter(({ state }) => state === 'behind')
  expect(behind).toMatchObject([{ at: 'bodyText', was: 'Some *text*.', english: 'Some *texts*.' }])
  expect(await markOf('late')).toMatchObject({ reviewed: 4, behind: 1 })
  const index = (document.source.texts as { at: string }[]).findIndex(({ at }) => at === 'bodyText')
  const mends = behind.map(({ from, of }) => ({
    kind: 'meaning',
    path: ['source', 'texts', String(index), 'of'],
    from,
    to: of,
  }))
  for (const wrong of [{ path: ['source', 'title'] }, { to: 'Early' }]) {
    const refused = { mends: [{ ...mends[0], ...wrong }] }
    expect((await it.edit('POST', `nodes/${document.key}/mend`, refused)).status).toBe(400)
  }
  const mend = it.edit('POST', `nodes/${document.key}/mend`, { mends })
  expect(await json(mend)).toMatchObject({ outcome: 'published' })
  expect(await markOf('late')).toMatchObject({ reviewed: 5, behind: 0 })
  const { entries } = await json<{ entries: object[] }>(it.edit('GET', `audit?key=${document.key}`))
  expect(JSON.stringify(entries[0])).toContain('its meaning did not')
})

test('words whose meaning an English draft leaves fit what visitors read until its hour, and afterwards', async () => {
  await publish('soon')
  const page = await json<NodeDocument>(it.edit('GET', `nodes/${key('soon')}`))
  await it.edit('PUT', `nodes/${key('soon')}/draft`, { ...page, source: { ...page.source, title: 'Soon,' } })
  const { document, texts } = await read('soon')
  const mends = texts.flatMap(({ at, of: to, from }, index) =>
    at === 'title' ? [{ kind: 'meaning', path: ['source', 'texts', `${index}`, 'of'], from, to }] : [],
  )
  expect(await json(it.edit('POST', `nodes/${document.key}/mend`, { mends }))).toMatchObject({ outcome: 'published' })
  expect((await read('soon')).texts.filter(({ state }) => state === 'behind')).toEqual([])
  expect(await markOf('soon')).toMatchObject({ reviewed: 5, behind: 0 })
  expect((await it.edit('POST', `nodes/${key('soon')}/publish`)).status).toBe(200)
  expect(await markOf('soon')).toMatchObject({ reviewed: 5, behind: 0 })
})

test('terms advise: a forbidden form, a word that is not used; a term within another one is not meant', async () => {
  await publish('tnc', ({ at, english }) => (at === 'bodyText' ? 'Ke pulau Penang.' : english))
  const { texts } = await read('tnc')
  expect(texts.find(({ at }) => at === 'bodyText')?.warnings).toEqual([
    'says “pulau penang”; the terms have: Pulau Pinang',
    'does not say “Bukit Bendera”, which the terms have for “Penang Hill”',
  ])
})

test('what is missing or behind is listed by value, with the words to do and what the law asks for', async () => {
  await changeBody('tnc', 'Up Penang Hill again.')
  const { pages, law } = await json<TranslationsAnswer>(it.edit('GET', 'translations'))
  const malay = pages.filter(({ culture }) => culture === 'ms')
  expect(malay[0]).toMatchObject({ key: key('tnc'), behind: 1, missing: 0, words: 4, legal: true })
  expect(malay.some(page => page.key === key('plain') && !page.legal && page.missing === 5)).toBe(true)
  expect(law).toEqual(['terms: 1 text is missing or behind, on 1 page'])
  for (const one of [key('tnc'), translationKey(key('tnc'), 'ms')]) {
    const { checks } = await json<{ checks: CheckOfNode[] }>(it.edit('GET', `nodes/${one}/checks`))
    expect(checks).toContainEqual(expect.objectContaining({ blocking: false, message: expect.stringContaining('law') }))
  }
})

test.each([
  ['fits nothing', [{ at: 'nowhere', of: '0000000000', words: 'x', state: 'draft' }], 1],
  ['is no text', ['x', null, 7, { at: 1 }], 0],
  ['turns the direction', [{ at: 'title', of: '0000000000', words: '\u202e', state: 'reviewed' }], 0],
  ['is too long', [{ at: 'title', of: '0000000000', words: 'kata '.repeat(5000), state: 'draft' }], 0],
])('a draft that %s is shown, and refused only where it cannot be shown', async (_, texts, unused) => {
  const { document } = await read('plain', 'zh')
  const saved = await it.edit('PUT', `nodes/${document.key}/draft`, { ...document, source: { texts } }, {})
  expect(saved.status).toBe(200)
  expect((await read('plain', 'zh')).unused).toHaveLength(unused)
  for (const path of ['tree', 'translations', `nodes/${document.key}/checks`])
    expect((await it.edit('GET', path)).status).toBe(200)
})

test('a deleted translation is in the trash until it is restored', async () => {
  const { document } = await read('late')
  expect((await it.edit('DELETE', `nodes/${document.key}`)).status).toBe(200)
  expect(await read('late')).toMatchObject({ isInTrash: true, document: { version: 0 } })
  expect(await markOf('late')).toBeUndefined()
  await it.edit('POST', `trash/${document.key}/restore`)
  expect(await read('late')).toMatchObject({ isInTrash: false })
})

test.each(['ms', 'zh', 'en'])('a page at the top cannot take /%s, the address of a language', async urlSegment => {
  const page = await json<NodeDocument>(it.edit('GET', `nodes/${key('plain')}`))
  const refused = await it.publish(key('plain'), { ...page, urlSegment })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(`answers at /${urlSegment}`)])
})
