import type { System } from '../calls/call.ts'
import { printable } from '../calls/foreign-answer.ts'
import type { Verdict } from './judge.ts'
import type { Finding } from './probes/probe.ts'
import type { Result } from './run-suite.ts'

const names: Record<System, string> = {
  content: 'Content system',
  booking: 'Booking site',
  backend: 'Backend API',
  'web-api': 'Web API',
  captcha: 'Captcha verification',
  site: 'Website',
}

type Judged = { verdict: Verdict }

/** Shows the address without user, password or query. */
export function systemHeading(system: System, address: string | undefined): string {
  if (address === undefined) return names[system]
  const { origin, pathname } = new URL(address)
  return `${names[system]}, ${origin}${pathname === '/' ? '' : pathname}`
}

export function resultLines({ call, note, verdict }: Result): string[] {
  const what = [call.method, call.path || call.summary, note && `(${note})`].filter(Boolean).join(' ')
  return verdictLines(what, verdict)
}

export function verdictLines(what: string, verdict: Verdict): string[] {
  const lines = [`  ${label(verdict).padEnd(19)} ${what}${reason(verdict)}`, ...details(verdict)]
  return lines.map(line => printable(line).replaceAll('\n', ' '))
}

/** 1 for a harmful difference; 2 for an unreachable system without one; else 0. */
export function exitCode(results: Judged[]): 0 | 1 | 2 {
  if (results.some(({ verdict }) => verdict.kind === 'differs' && !isHarmless(verdict))) return 1
  return results.some(({ verdict }) => verdict.kind === 'unreachable') ? 2 : 0
}

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

/** `!` marks a harmful one. */
export function findingLine({ path, text, harmless }: Finding): string {
  return `      ${harmless ? '·' : '!'} ${path ? `${path}: ` : ''}${text}`
}
