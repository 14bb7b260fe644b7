import type { NodeRow } from '../../database/tables.ts'
import { stateOf } from '../../database/versions.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { stableText } from './stable-text.ts'

type Pair = { source: SourceNode; row: NodeRow }

export type ImportPlan = {
  add: SourceNode[]
  change: Pair[]
  /** Changed by an editor, and then in their file: the file's text is stored beside the editor's version. */
  conflict: Pair[]
  /** Nothing that visitors see differs: only the path and the source of the file are stored. */
  settle: Pair[]
  remove: NodeRow[]
  unchanged: number
  notes: string[]
}

/**
 * Neither an editor's change nor a file's replaces the other. Removes nodes that files lack, unless an editor changed them.
 * @param complete False if files were refused: removes none, because it may be in one of them.
 */
export function planImport(source: SourceNode[], rows: NodeRow[], complete: boolean): ImportPlan {
  const plan: ImportPlan = { add: [], change: [], conflict: [], settle: [], remove: [], unchanged: 0, notes: [] }
  const rowOf = new Map(rows.map(row => [row.key, row]))
  for (const node of source) {
    plan.notes.push(...(node.notes ?? []).map(note => `${node.file}: ${note}`))
    const row = rowOf.get(node.key)
    if (row === undefined) plan.add.push(node)
    else planOne(plan, { source: node, row })
  }
  if (!complete) return plan
  const inFiles = new Set(source.map(node => node.key))
  const gone = rows.filter(row => !inFiles.has(row.key))
  const remaining = keptWithAncestors(gone, rowOf)
  for (const row of gone) {
    if (!remaining.has(row.key)) plan.remove.push(row)
    else if (row.sourceHash !== null && row.editedAt !== null) {
      plan.notes.push(`${row.name} (${row.key}): gone from the files, kept because an editor changed it since`)
    } else if (row.sourceHash !== null) {
      plan.notes.push(`${row.name} (${row.key}): gone from the files, kept because an editor's node lies below it`)
    }
  }
  return plan
}

function planOne(plan: ImportPlan, pair: Pair): void {
  const { source, row } = pair
  const isChanged = row.sourceHash !== source.sourceHash
  if (source.standsIn) plan.unchanged++
  else if (row.deletedAt) {
    if (!isChanged) plan.unchanged++
    else {
      plan.change.push(pair)
      plan.notes.push(`${source.file}: the file changed and brings back what an editor deleted`)
    }
  } else if (showsTheSame(source, row)) {
    plan.unchanged++
    if (isChanged || !isSettled(source, row)) plan.settle.push(pair)
  } else if (!row.editedAt) plan.change.push(pair)
  else if (!isChanged || row.conflict?.sourceHash === source.sourceHash) plan.unchanged++
  else {
    plan.conflict.push(pair)
    plan.notes.push(`${source.file}: the file changed after an editor's version ${row.version}; both are kept`)
  }
}

const showsTheSame = (node: SourceNode, row: NodeRow): boolean =>
  stableText({ ...stateOf(node), source: null }) === stableText({ ...stateOf(row), source: null })

/** An editor's source stays. */
const isSettled = (node: SourceNode, row: NodeRow): boolean =>
  row.file === fileOf(node) && (row.editedAt !== null || stableText(node.source) === stableText(row.source))

/** In the content folder; null for a folder without a file. */
export const fileOf = ({ file }: SourceNode): string | null =>
  file.endsWith('.md') ? file.slice(file.indexOf('/') + 1) : null

/** The keys of nodes that editors added or changed and that are not deleted, and of their ancestors. */
function keptWithAncestors(gone: NodeRow[], rowOf: Map<string, NodeRow>): Set<string> {
  const remaining = new Set<string>()
  for (const row of gone) {
    if (row.deletedAt !== null || (row.sourceHash !== null && row.editedAt === null)) continue
    for (let at: NodeRow | undefined = row; at && !remaining.has(at.key); at = rowOf.get(at.parentKey ?? ''))
      remaining.add(at.key)
  }
  return remaining
}
