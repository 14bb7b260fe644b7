import { eq, notInArray } from 'drizzle-orm'
import { withAncestors } from '../../database/ancestors.ts'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { contentFiles, contentState, type NodeRow, nodes } from '../../database/tables.ts'
import { drafts, keepVersions, type NodeState, nextVersions, stateOf } from '../../database/versions.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import { insertNodes, updateNode } from '../../database/write-source.ts'
import { indexNodes } from '../../delivery/search/index-nodes.ts'
import { indexVersion } from '../../delivery/search/rebuild-index.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { conflictWithDraft, noteConflicts, settle } from './note-conflicts.ts'
import { fileOf, type ImportPlan, planImport } from './plan-import.ts'

export type ImportReport = { added: number; changed: number; removed: number; unchanged: number; notes: string[] }

/** @param hash null if files were refused: all are read again at the next start @param tell gets numbers of files */
export function importContent(
  db: ContentDatabase,
  source: SourceNode[],
  hash: string | null,
  texts: ReadonlyMap<string, string> = new Map(),
  tell: (done: number, all: number) => void = () => {},
): Promise<ImportReport> {
  return writeContent(db, async tx => {
    const rows = await tx.select().from(nodes)
    const plan = planImport(source, rows, hash !== null)
    await addNodes(tx, plan)
    await changeNodes(tx, plan)
    await removeNodes(tx, plan)
    await noteConflicts(tx, plan)
    await settle(tx, plan)
    await keepFiles(tx, texts, hash !== null, tell)
    const touched = [
      ...plan.add.map(node => node.key),
      ...plan.change.map(({ row }) => row.key),
      ...plan.remove.map(row => row.key),
    ]
    await indexNodes(tx, touched)
    // A moved node changes its ancestors in the tree before and after.
    await recordChange(tx, [...withAncestors(touched, rows), ...withAncestors(touched, source)])
    // In an empty database, everything has just been indexed.
    const state = { contentHash: hash, ...(rows.length === 0 && { searchHash: indexVersion }) }
    await tx
      .insert(contentState)
      .values({ id: 1, revision: 0, announcedUntil: new Date(), ...state })
      .onConflictDoUpdate({ target: contentState.id, set: state })
    return {
      added: plan.add.length,
      changed: plan.change.length,
      removed: plan.remove.length,
      unchanged: plan.unchanged + plan.conflict.length,
      notes: plan.notes,
    }
  })
}

export async function importedTexts(db: ContentDatabase): Promise<Map<string, string>> {
  const files = await db.select().from(contentFiles)
  return new Map(files.map(({ path, text }) => [path, text]))
}

async function addNodes(tx: Transaction, { add }: ImportPlan): Promise<void> {
  const nextVersion = await nextVersions(
    tx,
    add.map(node => node.key),
  )
  const entries = add.map(node => ({ node, version: nextVersion(node.key) }))
  await insertNodes(
    tx,
    entries.map(({ node, version }) => {
      return { ...stateOf(node), version, sourceHash: node.sourceHash, file: fileOf(node) }
    }),
  )
  await keepVersions(tx, { by: 'import' }, entries.map(toVersion))
}

async function changeNodes(tx: Transaction, { change }: ImportPlan): Promise<void> {
  const changedAt = new Date()
  const keys = change.map(({ row }) => row.key)
  const overtaken = new Map((await drafts(tx, keys)).map(draft => [draft.state.key, draft]))
  const nextVersion = await nextVersions(tx, keys)
  for (const { source, row } of change) {
    const bookkeeping = {
      version: nextVersion(row.key),
      changedAt,
      sourceHash: source.sourceHash,
      file: fileOf(source),
      conflict: conflictWithDraft(overtaken.get(row.key)),
      editedAt: null,
      deletedAt: null,
    }
    await updateNode(tx, { ...stateOf(source), key: row.key }, bookkeeping)
  }
  await keepVersions(
    tx,
    { by: 'import' },
    change.map(({ source, row }) => toVersion({ node: source, version: nextVersion(row.key) })),
  )
}

/** Deletes the rows of deleted files, if all files could be read. */
async function keepFiles(
  tx: Transaction,
  texts: ReadonlyMap<string, string>,
  complete: boolean,
  tell: (done: number, all: number) => void,
): Promise<void> {
  if (texts.size === 0) return
  if (complete) await tx.delete(contentFiles).where(notInArray(contentFiles.path, [...texts.keys()]))
  let done = 0
  for (const [path, text] of texts) {
    tell(++done, texts.size)
    await tx
      .insert(contentFiles)
      .values({ path, text })
      .onConflictDoUpdate({ target: contentFiles.path, set: { text } })
  }
}

async function removeNodes(tx: Transaction, { remove }: ImportPlan): Promise<void> {
  const byKey = new Map(remove.map(row => [row.key, row]))
  const depth = (row: NodeRow): number => {
    const parent = byKey.get(row.parentKey ?? '')
    return parent === undefined ? 0 : depth(parent) + 1
  }
  const nextVersion = await nextVersions(
    tx,
    remove.map(row => row.key),
  )
  for (const row of remove.toSorted((a, b) => depth(b) - depth(a))) await tx.delete(nodes).where(eq(nodes.key, row.key))
  await keepVersions(
    tx,
    { by: 'import' },
    remove.map(row => ({ key: row.key, version: nextVersion(row.key), state: null })),
  )
}

const toVersion = ({ node, version }: { node: NodeState; version: number }) => ({
  key: node.key,
  version,
  state: node,
})
