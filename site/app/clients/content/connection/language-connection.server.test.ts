import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ForeignNode, keyOf, startForeignInstallation } from '@agency/testing/foreign-installation.ts'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { createCachedContent } from '../cached-content.server.ts'
import { text } from '../readers/lenient-values.server.ts'
import type { LanguageWays } from './language-connection.server.ts'

const page = (id: number, segment: string, more: Partial<ForeignNode> = {}): ForeignNode => ({
  id,
  type: 'prosePage',
  name: segment,
  segment,
  properties: { title: segment },
  ...more,
})
const words = { ms: { title: 'Terma', urlSegment: 'terma' } }
const behindOneKey = [
  page(1, 'home', { words: { ms: { title: 'Utama' } } }),
  page(2, 'tnc', { words }),
  page(3, 'about'),
]
const ownTree = [
  page(1, 'home'),
  page(2, 'tnc'),
  page(3, 'about'),
  page(11, 'utama', { pair: 1, items: [page(12, 'terma', { pair: 2, properties: { title: 'Terma' } })] }),
]

test.each<[string, ForeignNode[], LanguageWays]>([
  ['a header', behindOneKey, { ms: { header: 'ms-MY' }, zh: { header: 'zh-CN' } }],
  ['a part of the query', behindOneKey, { ms: { query: 'lang=ms' } }],
  ['a tree of its own', ownTree, { ms: { root: keyOf(11), pair: 'InEnglish' } }],
])('a page is found by its English key in a language that is asked for with %s', async (_, tree, languages) => {
  const installation = await startForeignInstallation(tree)
  onTestFinished(() => installation.stop())
  const mapping = { types: new Map(), properties: new Map(), languages }
  const env = {
    CONTENT_URL: installation.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'languages-')),
    CONTENT_MAPPING: mapping,
  }
  const content = createCachedContent(env, { warn() {}, info() {}, error() {} } as never)
  const site = await content.languages()
  expect([site.all, site.of(keyOf(2)), site.of(keyOf(3))]).toEqual([['ms'], ['ms'], []])
  expect([...(site.lists?.get('en')?.byPath.keys() ?? [])]).toEqual(['/', '/tnc', '/about'])
  expect([...(site.lists?.get('ms')?.byPath.keys() ?? [])]).toEqual(['/', '/terma'])
  const node = z.object({ title: text })
  const [malay, english] = await Promise.all(
    [content.inCulture.ms.source, content.source].map(source => source.node(node, { key: keyOf(2) })),
  )
  expect([malay?.title, english?.title]).toEqual(['Terma', 'tnc'])
})
