import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { readContent } from '../reading/read-content.ts'
import { contentMap } from './content-map.ts'
import type { Finding } from './finding.ts'
import { allFindings } from './findings.ts'
import type { Drawings } from './pictures/drawn.ts'

/** `file`: relative to the current folder. */
export type Complaint = { level: 'error' | 'warning'; file: string; line: number; message: string }

/** All findings that need no rendered pages, by file and line. */
export function checkContent(folder: string, drawn: Drawings, now: Date): Complaint[] {
  const { nodes, faults, lineOf } = readContent(folder)
  const map = contentMap(nodes, malaysianDay(now), now)
  const findings = allFindings(map, drawn)
  const pathOf = (label: string) => relative('.', join(dirname(folder), label))
  const lineOfFinding = ({ node, property, near }: Finding) => {
    const line = lineOf(node, ...property)
    return near === undefined ? line : lineWith(join(folder, node.file.slice(basename(folder).length + 1)), near, line)
  }
  const complaints = [
    ...faults.map(({ file, line, where, message }) => ({
      level: 'error' as const,
      file: pathOf(file),
      line,
      message: where === '' ? message : `${where} ${message}`,
    })),
    ...findings.map(finding => ({
      level: finding.level,
      file: pathOf(finding.node.file),
      line: lineOfFinding(finding),
      message: finding.message,
    })),
  ]
  return complaints.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** The first line from `start` on with a text; `start` if there is none. */
function lineWith(file: string, text: string, start: number): number {
  if (!existsSync(file)) return start
  const edited = readEditedText(file)
    .split('\n')
    .findIndex((line, index) => index >= start - 1 && line.includes(text))
  return edited < 0 ? start : edited + 1
}
