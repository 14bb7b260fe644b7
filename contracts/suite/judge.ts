import { readBackendAnswer } from '../backend/read-answer.ts'
import { parseJson } from '../calls/parse-json.ts'
import { isUnauthorized, readProblem } from '../calls/problem.ts'
import { salvage } from '../content/salvage.ts'
import { type Answer, type Reply, readJson } from './ask.ts'
import { findIrregularities } from './irregularities.ts'
import type { Finding, Known, Probe } from './probes/probe.ts'

export type Verdict =
  | { kind: 'holds' }
  | { kind: 'differs'; findings: Finding[] }
  | { kind: 'not built yet' }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'skipped'; reason: string }

export function judge(probe: Probe, reply: Reply, facts: Known): Verdict {
  if (!reply.reached) return { kind: 'unreachable', reason: reply.reason }
  if (reply.status === 501) return { kind: 'not built yet' }
  if (probe.wantsRefusal) return verdict(refusalFindings(reply.status, reply.text))
  if (probe.call.auth === 'private-key' && !facts.privateKey && reply.status >= 400 && reply.status < 500) {
    return { kind: 'skipped', reason: 'set WEB_API_PRIVATE_KEY to include this call' }
  }
  const { status, text } = reply
  if (status === 404 && probe.call.without) {
    return verdict([{ path: '', text: `does not exist: ${probe.call.without}`, harmless: true }])
  }
  if (probe.call.answers === 'navigation') return verdict(navigationFindings(probe, reply, facts))
  if (status !== 200) return verdict([{ path: '', text: `status ${status}${titleOf(text)} instead of 200` }])
  const json = readJson(text)
  if ('fault' in json) return verdict([{ path: '', text: json.fault }])
  return verdict([...schemaFindings(probe, json.body, facts), ...findIrregularities(json.body)])
}

function verdict(findings: Finding[]): Verdict {
  return findings.length === 0 ? { kind: 'holds' } : { kind: 'differs', findings }
}

function navigationFindings(probe: Probe, reply: Answer, facts: Known): Finding[] {
  const { status, headers, text } = reply
  const [location, contentType] = [headers.get('location'), headers.get('content-type')]
  const failing = errorPageIn(location)
  const why = probe.call.method === 'POST' ? ': it does not take what the site sends' : ''
  if (failing) return [{ path: 'location', text: `leads to ${failing}, an error page${why}` }]
  const answer = { status, ...(location && { location }), ...(contentType && { contentType }) }
  return [...schemaFindings(probe, answer, facts), ...(probe.examineText?.(text, status) ?? [])]
}

function errorPageIn(location: string | null): string | undefined {
  if (location === null || !URL.canParse(location, 'http://localhost')) return undefined
  const { pathname } = new URL(location, 'http://localhost')
  return /error|exception|not-?found/i.test(pathname) ? pathname : undefined
}

function inOtherCasing({ call }: Probe, answer: unknown, reason: string): Finding | undefined {
  const [, name] = /^(\w+): Invalid input/.exec(reason) ?? []
  if (!name || typeof answer !== 'object' || answer === null || name in answer) return undefined
  const other = Object.keys(answer).find(one => one.toLowerCase() === name.toLowerCase())
  if (!other) return undefined
  const isRead = call.system === 'backend' && readBackendAnswer(200, JSON.stringify(answer)).success !== undefined
  const text = `it says \`${other}\`, the site wants \`${name}\`${isRead ? ' and reads both' : ''}`
  return { path: name, text, ...(isRead && { harmless: true }) }
}

function schemaFindings(probe: Probe, answer: unknown, facts: Known): Finding[] {
  const { call, examine } = probe
  const reading = salvage(call.response, answer)
  if (!reading.ok) return reading.reasons.map(text => inOtherCasing(probe, answer, text) ?? { path: '', text })
  const left = reading.broken.map(({ path, reason, node }) => ({
    path: node ? `${node}, at ${path}` : path,
    text: `${reason}; ${node && /^key: /.test(reason) ? keyInstead(reason) : 'the site leaves this entry out'}`,
    harmless: true,
  }))
  return [...left, ...(examine?.(reading.value, facts) ?? [])]
}

const keyInstead = (reason: string) =>
  /null|undefined/.test(reason)
    ? 'the site asks for it by its number, and it is no page where the content system wants a key'
    : 'the site reads it as text'

/** The site notices a refused token by the status or by the title. */
function refusalFindings(status: number, text: string): Finding[] {
  const named = isUnauthorized(parseJson(text))
  if (status === 401) return named ? [] : [{ path: 'title', text: 'is not "Unauthorized"', harmless: true }]
  if (named) return [{ path: '', text: `status ${status} instead of 401`, harmless: true }]
  if (status === 200) return [{ path: '', text: 'accepts calls without a valid token', harmless: true }]
  return [{ path: '', text: `status ${status} instead of 401: the site would not fetch a new token` }]
}

function titleOf(text: string): string {
  const title = readProblem(parseJson(text))?.title
  // A title could echo the request; only short, usual ones are repeated.
  return title && /^[A-Z][A-Za-z ]{2,40}$/.test(title) ? ` (${title})` : ''
}
