/**
 * `node tools/bench/studio.ts`: time of the studio's calls with 20,000 nodes, beside 300 and beside a plain SELECT. Median,
 * 95th percentile, and processor time of the content system.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { type StudioContent, startStudioContent } from './studio-content.ts'

const turns = Number(process.argv[2] ?? 25)
const sizes = [300, 20_000]
const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }

const measured: Map<string, string>[] = []
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
for (const size of sizes) {
  const content = await startStudioContent(size)
  try {
    measured.push(await measureAll(content, size))
  } finally {
    await content.stop()
  }
}
console.log(
  `| call | ${sizes.map(size => `${size.toLocaleString('en')} nodes: median · p95 · processor ms`).join(' | ')} |`,
)
console.log(`|---|${sizes.map(() => '---|').join('')}`)
for (const call of measured[0]?.keys() ?? []) {
  console.log(`| ${call} | ${measured.map(one => one.get(call)).join(' | ')} |`)
}
console.log(`load of the machine after: ${loadavg()[0]?.toFixed(1)}`)

async function measureAll(content: StudioContent, size: number) {
  const cells = new Map<string, string>()
  const { database } = content
  const rows = await database.query<{ key: string; parent_key: string }>(
    `select key, parent_key from content.nodes where url_segment = $1`,
    [`bench-tour-${size - 7}`],
  )
  const { key = '', parent_key: parent = '' } = rows.rows[0] ?? {}
  const ask = async (path: string, method = 'GET', body?: unknown) => {
    const answer = await fetch(`${content.url}/manage/${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text
  }
  const opened = JSON.parse(await ask(`nodes/${key}`)) as { source: object }
  let typed = 0
  const save = () =>
    ask(`nodes/${key}/draft`, 'PUT', { ...opened, source: { ...opened.source, subtitle: `Typed ${++typed} times` } })

  async function measure(name: string, call: () => Promise<unknown>, before: () => Promise<unknown> = async () => {}) {
    const times: number[] = []
    let processor = 0
    for (let turn = -3; turn < turns; turn++) {
      await before()
      const used = processorMs(content.pid)
      const started = performance.now()
      await call()
      if (turn < 0) continue
      times.push(performance.now() - started)
      processor += processorMs(content.pid) - used
    }
    cells.set(name, [percentile(times, 50), percentile(times, 95), Math.round(processor / turns)].join(' · '))
  }

  await measure('plain SELECT of the node', () => database.query('select * from content.nodes where key = $1', [key]))
  await measure('open a page', () => ask(`nodes/${key}`))
  await measure('one level of the tree', () => ask(`tree?parent=${parent}`))
  await measure('the whole tree', () => ask('tree'))
  await measure('search by name', () => ask(`search?q=number+${size - 7}`))
  await measure('search in texts', () => ask('search?q=ferry+islands'))
  await measure('search in drafts', () => ask('search?q=rambutans+ripe'))
  await measure('save a draft', save)
  await measure('publish', () => ask(`nodes/${key}/publish`, 'POST'), save)
  await measure('checks of a page', () => ask(`nodes/${key}/checks`))
  await measure('checks of everything', () => ask('checks'))
  await measure('calendar of a month', () => ask('calendar?from=2026-11-01&to=2026-11-30'))
  return cells
}

/** Linux counts in hundredths of a second. */
function processorMs(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function percentile(times: number[], percent: number) {
  const place = Math.ceil((times.length * percent) / 100) - 1
  return Math.round(times.toSorted((one, other) => one - other)[place] ?? Number.NaN)
}
