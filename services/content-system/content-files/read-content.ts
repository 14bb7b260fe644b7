import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { checkTogether } from './check-together.ts'
import { type ContentFile, readContentFile } from './content-file.ts'
import type { Fault } from './fault.ts'
import { type SourceNode, sourceNodes } from './source-node.ts'
import { uuidOfPath } from './uuid-of-path.ts'

/** Top folders that only sort the files: what lies in them stands at the root of the tree. */
const ROOT_FOLDERS = new Set(['.', 'pages', 'menus', 'widgets'])

/** Files without a `sort` of their own come after those with one, by name. */
const DEFAULT_SORT = 1000

/** Names of all content files below a folder, relative to it, with forward slashes, sorted. */
export function contentFileNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.md'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export type ReadContent = {
  nodes: SourceNode[]
  faults: Fault[]
  /** The line at which a property of a node begins in its file. */
  lineOf: (node: SourceNode, ...property: (string | number)[]) => number
}

/**
 * Reads every content file below a folder. Nodes come parents first. If there is any fault, all of them come back
 * at once, in the order of the files.
 */
export function readContent(folder: string): ReadContent {
  const nodes: SourceNode[] = []
  const faults: Fault[] = []
  const files = new Map<string, ContentFile>()
  const label = (name: string) => `${basename(folder)}/${name}`
  for (const name of contentFileNames(folder)) {
    const read = readContentFile(readFileSync(join(folder, name), 'utf8'), label(name))
    if (Array.isArray(read)) faults.push(...read)
    else files.set(name, read)
  }
  const keyOf = (path: string): string => {
    const given = files.get(`${path}.md`)?.data.key
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
  const lineOf: ReadContent['lineOf'] = (node, ...property) =>
    files.get(node.file.slice(basename(folder).length + 1))?.lineOf([...node.path, ...property]) ?? 1
  faults.push(...checkTogether(nodes, lineOf))
  return { nodes, lineOf, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }

  /** The key of the folder's own node. A folder without a file gets a node that only holds its children together. */
  function addFolders(path: string): string | null {
    if (ROOT_FOLDERS.has(path)) return null
    const key = keyOf(path)
    if (files.has(`${path}.md`) || nodes.some(node => node.key === key)) return key
    const segment = basename(path)
    nodes.push({
      key,
      parentKey: addFolders(dirname(path)),
      alias: 'folder',
      urlSegment: segment,
      name: segment,
      sort: DEFAULT_SORT,
      properties: {},
      publishAt: null,
      unpublishAt: null,
      updated: null,
      sourceHash: `folder ${path}`,
      file: label(path),
      path: [],
    })
    return key
  }
}

/** Parents before their children. */
function byDepth(names: string[]): string[] {
  const depth = (name: string) => name.split('/').length
  return names.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
}
