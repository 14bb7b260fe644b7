import type { System } from '../calls/call.ts'
import { printable } from '../calls/foreign-answer.ts'
import type { Verdict } from './judge.ts'
import type { Finding } from './probes/probe.ts'
import type { Result } from './run-suite.ts'

const NAMES: Record<System, string> = {
  content: 'Content system',
  booking: 'Booking site',
  backend: 'Backend API',
  'web-api': 'Web API',
  captcha: 'Captcha verification',
  site: 'Website',
}

type Judged = { verdict: Verdict }

/** The heading of one system's lines. Its address is shown without a user's name, password or query. */
export function systemHeading(system: System, address: string | undefined): string {
  if (address === undefined) return NAMES[system]
  const { origin, pathname } = new URL(address)
  return `${NAMES[system]}, ${origin}${pathname === '/' ? '' : pathname}`
}

/** One line for one call; a line more for each place where the answer differs. */
export function resultLines({ call, note, verdict }: Result): string[] {
  const what = [call.method, call.path || call.summary, note && `(${note})`].filter(Boolean).join(' ')
  return verdictLines(what, verdict)
}

/** The lines of one verdict. */
export function verdictLines(what: string, verdict: Verdict): string[] {
  const lines = [`  ${label(verdict).padEnd(19)} ${what}${reason(verdict)}`, ...details(verdict)]
  return lines.map(line => printable(line).replaceAll('\n', ' '))
}

/** 1 if something differs that the site cannot live with; 2 if nothing does but a system could not be reached; else 0. */
export function exitCode(results: Judged[]): 0 | 1 | 2 {
  if (results.some(({ verdict }) => verdict.kind === 'differs' && !isHarmless(verdict))) return 1
  return results.some(({ verdict }) => verdict.kind === 'unreachable') ? 2 : 0
}

/** How many calls hold, differ, and so on, in one line. */
export function summary(results: Judged[]): string {
  const counts = new Map<string, number>()
  for (const { verdict } of results) counts.set(label(verdict), (counts.get(label(verdict)) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(' · ')
}

function isHarmless(verdict: Verdict): boolean {
  return verdict.kind === 'differs' && verdict.findings.every(finding => finding.harmless)
}

function label(verdict: Verdict): string {
  return isHarmless(verdict) ? 'differs (harmless)' : verdict.kind
}

function reason(verdict: Verdict): string {
  return 'reason' in verdict ? `: ${verdict.reason}` : ''
}

function details(verdict: Verdict): string[] {
  if (verdict.kind !== 'differs') return []
  return verdict.findings.map(findingLine)
}

/** The line of one difference; `!` where the site cannot live with it. */
export function findingLine({ path, text, harmless }: Finding): string {
  return `      ${harmless ? '·' : '!'} ${path ? `${path}: ` : ''}${text}`
}
