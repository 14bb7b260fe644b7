import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { missCounter } from './count-misses.ts'

const it = await testSystem(contentFolder({ 'pages/langkawi.md': prose('Langkawi') }))
afterAll(() => it.stop())
beforeEach(() => it.system.db.execute('delete from content.search_misses'))

const rows = async () =>
  (await it.system.db.execute('select words, times, last_day from content.search_misses order by words')).rows
const counter = () => missCounter(it.system.db, createLogger('test', 'silent'))

test('what found nothing three times on a day is counted, and what found something or was typed halfway is not', async () => {
  for (let turn = 0; turn < 4; turn++) {
    for (const query of ['q=Zanzibar', 'q=ZANZIBAR+', 'q=langkawi', 'q=maldi&typing=true', 'q=Zanzibar&kind=offer'])
      expect((await it.read(`search/get?${query}`)).status).toBe(200)
  }
  await expect.poll(rows).toMatchObject([{ words: 'zanzibar', times: 8 }])
})

test('what was asked once or twice is not written down, nor what may tell of a person', async () => {
  const count = counter()
  for (let turn = 0; turn < 2; turn++) await count('Aminah binti Ahmad', '2026-11-26')
  for (const question of [
    'aminah@example.com',
    '012 345 6789',
    'A12345',
    'http://x.example',
    'a b',
    'one two three four five six',
  ])
    for (let turn = 0; turn < 5; turn++) await count(question, '2026-11-26')
  await count('aminah binti ahmad', '2026-11-27')
  expect(await rows()).toEqual([])
})

test('the table keeps the most frequent words, and forgets after 90 days', async () => {
  const count = counter()
  await it.system.db.execute(
    `insert into content.search_misses select 'w' || n, 4, '2026-11-25' from generate_series(1, 1000) n`,
  )
  await it.system.db.execute(`update content.search_misses set last_day = '2026-08-27', times = 50 where words = 'w7'`)
  for (let turn = 0; turn < 3; turn++) await count('timbuktu', '2026-11-26')
  const kept = await rows()
  expect(kept.length).toBeLessThanOrEqual(1000)
  expect(kept).toContainEqual({ words: 'timbuktu', times: 3, last_day: '2026-11-26' })
  expect(kept.map(({ words }) => words)).not.toContain('w7')
})
