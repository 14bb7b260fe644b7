import type { NodeRow } from '../../database/tables.ts'
import { stateOf } from '../../database/versions.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { stableText } from './stable-text.ts'

/** What an import will do, and notes for the person who runs it. */
export type ImportPlan = {
  add: SourceNode[]
  change: { source: SourceNode; row: NodeRow }[]
  remove: NodeRow[]
  unchanged: number
  notes: string[]
}

/**
 * Compares the content files with the database. A changed file wins, an editor's change is never replaced by an
 * unchanged file, and a node that is gone from the files goes too, unless an editor changed it since.
 * @param complete False when files were refused: then nothing goes, because it may stand in one of them.
 */
export function planImport(source: SourceNode[], rows: NodeRow[], complete: boolean): ImportPlan {
  const plan: ImportPlan = { add: [], change: [], remove: [], unchanged: 0, notes: [] }
  const rowOf = new Map(rows.map(row => [row.key, row]))
  for (const node of source) {
    const row = rowOf.get(node.key)
    const editor = row?.editedAt ?? row?.deletedAt
    if (row === undefined) plan.add.push(node)
    else if (node.standsIn) plan.unchanged++
    else if (editor && row.sourceHash === node.sourceHash) plan.unchanged++
    else if (!editor && isSame(node, row)) plan.unchanged++
    else {
      plan.change.push({ source: node, row })
      if (editor) plan.notes.push(`${node.file}: the file changed and replaces an editor's version ${row.version}`)
    }
  }
  if (!complete) return plan
  const inFiles = new Set(source.map(node => node.key))
  const gone = rows.filter(row => !inFiles.has(row.key))
  const kept = keptWithAncestors(gone, rowOf)
  for (const row of gone) {
    if (!kept.has(row.key)) plan.remove.push(row)
    else if (row.sourceHash !== null && row.editedAt !== null) {
      plan.notes.push(`${row.name} (${row.key}): gone from the files, kept because an editor changed it since`)
    } else if (row.sourceHash !== null) {
      plan.notes.push(`${row.name} (${row.key}): gone from the files, kept because an editor's node lies below it`)
    }
  }
  return plan
}

function isSame(node: SourceNode, row: NodeRow): boolean {
  return node.sourceHash === row.sourceHash && stableText(stateOf(node)) === stableText(stateOf(row))
}

/** Keys of nodes that editors made or changed and that are not deleted, and of everything above them. */
function keptWithAncestors(gone: NodeRow[], rowOf: Map<string, NodeRow>): Set<string> {
  const kept = new Set<string>()
  for (const row of gone) {
    if (row.deletedAt !== null || (row.sourceHash !== null && row.editedAt === null)) continue
    for (let at: NodeRow | undefined = row; at && !kept.has(at.key); at = rowOf.get(at.parentKey ?? ''))
      kept.add(at.key)
  }
  return kept
}
