import type { Call, System } from '../calls/call.ts'
import { ask } from './ask.ts'
import { judge, type Verdict } from './judge.ts'
import { backendProbes, webApiProbes } from './probes/backend-probes.ts'
import { bookingProbes } from './probes/booking-probes.ts'
import { contentProbes, keyProbes } from './probes/content-probes.ts'
import { pageProbes } from './probes/page-probes.ts'
import type { Asking, Finding, Known, Probe } from './probes/probe.ts'
import { siteProbes } from './probes/site-probes.ts'

export type SuiteSettings = {
  addresses: { [Name in System]?: string | undefined }
  write: boolean
  memberId: number
  /** Sent, never printed. */
  privateKey?: string
  keys?: Record<string, string>
  /** Without a path the suite tries all possible addresses. */
  hotelPath?: string
  packageTrip?: string
  signIn?: string
  session?: string
  examineTree?: (tree: unknown) => Finding[]
}

export type Result = { call: Call; note?: string; verdict: Verdict }

/** Calls run in order, because each may use facts of earlier answers. */
export async function* runSuite(settings: SuiteSettings): AsyncGenerator<Result> {
  const { addresses, write, memberId, privateKey, examineTree, hotelPath, packageTrip, keys } = settings
  const stamp = Date.now().toString(36)
  const facts: Known = { routes: [], memberId, stamp, ...(privateKey && { privateKey }), examineTree }
  const content = [...contentProbes, ...keyProbes(keys ?? {})]
  const booking = [...bookingProbes(hotelPath, packageTrip), ...pageProbes(settings)]
  for (const probes of [content, booking, backendProbes, webApiProbes, siteProbes]) {
    const base = addresses[probes[0]?.call.system as System]
    if (base === undefined) continue
    const announced = await notBuiltYet(base)
    for (const probe of probes) {
      const { call, note } = probe
      const baseUrl = call.system === 'captcha' ? addresses.captcha : base
      const verdict = await tryOut(probe, baseUrl, { known: facts, write, announced })
      yield { call, ...(note && { note }), verdict }
    }
  }
}

type Circumstances = { known: Known; write: boolean; announced: Set<string> }

async function tryOut(
  probe: Probe,
  base: string | undefined,
  { known, write, announced }: Circumstances,
): Promise<Verdict> {
  const { call } = probe
  if (base === undefined) return { kind: 'skipped', reason: 'no address given' }
  if (announced.has(call.id)) return { kind: 'not built yet' }
  if (call.writes && !write) return { kind: 'skipped', reason: 'it writes' }
  const asking = probe.asking(known)
  if (typeof asking === 'string') return { kind: 'skipped', reason: asking }
  return judge(probe, await ask(...request(call, base, asking)), known)
}

function request(call: Call, base: string, { query, form, json, headers }: Asking): [URL, RequestInit] {
  const url = new URL(base.replace(/\/+$/, '') + call.path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const accept = call.answers === 'json' ? 'application/json' : 'text/html,application/xhtml+xml'
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
  return [url, { method: call.method, headers: { accept, ...type, ...headers }, ...(body !== undefined && { body }) }]
}

/** The service's OpenAPI document lists them: probing would often mean writing. */
async function notBuiltYet(base: string): Promise<Set<string>> {
  const reply = await ask(new URL(`${base.replace(/\/+$/, '')}/openapi.json`), {})
  if (!reply.reached || reply.status !== 200) return new Set()
  const ids = new Set<string>()
  try {
    JSON.parse(reply.text, (_, value) => {
      if (value?.['x-not-built-yet'] === true && typeof value.operationId === 'string') ids.add(value.operationId)
      return value
    })
  } catch {
    return new Set()
  }
  return ids
}
