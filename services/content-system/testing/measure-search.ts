/**
 * How long searches take with 20,000 nodes: `node services/content-system/testing/measure-search.ts`.
 * Fills a throw-away database with variations of the shipped content, and prints the times of many searches, as a clock
 * sees them and as processor time of this process and of PostgreSQL, which a busy machine does not spoil as much.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { contentDatabase, migrateContent } from '../database/content-database.ts'
import { rebuildStaleIndex } from '../delivery/search/rebuild-index.ts'
import { isSearchable } from '../delivery/search/search-document.ts'
import { searchIndex } from '../delivery/search/search-index.ts'
import { readContent } from '../files/reading/read-content.ts'
import type { SourceNode } from '../files/reading/source-node.ts'

const NODES = 20_000
const TURNS = 20
const QUESTIONS = [
  'langkawi',
  'tour',
  'hotel',
  'cruise',
  'malaysia',
  'day',
  'food',
  'price',
  'children',
  'kuala lumpur',
  'langkawi cruise',
  'best time to visit sabah',
  'penang food',
  'hoi an',
  'muslim-friendly tours',
  'how do I cancel my booking',
  'island beach snorkelling',
  'japan rail pass',
  'night market',
  'visa',
  'langkwi',
  'pnang hotle',
  'insuranse',
  'hokaido',
  'zzzzqq',
  'streetfood',
]
const TYPED = ['l', 'la', 'lan', 'lang', 'langk', 'c', 'cr', 'cru', 'ho', 'hot', 'hotels in p', 'best t']

const database = await testDatabase()
const log = createLogger('measure-search', 'silent')
const pool = openDatabase({ url: database.url, name: 'measure-search', log, max: 2 })
const db = contentDatabase(pool)
await migrateContent(pool)
const { nodes } = readContent(join(import.meta.dirname, '..', 'content'))
await fill(pool, nodes.filter(isSearchable))
const started = performance.now()
await rebuildStaleIndex(db)
console.log(`index of ${NODES} nodes made in ${Math.round((performance.now() - started) / 1000)} s`)

const { rows: backends } = await pool.query('select pid from pg_stat_activity where application_name = $1', [
  'measure-search',
])
for (const [name, questions, typing] of [
  ['searches', QUESTIONS, false],
  ['suggestions', TYPED, true],
] as const) {
  const clock: number[] = []
  const processor: number[] = []
  for (const text of questions) {
    for (let turn = 0; turn < TURNS; turn++) {
      const [time, used] = [performance.now(), processorTime()]
      await searchIndex(db, { text, typing, today: '2026-11-20', skip: 0, take: typing ? 6 : 10 })
      clock.push(performance.now() - time)
      processor.push(processorTime() - used)
    }
  }
  console.log(`${clock.length} ${name}: ${summary(clock)}; processor time ${summary(processor)}`)
}
await pool.end()
await database.stop()

/** Nodes in which every fifth word is another one. */
async function fill(pool: Pool, models: SourceNode[]): Promise<void> {
  const words = models.flatMap(node => String(node.properties.bodyText ?? '').split(/\s+/))
  const vary = (value: unknown, n: number) =>
    typeof value === 'string' && !value.startsWith('poster:')
      ? value.replace(/\S+/g, (word, at: number) =>
          (at + n) % 5 === 0 ? (words[(at * 31 + n * 7) % words.length] ?? '') : word,
        )
      : value
  for (let start = 0; start < NODES; start += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const n = start + index
      const { alias, name, properties } = models[n % models.length] as SourceNode
      const own = Object.entries(properties).map(([property, value]) => [property, vary(value, n)])
      return {
        key: randomUUID(),
        alias,
        url_segment: `node-${n}`,
        name,
        sort: n,
        properties: Object.fromEntries(own),
        version: 1,
      }
    })
    await pool.query(
      `insert into content.nodes (key, alias, url_segment, name, sort, properties, version)
       select key, alias, url_segment, name, sort, properties, version from jsonb_to_recordset($1) as given(
         key uuid, alias text, url_segment text, name text, sort int, properties jsonb, version int)`,
      [JSON.stringify(rows)],
    )
  }
}

/** Milliseconds of processor time that this process and PostgreSQL have used for it (Linux only). */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  const nanoseconds = backends.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
  return (user + system) / 1000 + nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`
  return `half within ${at(0.5)}, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}`
}
