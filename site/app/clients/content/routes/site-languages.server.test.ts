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

test('a list without half of the pages has to last', async () => {
  let there = 12
  const bodyOf = () => Array.from({ length: there }, (_, at) => page(`p${at}`, ['ms']))
  const connection = vi.fn(async () => ({ body: bodyOf(), text: JSON.stringify(bodyOf()) }))
  let now = 0
  const cache = createContentCache(connection, { clock: { now: () => now } })
  const languages = createSiteLanguages(cache, undefined, { now: () => now } as Performance)
  expect((await languages()).of('p11')).toEqual(['ms'])
  there = 2
  now += 3_600_000
  await languages()
  await new Promise(resolve => setTimeout(resolve))
  expect((await languages()).of('p11')).toEqual(['ms'])
})

test('a patient reader gets the list that comes too late for visitors', async () => {
  const late = Promise.withResolvers<{ body: object[]; text: string }>()
  const connection = vi.fn(() => late.promise).mockResolvedValueOnce({ body: [], text: '[]' })
  const cache = createContentCache(connection)
  const languages = createSiteLanguages(cache)
  await languages()
  cache.forget(['a'])
  const patient = languages({ isPatient: true })
  expect((await languages()).all).toEqual([])
  late.resolve({ body: [page('a', ['ms'])], text: 'later' })
  expect((await patient).all).toEqual(['ms'])
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
