/**
 * How long the studio's calls take with 20,000 nodes, and how long the processor works for each: `node services/content-system/testing/measure-studio.ts`. Printed,
 * not judged.
 */
import { contentFolder } from './content-folder.ts'
import { testSystem } from './test-system.ts'

const TURNS = 15

const it = await testSystem(contentFolder({}))
const { $client: pool } = it.system.db
await pool.query(`
  with made as (select n, gen_random_uuid() as key from generate_series(0, 19999) n), written as (
    select made.key, parent.key as parent_key, made.n,
           jsonb_build_object('title', 'Tour number ' || made.n, 'metaTitle', 'Tour ' || made.n,
             'metaDescription', 'All about tour number ' || made.n,
             'bodyText', repeat('A long way through the islands and the hills. ', 40), 'price', made.n) as source
    from made left join made as parent on parent.n = (made.n - 1) / 12 and made.n > 0)
  insert into content.nodes (key, parent_key, alias, url_segment, name, sort, properties, source, version)
  select key, parent_key, 'contentDetail', 'tour-' || n, 'Tour number ' || n, n, source, source, 1 from written order by n`)
await pool.query(`
  insert into content.node_versions (key, version, by, snapshot)
  select key, 1, 'import', jsonb_build_object('key', key, 'parentKey', parent_key, 'alias', alias, 'name', name,
    'urlSegment', url_segment, 'sort', sort, 'properties', properties, 'source', source, 'publishAt', null,
    'unpublishAt', null, 'updated', null) from content.nodes`)
await pool.query('analyze')
await it.system.store.reload()

const { rows } = await pool.query(`select key from content.nodes where url_segment = 'tour-12345'`)
const { key } = rows[0] as { key: string }
const draft = (await (await it.edit('GET', `nodes/${key}`)).json()) as object

async function measure(name: string, call: () => Promise<Response>): Promise<Buffer> {
  const times: number[] = []
  const cpu = process.cpuUsage()
  let body = Buffer.alloc(0)
  for (let turn = 0; turn < TURNS; turn++) {
    const started = performance.now()
    const response = await call()
    body = Buffer.from(await response.arrayBuffer())
    times.push(performance.now() - started)
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${body}`)
  }
  times.sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(cpu)
  console.log(
    `${name}: median ${times[TURNS >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms, processor ${((user + system) / 1000 / TURNS).toFixed(0)} ms`,
  )
  return body
}

await measure('open a node', () => it.edit('GET', `nodes/${key}`))
await measure('save a draft', () => it.edit('PUT', `nodes/${key}/draft`, draft))
const tree = await measure('the whole tree', () => it.edit('GET', 'tree', undefined, { 'accept-encoding': 'br' }))
await measure('children of one', () => it.edit('GET', `tree?parent=${key}`))
await measure('search by name', () => it.edit('GET', 'search?q=tour+number+123'))
await measure('search in texts', () => it.edit('GET', 'search?q=islands+hills'))
await measure('checks of a node', () => it.edit('GET', `nodes/${key}/checks`))
await measure('calendar of a month', () => it.edit('GET', 'calendar?from=2026-11-01&to=2026-11-30'))
console.log(`the tree: ${tree.length} bytes as sent`)
await it.stop()
