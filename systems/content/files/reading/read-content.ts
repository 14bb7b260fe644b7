import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { cultures } from '@agency/contracts/content/route-node.ts'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { checkTogether } from './check-together.ts'
import { type ContentFile, readContentFile } from './content-file.ts'
import type { Fault } from './fault.ts'
import { type SourceNode, sourceNodes } from './source-node.ts'
import { translationNodes } from './translation-file.ts'

/** Top folders that only sort the files: their nodes are at the root of the tree. */
const rootFolders = new Set(['.', 'pages'])

/** Files without a `sort` come after those with one, by name. */
const defaultSort = 1000

/** The names of files and folders are URL segments of pages; a translation stands beside its page, as `tnc.ms.md`. */
const addressPattern = new RegExp(`^(?:[A-Za-z0-9-]+/)*[A-Za-z0-9-]+(?:\\.(?:${cultures.join('|')}))?\\.md$`)

/** Includes names that are refused, such as `FAQ.MD` and an editor's copy `tnc.md~`; hidden files belong to programs. */
const contentName = /^(?!\.).*\.md~?$/i

/** Relative to the folder, with forward slashes, sorted. */
export function contentFileNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && contentName.test(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export type ReadContent = {
  nodes: SourceNode[]
  faults: Fault[]
  /** By path in the folder. */
  texts: ReadonlyMap<string, string>
  lineOf: (node: SourceNode, ...property: (string | number)[]) => number
}

const noAddress = 'the name of a file is its address: small letters, digits, hyphens'

const keyLine = /^key: *['"]?([0-9a-f-]{36})\b/im

/** @param imported the files as last imported: of two duplicates, the imported one is right */
export function readContent(folder: string, imported: ReadonlyMap<string, string> = new Map()): ReadContent {
  const texts = contentFileNames(folder).map(name => [name, readEditedText(join(folder, name))] as const)
  return readTexts(basename(folder), new Map(texts), imported)
}

/** Parents come first. Returns all faults, in the order of files; `withoutRefused` leaves out their nodes. */
export function readTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  imported: ReadonlyMap<string, string> = new Map(),
): ReadContent {
  const nodes: SourceNode[] = []
  const faults: Fault[] = []
  const files = new Map<string, ContentFile>()
  /** Files that could not be parsed, with the key that they seem to have. */
  const unreadable = new Map<string, string | undefined>()
  const label = (name: string) => `${folder}/${name}`
  for (const [name, source] of texts) {
    if (!addressPattern.test(name)) {
      faults.push({ file: label(name), line: 1, where: '', message: noAddress })
      continue
    }
    const read = readContentFile(source, label(name))
    if (Array.isArray(read)) {
      faults.push(...read)
      unreadable.set(name, keyLine.exec(source)?.[1]?.toLowerCase())
    } else files.set(name, read)
  }
  const keyOf = (path: string): string => {
    const writtenKey = files.get(`${path}.md`)?.data.key ?? unreadable.get(`${path}.md`)
    return typeof writtenKey === 'string' ? writtenKey : uuidOfPath(path)
  }
  for (const name of byDepth([...files.keys()])) {
    const { data, body, lineOf } = files.get(name) as ContentFile
    const path = name.slice(0, -'.md'.length)
    const [page = '', language] = path.split('.')
    const misplaced = misplacedTranslation(data.alias, language && `${page}.md`, texts)
    if (misplaced) {
      faults.push({ file: label(name), line: lineOf(['alias']), where: 'alias', message: misplaced })
      continue
    }
    const parentKey = addFolders(language ? page : dirname(path))
    const place = { file: label(name), path: [], urlSegment: language ?? basename(path), defaultSort }
    const reads = language
      ? translationNodes(data, body, { ...place, urlSegment: language }, { page: parentKey, nodes })
      : [sourceNodes(data, body, { ...place, parentKey, contentPath: path })]
    for (const read of reads) {
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
  }
  const pathOf = (node: SourceNode) => node.file.slice(folder.length + 1)
  const lineOf: ReadContent['lineOf'] = (node, ...property) =>
    files.get(pathOf(node))?.lineOf([...node.path, ...property]) ?? 1
  const isImported = (node: SourceNode) => imported.get(pathOf(node)) === texts.get(pathOf(node))
  const oldFirst = [...nodes.filter(isImported), ...nodes.filter(node => !isImported(node))]
  faults.push(...checkTogether(oldFirst, lineOf, authorsAreWhole(nodes, faults)))
  return { nodes, texts, lineOf, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }

  /** The key of the folder's own node. A folder without a file gets a node for its children. */
  function addFolders(path: string): string | null {
    if (rootFolders.has(path)) return null
    const key = keyOf(path)
    if (nodes.some(node => node.key === key)) return key
    // Parents are read first, so a file without a node was refused; its descendants keep their place.
    const refused = files.has(`${path}.md`) || unreadable.has(`${path}.md`)
    nodes.push({ ...folderNode(key, addFolders(dirname(path)), label(path)), ...(refused && { standsIn: true }) })
    return key
  }
}

/** @param page the file of which the file's name says that it is a translation */
function misplacedTranslation(alias: unknown, page: string | undefined, texts: ReadonlyMap<string, string>) {
  if (page === undefined)
    return alias === 'translation' ? 'a translation is named after its page and language, as tnc.ms.md' : undefined
  if (alias !== 'translation') return 'must be translation in a file with this name'
  return texts.has(page) ? undefined : `translates ${page}, which is not there`
}

/** The nodes of files without faults. A folder stands in for a refused file with pages below it. */
export function withoutRefused({ nodes, faults }: Pick<ReadContent, 'nodes' | 'faults'>): SourceNode[] {
  const refused = new Set(faults.map(fault => fault.file))
  const parents = new Set<string | null>()
  // Parents come first, so from the last node on all descendants of a node have been seen.
  const left = nodes.toReversed().flatMap((node): SourceNode[] => {
    const sound = !refused.has(node.file)
    if (!sound && !parents.has(node.key)) return []
    parents.add(node.parentKey)
    if (sound) return [node]
    return [{ ...folderNode(node.key, node.parentKey, node.file.replace(/\.md$/, '')), standsIn: true }]
  })
  return left.reverse()
}

export function soundTexts({ texts, faults }: Pick<ReadContent, 'texts' | 'faults'>): Map<string, string> {
  const refused = new Set(faults.map(({ file }) => file.slice(file.indexOf('/') + 1)))
  return new Map([...texts].filter(([path]) => !refused.has(path)))
}

/** True if every file that may hold authors could be read: else no author can be called unknown. */
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
    sort: defaultSort,
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

function byDepth(names: string[]): string[] {
  const depth = (name: string) => name.split('/').length
  return names.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
}
