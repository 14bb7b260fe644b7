/**
 * `npm run bench:accounts`: how fast a page learns who is signed in, and what becomes of a hundred sign-ins a second.
 * Starts a stack of its own; its visitors come from many addresses, so that limits by address play no part.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { type Answered, paced, percentile } from './paced.ts'

const whoAmI = { perSecond: 200, seconds: 20 }
const signIns = { perSecond: 100, seconds: 20 }
/** Pages that others read meanwhile. */
const reading = { perSecond: 20, seconds: signIns.seconds }
const member = { Email: 'aisyah@example.com', Pwd: 'Wander-2026', btnLogin: 'Login' }

const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' } })
try {
  await stack.says('Ready in')
  const [site, booking] = [stack.address('site'), stack.address('booking')]
  const cookie = await signIn(booking, site)
  const me = (number: number) => ({ path: '/account/me', headers: { cookie, ...from(number) } })
  await paced(site, { perSecond: 100, seconds: 3 }, me)
  const before = load()
  const spent = processorTime(stack.pid('site'))
  const known = await paced(site, whoAmI, me)
  const each = (processorTime(stack.pid('site')) - spent) / known.length
  console.log(`Load of the machine: ${before} before, ${load()} after`)
  say(`who am I, ${whoAmI.perSecond} a second`, known)
  console.log(`… ${each.toFixed(2)} ms of the processor each`)

  const [tried, read] = await Promise.all([
    paced(booking, signIns, number => attempt(number, site)),
    paced(site, reading, number => ({ path: '/tnc', headers: from(number) })),
  ])
  console.log(`Load of the machine after the sign-ins: ${load()}`)
  say(`sign-ins, ${signIns.perSecond} a second: let in or told that it was wrong`, tried.filter(isServed))
  say(
    '… told to come later',
    tried.filter(one => one.status === 429),
  )
  say(
    '… anything else',
    tried.filter(one => !isServed(one) && one.status !== 429),
  )
  say(`pages of the site meanwhile, ${reading.perSecond} a second`, read)
} finally {
  await stack.stop()
  forget(dataDir)
}

/** A visitor with an address of their own, behind our one proxy. */
function from(number: number) {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
}

/**
 * One in twenty is right; the others name an account each that does not exist, which costs as much as a wrong
 * password.
 */
function attempt(number: number, site: string) {
  const fields = number % 20 === 0 ? member : { ...member, Email: `nobody-${number}@example.com` }
  const body = new URLSearchParams(fields).toString()
  const headers = { ...from(number), origin: site, 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path: `/account/login?ReturnUrl=${site}`, headers, body }
}

/** @returns the session cookie */
async function signIn(booking: string, site: string): Promise<string> {
  const { method, path, headers, body } = attempt(0, site)
  const response = await fetch(new URL(path, booking), { method, headers, body, redirect: 'manual' })
  const [cookie = ''] = response.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  if (!cookie.startsWith('session=')) throw new Error(`signing in was answered ${response.status}`)
  return cookie
}

function isServed({ status }: Answered) {
  return status === 200 || status === 303
}

/** @returns milliseconds of the processor that it has used so far, to the nearest ten */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function load() {
  return loadavg()
    .map(one => one.toFixed(1))
    .join(' ')
}

function say(what: string, answers: Answered[]) {
  if (answers.length === 0) return console.log(`${what}: none`)
  const statuses = [...new Set(answers.map(({ status }) => status))].sort().join(', ')
  const [p50, p99, most] = [50, 99, 100].map(percent => percentile(answers, percent))
  console.log(`${what}: ${answers.length} (status ${statuses}); p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms`)
}
