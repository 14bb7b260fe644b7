import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { fiftyMilliseconds, maxBlock, millisecondsOf } from '@agency/testing/longest-block.ts'
import { afterAll, expect, test } from 'vitest'
import { refuseTooMuch } from '../../database/write-source.ts'
import { schemas } from '../../schemas/registry.ts'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { readWhatFits } from './node-input.ts'

const numbered = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => one(number)).join('')
const deep = (levels: number) => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
const columns = (count: number) => `|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n`

/** Texts that kept the content system from everything else for seconds, and as much of each as is taken. */
const hostile: Record<string, unknown> = {
  emphasis: '_a'.repeat(60_000),
  'emphasis, as much as is taken': '_a'.repeat(2990),
  'strong words': '**a '.repeat(740),
  quotations: '>'.repeat(2900),
  'lists in lists': numbered(600, level => `${'  '.repeat(level)}- a\n`),
  'lists in lists, as much as is taken': numbered(200, level => `${'  '.repeat(level)}- a\n`),
  'a list': '- a\n'.repeat(1490),
  'bold tags': '<b>'.repeat(300_000),
  'bold tags before paragraphs': numbered(700, number => `<b id="${number}">`) + '<p>x'.repeat(700),
  'a wide table': columns(3000),
  'a wide table of short rows': columns(600) + '|\n'.repeat(500),
  addresses: 'a@b.co '.repeat(1490),
  links: 'http://a.co '.repeat(1490),
  brackets: '['.repeat(2990),
  code: '`a``b'.repeat(990),
  words: 'word '.repeat(29_990),
  spaces: `a${' '.repeat(149_000)}a`,
  digits: '0 '.repeat(74_000),
  commas: ','.repeat(149_000),
  'marks out of order': `${'\u0301'.repeat(74_000)}${'\u0316'.repeat(74_000)}`,
  'many keys': Object.fromEntries(Array.from({ length: 20_000 }, (_, number) => [`key ${number}`, 'x'])),
  'many items': Array.from({ length: 2990 }, () => ({ title: 'x', text: '*x*' })),
  'lists of lists': deep(100_000),
}
const limit = fiftyMilliseconds()
/** Content types that have a property of every kind between them. */
const manyKinds = ['contentDetail', 'deal', 'destinationPage', 'formPage', 'newsArticle', 'section', 'settings']

/** What is done with a node that is sent, until it is written. */
function read(alias: string, properties: Record<string, unknown>): void {
  try {
    refuseTooMuch({ source: properties })
  } catch {
    return
  }
  readWhatFits(alias, properties)
}

test.each(Object.keys(hostile))('%s in any property block the process for less than 50 ms', name => {
  const slow = manyKinds.flatMap(alias =>
    Object.keys(schemas[alias]?.shape ?? {})
      .map(property => ({
        property: `${alias}.${property}`,
        ms: millisecondsOf(() => read(alias, { [property]: hostile[name] }), limit),
      }))
      .filter(({ ms }) => ms > limit),
  )
  expect(slow).toEqual([])
})

const visa = uuidOfPath('pages/visa')
const longKey = '5a0c7f5e-8f7c-4a55-9a7e-0f8f3b3f5c11'
const it = await testSystem(contentFolder({ 'pages/visa.md': prose('Visa', 'Harmless.') }))
afterAll(() => it.stop())

const draft = { alias: 'prosePage', name: 'Visa', urlSegment: 'visa', source: { title: 'Visa' } }

test.each([
  ['bodyText', '_a'.repeat(4000), 'too many line breaks and marks'],
  ['bodyText', 'x'.repeat(200_000), '“body text” is too long: a page has at most 150,000 characters'],
  ['bodyText', deep(50_000), 'nested too deeply: at most 16 levels'],
  ['bodyText', hostile['many keys'], 'too many parts'],
])('a %s that is too large is refused with a message', async (property, value, words) => {
  const source = { [property]: value }
  const answer = await it.edit('PUT', `nodes/${visa}/draft`, { ...draft, source })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { detail: string }).detail).toContain(words)
})

test('a page that is too long already can be read and moved, says so, and nothing makes another one of it', async () => {
  const long = { title: 'Visa', bodyText: 'x'.repeat(160_000) }
  const words = 'is too long: a page has at most 150,000 characters'
  const made = await it.edit('PUT', `nodes/${longKey}/draft`, { ...draft, name: 'Long', urlSegment: 'long' })
  expect(made.status).toBe(200)
  const set = `jsonb_build_object('source', $1::jsonb)`
  await it.system.db.$client.query(`update content.node_versions set snapshot = snapshot || ${set} where key = $2`, [
    JSON.stringify(long),
    longKey,
  ])
  const opened = async () => (await (await it.edit('GET', `nodes/${longKey}`)).json()) as NodeDocument
  expect((await opened()).source).toEqual(long)
  expect(await (await it.edit('GET', `nodes/${longKey}/checks`)).text()).toContain(words)
  expect((await it.edit('POST', 'sort', { parentKey: null, keys: [longKey, visa] })).status).toBe(204)
  const { version } = await opened()
  for (const [method, path, body] of [
    ['POST', `nodes/${longKey}/copy`, { parentKey: null, name: 'Copy', withChildren: false }],
    ['POST', `nodes/${longKey}/mend`, { mends: [{ kind: 'words', path: ['source', 'title'], from: 'Visa', to: 'V' }] }],
    ['POST', `nodes/${longKey}/publish`, undefined],
    ['POST', `nodes/${longKey}/versions/${version}/restore`, undefined],
  ] as const) {
    const answer = await it.edit(method, path, body)
    expect([400, 422], path).toContain(answer.status)
    expect(await answer.text()).toContain(words)
  }
  expect((await opened()).version).toBe(version)
})

test('a draft with any text is saved without blocking other requests', async () => {
  for (const name of ['emphasis, as much as is taken', 'a list', 'quotations', 'bold tags before paragraphs']) {
    const save = () =>
      it.edit('PUT', `nodes/${visa}/draft`, { ...draft, source: { title: 'Visa', bodyText: hostile[name] } })
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 3 && least > limit; turn++) least = Math.min(least, await maxBlock(save))
    expect(least, name).toBeLessThan(limit)
    expect((await save()).status).toBe(200)
  }
})

test.each(['__proto__', 'constructor', 'toString'])('%s is neither a content type nor a property', async name => {
  const asType = await it.edit('PUT', `nodes/${visa}/draft`, { ...draft, alias: name })
  expect(asType.status).toBe(200)
  expect(JSON.stringify(await asType.json())).toContain('is not a known content type')
  const source = JSON.parse(`{"title": "Visa", "${name}": {"a": 1}}`)
  expect((await it.edit('PUT', `nodes/${visa}/draft`, { ...draft, source })).status).toBe(200)
  expect((await it.read(`search/get?q=${name}`)).status).toBe(200)
})
