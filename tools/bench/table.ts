import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../scripts/install/steps.mjs'
import type { Measurement } from './load.ts'

export type Row = { page: string; bytes: number; server: string; measured: Measurement }

const file = path.join(root, 'docs/performance.md')
const start = '<!-- written by npm run bench -- --write: begin -->'
const end = '<!-- end -->'

export function median(runs: Measurement[]): Measurement {
  const middle = (name: keyof Measurement) => {
    const sorted = runs.map(run => run[name]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), processor: middle('processor') }
}

export function table(rows: Row[]): string {
  const lines = [['page', 'bytes', 'server', 'requests/s', 'of nginx', 'p50 ms', 'p99 ms', 'processor ms']]
  for (const { page, bytes, server, measured } of rows) {
    const nginx = rows.find(row => row.page === page && row.server === 'nginx')?.measured.perSecond ?? Number.NaN
    const ratio = `${((measured.perSecond / nginx) * 100).toFixed(1)} %`
    const latencies = [measured.p50, measured.p99].map(value => value.toFixed(2))
    const processor = measured.processor.toFixed(3)
    lines.push([page, String(bytes), server, String(Math.round(measured.perSecond)), ratio, ...latencies, processor])
  }
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  const text = lines.map(line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  text.splice(1, 0, `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`)
  return text.join('\n')
}

export function circumstances(): string {
  const cpu = os.cpus()[0]?.model ?? 'unknown processor'
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${cpu}, the server on one core, Node ${process.versions.node}, 32 connections, medians of three runs.`
}

export function write(text: string) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `# Performance\n\n${start}\n${end}\n`
  const [before = '', rest = ''] = old.split(start)
  const after = rest.split(end)[1] ?? '\n'
  writeFileSync(file, `${before}${start}\n${circumstances()}\n\n${text}\n${end}${after}`)
}
