import { expect, test, vi } from 'vitest'
import { UpstreamFailure, type UpstreamFailureKind } from '../../upstreams/upstream-failure.ts'
import { createContentCache } from '../cache/content-cache.server.ts'
import { createSiteLanguages, languagesIn } from './site-languages.server.ts'

const page = (key: string, cultures: unknown, items: unknown[] = []) => ({ key, cultures, items })

test('a site has the languages in which a page is there, and a page those of its own', () => {
  const languages = languagesIn([page('A-1', [], [page('b', ['zh', 'xx'])]), page('c', 'ms'), null])
  expect([languages.all, languages.of('B'), languages.of('a-1'), languages.of('c')]).toEqual([['zh'], ['zh'], [], []])
})

test('a setting can name fewer languages than the content has', () => {
  const { all, of } = languagesIn([page('a', ['ms', 'zh']), page('b', ['zh'])], ['ms'])
  expect([all, of('a'), of('b')]).toEqual([['ms'], ['ms'], []])
})

test.each<[UpstreamFailureKind, boolean]>([
  ['not-found', true],
  ['unreachable', false],
  ['server-error', false],
])('after the answer %s the languages are known: %s; it is not asked again for each page', async (kind, areKnown) => {
  const connection = vi.fn(() => Promise.reject(new UpstreamFailure('content', kind, 'as planned')))
  const languages = createSiteLanguages(createContentCache(connection, {}))
  expect([await languages(), await languages()]).toMatchObject([
    { all: [], areKnown },
    { all: [], areKnown },
  ])
  expect(connection).toHaveBeenCalledOnce()
})
