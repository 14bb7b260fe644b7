import { isNull } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { contentFiles, type NodeRow, nodes } from '../../database/tables.ts'
import { stateOf } from '../../database/versions.ts'
import { stableText } from '../importing/stable-text.ts'
import { readTexts } from '../reading/read-content.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { type Placement, placeNodes } from './place-nodes.ts'
import { writeFile } from './write-file.ts'

export type Export = {
  files: Map<string, string>
  before: Map<string, string>
  /** Files that stay unchanged because a node in them is in conflict. */
  conflicts: string[]
}

export async function exportContent(db: Pick<ContentDatabase, 'select'>): Promise<Export> {
  const { rows, before } = await publishedRows(db)
  return { ...filesOf(rows, before), before }
}

export async function publishedRows(db: Pick<ContentDatabase, 'select'>) {
  const rows = await db.select().from(nodes).where(isNull(nodes.deletedAt))
  const files = await db.select().from(contentFiles)
  return { rows, before: new Map(files.map(({ path, text }) => [path, text])) }
}

export function filesOf(rows: NodeRow[], before: ReadonlyMap<string, string>): Omit<Export, 'before'> {
  const source = readTexts('content', new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)))).nodes
  const byKey = new Map(source.map(node => [node.key, node]))
  const inFile = Map.groupBy(source, ({ file }) => file)
  const placement = placeNodes(rows, byKey)
  const files = new Map<string, string>()
  const conflicts: string[] = []
  for (const row of rows) {
    const path = placement.paths.get(row.key)
    if (path === undefined) continue
    const file = `${path}.md`
    const inside = withItems(row, placement)
    const earlier = before.get(file)
    if (earlier !== undefined && inside.some(({ conflict }) => conflict?.by === 'file')) {
      files.set(file, earlier)
      conflicts.push(file)
    } else if (isUnchanged(inside, inFile.get(`content/${earlier === undefined ? path : file}`), byKey)) {
      // A folder may have no file.
      if (earlier !== undefined) files.set(file, earlier)
    } else files.set(file, writeFile(row, path, placement))
  }
  return { files, conflicts }
}

const withItems = (row: NodeRow, placement: Placement): NodeRow[] => [
  row,
  ...(placement.items.get(row.key) ?? []).flatMap(item => withItems(item, placement)),
]

function isUnchanged(rows: NodeRow[], inFile: SourceNode[] = [], byKey: ReadonlyMap<string, SourceNode>): boolean {
  return (
    rows.length === inFile.length &&
    rows.every(row => {
      const node = byKey.get(row.key)
      return node !== undefined && inFile.includes(node) && sameState(node, row)
    })
  )
}

/** Derived properties are not compared: they follow from the source. */
const sameState = (node: SourceNode, row: NodeRow): boolean =>
  stableText({ ...stateOf(node), properties: null }) === stableText({ ...stateOf(row), properties: null })
