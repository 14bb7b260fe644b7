/**
 * `npm run bench:enquiries`: how long an enquiry takes until its visitor has the reference, at 50 a second, with site,
 * backend and database of a stack of its own on one core. Then the same while the backend is away.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { forget, freePorts, newDataFolder, processesOf, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { type Answered, paced, percentile } from './paced.ts'
import { pin } from './servers.ts'

const pace = { perSecond: 50, seconds: Number(process.argv[2] ?? 40) }
const env = {
  LOG_LEVEL: 'warn',
  ENQUIRY_MIN_SECONDS: '0',
  ENQUIRIES_PER_ADDRESS: '10000000',
}
const run = Date.now().toString(36)

await measure('the backend takes them', env)
await measure('the backend is away, the site keeps them', { ...env, BACKEND_URL: 'http://127.0.0.1:9' })

async function measure(what: string, settings: Record<string, string>) {
  const dataDir = newDataFolder()
  const stack = startStack({ dataDir, ports: await freePorts(), env: settings })
  try {
    await stack.says('Ready in')
    for (const { pid } of processesOf(dataDir)) pin(pid)
    const site = stack.address('site')
    const view = await viewOf(site)
    const next = (number: number) => enquiry(view, number)
    await paced(site, { ...pace, seconds: 5 }, number => next(-1 - number))
    const before = load()
    const spentBefore = processorSeconds(dataDir)
    const answers = await paced(site, pace, next)
    const spent = processorSeconds(dataDir) - spentBefore
    const lost = answers.filter(({ status }) => status !== 302 && status !== 303).length
    const [p50, p95, p99, most] = [50, 95, 99, 100].map(percent => percentile(answers, percent))
    console.log(`${what}: ${answers.length} at ${pace.perSecond} a second, ${lost} without a reference`)
    console.log(`  p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, slowest ${most} ms`)
    console.log(`  processor time of the whole stack: ${((spent * 1000) / answers.length).toFixed(1)} ms an enquiry`)
    console.log(`  statuses: ${JSON.stringify(countStatuses(answers))}`)
    console.log(`  load of the machine: ${before} before, ${load()} after`)
  } finally {
    await stack.stop()
    forget(dataDir)
  }
}

async function viewOf(site: string) {
  const page = await (await fetch(`${site}/contactus`)).text()
  return /name="view" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** One enquiry among all: with the same view, other words make another one. */
function enquiry(view: string, number: number) {
  const fields = {
    view,
    topic: 'other',
    message: `This is enquiry ${number} of ${run}.`,
    name: `Sender ${number}`,
    email: `sender-${number}@example.com`,
    answerBy: 'email',
    consent: 'true',
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path: '/contactus', headers, body: new URLSearchParams(fields).toString() }
}

/** Processor time of all processes of a stack so far, without those that have ended. */
function processorSeconds(dataDir: string) {
  let ticks = 0
  for (const { pid } of processesOf(dataDir)) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks / 100
}

function countStatuses(answers: Answered[]) {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function load() {
  return loadavg()
    .map(one => one.toFixed(1))
    .join(' ')
}
