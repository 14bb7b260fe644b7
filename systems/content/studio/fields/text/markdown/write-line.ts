import type { Mark, Node } from '@tiptap/pm/model'
import { escapeAddress, escapeAddresses, escapeLinked, escapeText } from './escape-text.ts'
import { type Piece, piecesOf } from './pieces.ts'

type Around = { before: string; after: string; lineEnd: string; isLink: boolean }
type Name = 'link' | 'bold' | 'italic' | 'strike'

const order: Name[] = ['link', 'bold', 'italic', 'strike']
const signs = { bold: ['**', 'strong'], italic: ['*', 'em'], strike: ['~~', 'del'] } as const

/** @param lineEnd separator of lines: only a paragraph may have several */
export const writeLine = (block: Node, lineEnd: string): string =>
  written(piecesOf(block), [], { before: '', after: '', lineEnd, isLink: false })

function written(pieces: Piece[], open: Name[], around: Around): string {
  let text = ''
  for (let at = 0; at < pieces.length; ) {
    const run = longestRun(pieces.slice(at), open)
    const inside = pieces.slice(at, at + run.length)
    const rest = pieces.slice(at + run.length)
    const here = {
      ...around,
      before: (around.before + text).slice(-1),
      after: rest[0] ? firstSign(rest[0], longestRun(rest, open).mark) : around.after,
    }
    text += run.mark ? marked(inside, run.mark, open, here) : plain(inside[0], here)
    at += run.length
  }
  return text
}

function longestRun([first, ...rest]: Piece[], open: Name[]): { mark?: Mark; length: number } {
  let longest: { mark?: Mark; length: number } = { length: 1 }
  for (const name of order) {
    const mark = first && !open.includes(name) ? markOf(first, name) : undefined
    if (!mark) continue
    const end = rest.findIndex(piece => !mark.isInSet(piece.marks))
    const length = 1 + (end < 0 ? rest.length : end)
    if (!longest.mark || length > longest.length) longest = { mark, length }
  }
  return longest
}

const markOf = ({ marks }: Piece, name: Name) => marks.find(({ type }) => type.name === name)

function firstSign(piece: Piece, mark: Mark | undefined): string {
  const name = mark?.type.name as Name | undefined
  if (name) return name === 'link' ? '[' : signs[name][0]
  if (piece.kind === 'text') return piece.text.charAt(0)
  return { code: '`', image: '!', raw: '<', break: '\n' }[piece.kind]
}

/** Spaces at the edges of a mark stay outside it; inside, Markdown would read the mark as asterisks. */
function marked(pieces: Piece[], mark: Mark, open: Name[], around: Around): string {
  const name = mark.type.name as Name
  const inner = (before: string, after: string) =>
    written(pieces, [...open, name], { ...around, before, after, isLink: around.isLink || name === 'link' })
  if (name === 'link') return linked(inner('[', ']'), mark)
  const [sign, tag] = signs[name]
  const { begin, words, end } = edgesOf(inner(sign, sign))
  if (words === '') return begin
  const opens = flanks(words.slice(0, 1), begin || around.before, sign)
  const closes = flanks(words.slice(-1), end || around.after.charAt(0), sign)
  const isNested = open.some(other => other !== 'link')
  if (opens && closes && !isNested) return `${begin}${sign}${words}${sign}${end}`
  const inTags = edgesOf(inner('>', '<'))
  return `${begin}<${tag}>${inTags.words}</${tag}>${end}`
}

function edgesOf(text: string): { begin: string; words: string; end: string } {
  const [, begin = '', words = '', end = ''] = /^( *)(.*?)( *)$/s.exec(text) ?? []
  return { begin, words, end }
}

/** A delimiter between these characters begins or ends a mark. */
function flanks(inside: string, outside: string, sign: string): boolean {
  if (/\s/.test(inside) || inside === sign[0] || outside === sign[0]) return false
  return !/[\p{P}\p{S}]/u.test(inside) || /^(?:|\s|(?!~)[\p{P}\p{S}])$/u.test(outside)
}

function linked(text: string, { attrs }: Mark): string {
  const { begin, words, end } = edgesOf(text)
  const href = String(attrs.href ?? '')
  if (words === '' || href === '') return text
  const plainAddress = escapeLinked(href)
  if (
    (words === plainAddress || `mailto:${words}` === plainAddress) &&
    /^(?:https?:\/\/|mailto:)[^\s<>\\&]+$/.test(href)
  )
    return `${begin}<${href.replace(/^mailto:/, '')}>${end}`
  return `${begin}[${words}](${escapeAddress(href)}${titled(attrs.title)})${end}`
}

function plain(piece: Piece | undefined, { after, lineEnd, isLink }: Around): string {
  if (!piece) return ''
  const { kind, node, text } = piece
  if (kind === 'break') return lineEnd
  if (kind === 'raw') return String(node.attrs.source)
  if (kind === 'image') return pictured(node)
  if (kind === 'code')
    return /^[^`\s|][^`|]*$/.test(text) && !/\s$/.test(text) ? `\`${text}\`` : `<code>${escapeAddresses(text)}</code>`
  const escaped = isLink ? escapeLinked(text) : escapeAddresses(text)
  return escaped.replace(/!$/, after === '[' ? '\\!' : '!')
}

function pictured({ attrs }: Node): string {
  const alt = escapeLinked(String(attrs.alt ?? '').replace(/[ \t\r\n]+/g, ' '))
  return `![${alt}](${escapeAddress(String(attrs.src ?? ''))}${titled(attrs.title)})`
}

const titled = (title: unknown) => (title ? ` "${escapeText(String(title)).replace(/"/g, '\\"')}"` : '')
