import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { checkTogether } from './check-together.ts'
import { type ContentFile, readContentFile } from './content-file.ts'
import type { Fault } from './fault.ts'
import { type SourceNode, sourceNodes } from './source-node.ts'

/** Top folders that only sort the files: what lies in them stands at the root of the tree. */
const ROOT_FOLDERS = new Set(['.', 'pages'])

/** Files without a `sort` of their own come after those with one, by name. */
const DEFAULT_SORT = 1000

/** What becomes an address: a file or a folder is named as the segment of its page. */
const ADDRESS = /^(?:[A-Za-z0-9-]+\/)*[A-Za-z0-9-]+\.md$/

/** Also names that are refused, such as `FAQ.MD` and an editor's copy `tnc.md~`; hidden files belong to programs. */
const CONTENT_NAME = /^(?!\.).*\.md~?$/i

/** Names of all content files below a folder, relative to it, with forward slashes, sorted. */
export function contentFileNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && CONTENT_NAME.test(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export type ReadContent = {
  /** Nodes of all files, as far as they could be read. */
  nodes: SourceNode[]
  faults: Fault[]
  /** The files, by their paths in the folder. */
  texts: ReadonlyMap<string, string>
  /** The line at which a property of a node begins in its file. */
  lineOf: (node: SourceNode, ...property: (string | number)[]) => number
}

const NO_ADDRESS = 'the name of a file is its address: small letters, digits, hyphens'

const KEY_LINE = /^key: *['"]?([0-9a-f-]{36})\b/im

/**
 * Reads every content file below a folder.
 * @param imported The files as they were imported last: of two that are the same in what must differ, these are right.
 */
export function readContent(folder: string, imported: ReadonlyMap<string, string> = new Map()): ReadContent {
  const texts = contentFileNames(folder).map(name => [name, readEditedText(join(folder, name))] as const)
  return readTexts(basename(folder), new Map(texts), imported)
}

/**
 * Reads content files by their paths in the folder. Nodes come parents first. If there is any fault, all of them come
 * back at once, in the order of the files; `withoutRefused` leaves out what has one.
 * @param folder Its name, for messages.
 */
export function readTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  imported: ReadonlyMap<string, string> = new Map(),
): ReadContent {
  const nodes: SourceNode[] = []
  const faults: Fault[] = []
  const files = new Map<string, ContentFile>()
  /** Files that could not be taken apart, with the key that they seem to give. */
  const unreadable = new Map<string, string | undefined>()
  const label = (name: string) => `${folder}/${name}`
  for (const [name, source] of texts) {
    if (!ADDRESS.test(name)) {
      faults.push({ file: label(name), line: 1, where: '', message: NO_ADDRESS })
      continue
    }
    const read = readContentFile(source, label(name))
    if (Array.isArray(read)) {
      faults.push(...read)
      unreadable.set(name, KEY_LINE.exec(source)?.[1]?.toLowerCase())
    } else files.set(name, read)
  }
  const keyOf = (path: string): string => {
    const given = files.get(`${path}.md`)?.data.key ?? unreadable.get(`${path}.md`)
    return typeof given === 'string' ? given : uuidOfPath(path)
  }
  for (const name of byDepth([...files.keys()])) {
    const { data, body, lineOf } = files.get(name) as ContentFile
    const path = name.slice(0, -'.md'.length)
    const read = sourceNodes(data, body, {
      file: label(name),
      path: [],
      parentKey: addFolders(dirname(path)),
      contentPath: path,
      urlSegment: basename(path),
      defaultSort: DEFAULT_SORT,
    })
    nodes.push(...read.nodes)
    faults.push(
      ...read.faults.map(fault => ({
        file: label(name),
        line: lineOf(fault.path),
        where: fault.path.join('.'),
        message: fault.message,
      })),
    )
  }
  const pathOf = (node: SourceNode) => node.file.slice(folder.length + 1)
  const lineOf: ReadContent['lineOf'] = (node, ...property) =>
    files.get(pathOf(node))?.lineOf([...node.path, ...property]) ?? 1
  const isImported = (node: SourceNode) => imported.get(pathOf(node)) === texts.get(pathOf(node))
  const oldFirst = [...nodes.filter(isImported), ...nodes.filter(node => !isImported(node))]
  faults.push(...checkTogether(oldFirst, lineOf, authorsAreWhole(nodes, faults)))
  return { nodes, texts, lineOf, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }

  /** The key of the folder's own node. A folder without a file gets a node that only holds its children together. */
  function addFolders(path: string): string | null {
    if (ROOT_FOLDERS.has(path)) return null
    const key = keyOf(path)
    if (nodes.some(node => node.key === key)) return key
    // Parents are read first, so a file that gave no node was refused; what lies below it keeps its place.
    const refused = files.has(`${path}.md`) || unreadable.has(`${path}.md`)
    nodes.push({ ...folderNode(key, addFolders(dirname(path)), label(path)), ...(refused && { standsIn: true }) })
    return key
  }
}

/**
 * The nodes of a folder without those of files that have a fault. Such a file is left as it was; where pages lie below
 * it, a folder holds its place.
 */
export function withoutRefused({ nodes, faults }: Pick<ReadContent, 'nodes' | 'faults'>): SourceNode[] {
  const refused = new Set(faults.map(fault => fault.file))
  const parents = new Set<string | null>()
  // Parents come first, so from the last node on everything below a node has been seen.
  const left = nodes.toReversed().flatMap((node): SourceNode[] => {
    const sound = !refused.has(node.file)
    if (!sound && !parents.has(node.key)) return []
    parents.add(node.parentKey)
    if (sound) return [node]
    return [{ ...folderNode(node.key, node.parentKey, node.file.replace(/\.md$/, '')), standsIn: true }]
  })
  return left.reverse()
}

/** The texts of the files that have no fault, by their paths in the folder. */
export function soundTexts({ texts, faults }: Pick<ReadContent, 'texts' | 'faults'>): Map<string, string> {
  const refused = new Set(faults.map(({ file }) => file.slice(file.indexOf('/') + 1)))
  return new Map([...texts].filter(([path]) => !refused.has(path)))
}

/** Whether nothing is wrong with a file that may hold authors: else no article can be said to have an unknown one. */
function authorsAreWhole(nodes: SourceNode[], faults: Fault[]): boolean {
  const read = new Map(nodes.map(node => [node.file, false]))
  for (const node of nodes) if (node.alias === 'author') read.set(node.file, true)
  return faults.every(({ file }) => read.get(file) === false)
}

function folderNode(key: string, parentKey: string | null, path: string): SourceNode {
  const segment = basename(path)
  return {
    key,
    parentKey,
    alias: 'folder',
    urlSegment: segment,
    name: segment,
    sort: DEFAULT_SORT,
    properties: {},
    source: {},
    publishAt: null,
    unpublishAt: null,
    updated: null,
    sourceHash: `folder ${path}`,
    file: path,
    path: [],
  }
}

/** Parents before their children. */
function byDepth(names: string[]): string[] {
  const depth = (name: string) => name.split('/').length
  return names.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
}
