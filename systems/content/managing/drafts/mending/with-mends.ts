import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { HTTPException } from 'hono/http-exception'
import type { NodeState } from '../../../database/versions.ts'
import { maxCharacters, refuseTooMuch, tooLong } from '../../../database/write-source.ts'
import { withChangedLinks } from '../../tree/changed-links.ts'

type Written = Pick<NodeState, 'name' | 'source'>

/** The characters that all mends of a call may search together: some 50 ms. */
const maxWork = 5_000_000

/** @returns the same object if nothing changes @throws HTTPException 400 over the node's budget, or for too much work */
export function withMends<Node extends Written>(node: Node, mends: Mend[]): Node {
  let written: Written = { name: node.name, source: node.source }
  let work = 0
  for (const mend of mends) {
    const length = refuseTooMuch(written)
    work += length
    if (work > maxWork) throw tooManyMends(Math.floor(maxWork / length))
    written = mended(written, mend)
  }
  refuseTooMuch(written)
  const { name, source } = written
  const isSame = name === node.name && JSON.stringify(source) === JSON.stringify(node.source)
  return isSame ? node : { ...node, name, source }
}

const tooManyMends = (max: number) =>
  new HTTPException(400, { message: `These are too many changes at once for so long a page: at most ${max}.` })

function mended(written: Written, { kind, path, from, to }: Mend): Written {
  if (kind === 'link') {
    const addresses = new Map([[from.toLowerCase(), to]])
    return { ...written, source: withChangedLinks(written.source, { addresses, keys: new Map() }) as Written['source'] }
  }
  if (kind === 'fill') return filled(written, path, to)
  if (kind === 'meaning') return changedAt(written, path, of => (of === from ? fitting(from, to) : of)) as Written
  if (kind === 'words') return changedAt(written, path, withWords(from, to, path)) as Written
  return changedAt(written, path, withTag(from, to)) as Written
}

const maxFingerprints = 5

/** The words fit the new English too, and the published one until it goes live. */
const fitting = (from: string, to: string) => [...new Set([...from.split(','), to])].slice(-maxFingerprints).join(',')

function filled({ name, source }: Written, [first, property = '', ...rest]: string[], value: string): Written {
  const isOpen = first === 'source' && rest.length === 0 && (source[property] ?? '') === ''
  return { name, source: isOpen ? { ...source, [property]: value } : source }
}

/** Changes the value at a path; returns the same value if the path does not exist. */
export function changedAt(value: unknown, [name, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value
  const next = changedAt(value[name as keyof typeof value], rest, change)
  return Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Addresses of links and pictures in Markdown and HTML; `split` puts them at the odd places. */
const addresses = /(\]\([^)]*|https?:\/\/[^\s)>"]+|\b(?:href|src)="[^"]*)/

/** Replaces whole words outside of addresses. */
export function withWords(from: string, to: string, path: string[]) {
  let added = 0
  // One step may make a page a thousand times as long.
  const put = () => {
    added += to.length
    if (added > maxCharacters) throw tooLong(path.slice(0, 2))
    return to
  }
  const words = new RegExp(`(?<![\\p{L}\\p{N}/_-])${escaped(from)}(?![\\p{L}\\p{N}/_-])`, 'gu')
  return function change(value: unknown): unknown {
    if (typeof value === 'string')
      return value
        .split(addresses)
        .map((part, at) => (at % 2 === 1 ? part : part.replace(words, put)))
        .join('')
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))
  }
}

/** Adds no duplicate tag. */
const withTag = (from: string, to: string) => (value: unknown) => {
  if (!Array.isArray(value)) return value === from ? to : value
  return [...new Set(value.map(one => (one === from ? to : one)))]
}
