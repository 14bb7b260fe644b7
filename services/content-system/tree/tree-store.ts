import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { contentState, redirects, type TreeRow } from '../database/tables.ts'
import { buildTree, type ContentTree } from './content-tree.ts'
import { latestOnly } from './latest-only.ts'
import { type KnownRows, readChangedRows } from './read-changed-rows.ts'

/** setTimeout takes no longer waits than this. */
const MAX_WAIT_MS = 2_147_483_647

/** An address that leads to another one, or to wherever a node is. */
export type Redirect = Pick<typeof redirects.$inferSelect, 'from' | 'to' | 'key'>

export type TreeStore = {
  /** The published tree; undefined until the first load. */
  current: () => ContentTree | undefined
  /** All nodes as they were read last, published or not. */
  rows: () => TreeRow[]
  /** Addresses that lead elsewhere. */
  redirects: () => Redirect[]
  /** Reads the database again. Afterwards `current` holds everything that was committed before the call. */
  reload: () => Promise<void>
  /** Whether the database has a newer revision than the tree. */
  isStale: () => Promise<boolean>
  close: () => void
}

export type TreeStoreOptions = {
  db: ContentDatabase
  log: Logger
  /** Reads what `present` needs. */
  prepare: () => Promise<void>
  /** Turns stored properties into those that leave the system. */
  present: (properties: Record<string, unknown>) => Record<string, unknown>
  /** Called after every change of the tree. */
  onChange: (tree: ContentTree, before: ContentTree | undefined) => void
}

/**
 * Keeps the published tree in memory, so that reads need no database and go on when it is away.
 * At the instants when nodes are published or unpublished it builds the tree anew.
 */
export function treeStore({ db, log, prepare, present, onChange }: TreeStoreOptions): TreeStore {
  let known: KnownRows = { rows: [] }
  let leadingElsewhere: Redirect[] = []
  let revision = -1
  let tree: ContentTree | undefined
  let timer: NodeJS.Timeout | undefined

  const rebuild = () => {
    const before = tree
    tree = buildTree(known.rows, revision, new Date(), present)
    clearTimeout(timer)
    if (tree.nextChange) {
      const wait = Math.min(tree.nextChange.getTime() - Date.now(), MAX_WAIT_MS)
      timer = setTimeout(rebuild, Math.max(wait, 1)).unref()
    }
    onChange(tree, before)
  }

  const revisionNow = async () => {
    const [state] = await db.select({ revision: contentState.revision }).from(contentState)
    return state?.revision ?? 0
  }

  const reload = latestOnly(async () => {
    const started = performance.now()
    // The revision first: the rows and the pictures are then at least as new as it says.
    const nextRevision = await revisionNow()
    await prepare()
    // A database that was restored from a copy counts from where the copy was made.
    known = await readChangedRows(db, nextRevision < revision ? { rows: [] } : known)
    leadingElsewhere = await db.select({ from: redirects.from, to: redirects.to, key: redirects.key }).from(redirects)
    revision = nextRevision
    rebuild()
    log.info({ revision, nodes: tree?.byKey.size, ms: Math.round(performance.now() - started) }, 'content loaded')
  })

  return {
    current: () => tree,
    rows: () => known.rows,
    redirects: () => leadingElsewhere,
    reload,
    isStale: async () => (await revisionNow()) !== revision,
    close: () => clearTimeout(timer),
  }
}
