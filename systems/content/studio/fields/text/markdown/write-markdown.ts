import type { Node } from '@tiptap/pm/model'
import { escapeBeginnings } from './escape-text.ts'
import { writeLine } from './write-line.ts'

/** Blocks are immutable, so a keystroke in a long text writes only one of them again. */
const writtenBlocks = new WeakMap<Node, string>()

/** Reads back as the same text, without empty paragraphs. */
export const writeMarkdown = (text: Node): string => joined(text)

function joined(parent: Node): string {
  let text = ''
  let before: { node: Node; sign: string } | undefined
  for (const node of parent.children) {
    const sign = listSign(node, before)
    const block = isList(node) ? writtenList(node, sign) : writtenOnce(node)
    if (block === '') continue
    if (before) text += isTight(parent, before.node, node) ? '\n' : '\n\n'
    text += block
    before = { node, sign }
  }
  return text
}

const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList'

/** Two adjacent lists need different markers. */
function listSign(node: Node, before: { node: Node; sign: string } | undefined): string {
  const [usual, other] = node.type.name === 'orderedList' ? ['.', ')'] : ['-', '*']
  return before?.node.type === node.type && before.sign === usual ? String(other) : String(usual)
}

/** A list that does not begin at 1 needs a blank line. */
function isTight(parent: Node, before: Node, node: Node): boolean {
  return (
    parent.type.name === 'listItem' && before.type.name === 'paragraph' && isList(node) && (node.attrs.start ?? 1) === 1
  )
}

function writtenOnce(node: Node): string {
  const cached = writtenBlocks.get(node)
  if (cached !== undefined) return cached
  const text = writtenBlock(node)
  writtenBlocks.set(node, text)
  return text
}

function writtenBlock(node: Node): string {
  switch (node.type.name) {
    case 'paragraph':
      return escapeBeginnings(writeLine(node, '\\\n'))
    case 'heading':
      return headed(node)
    case 'blockquote':
      return indented(joined(node), '> ', '> ').replace(/^> $/gm, '>')
    case 'codeBlock':
      return fenced(node)
    case 'horizontalRule':
      return '---'
    case 'table':
      return writeTable(node)
    case 'rawBlock':
      return String(node.attrs.source)
    default:
      return joined(node)
  }
}

function headed(node: Node): string {
  const words = writeLine(node, '<br>').replace(/#(?=#*$)/, '\\#')
  return words && `${'#'.repeat(node.attrs.level)} ${words}`
}

function fenced({ attrs, textContent }: Node): string {
  const longest = Math.max(2, ...[...textContent.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${attrs.language ?? ''}\n${textContent}\n${fence}`
}

function writtenList(list: Node, sign: string): string {
  const items = list.children.map((item, index) => {
    const begin = list.type.name === 'orderedList' ? `${(list.attrs.start ?? 1) + index}${sign} ` : `${sign} `
    return indented(joined(item), begin, ' '.repeat(begin.length)).trimEnd()
  })
  return items.join('\n')
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' && others.trim() === '' ? '' : others + line))
    .join('\n')
}

function writeTable(table: Node): string {
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
