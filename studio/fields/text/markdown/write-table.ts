import type { Node } from '@tiptap/pm/model'
import { writeLine } from './write-line.ts'

/** A table with aligned columns. The first row is its head. */
export function writeTable(table: Node): string {
  const rows = table.children.map(row => row.children.map(wordsOf))
  const columns = Math.max(0, ...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const aligned = widths.map((width, column) => rule(width, table.firstChild?.maybeChild(column)?.attrs.align))
  const [head = [], ...body] = rows
  return [head, aligned, ...body].map(row => lineOf(row, widths)).join('\n')
}

const wordsOf = (cell: Node): string =>
  cell.children
    .map(line => writeLine(line, '<br>'))
    .join('<br>')
    .replaceAll('|', '\\|')

const lineOf = (cells: string[], widths: number[]) =>
  `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`

function rule(width: number, align: unknown): string {
  const begin = align === 'left' || align === 'center' ? ':' : ''
  const end = align === 'right' || align === 'center' ? ':' : ''
  return begin + '-'.repeat(width - begin.length - end.length) + end
}
